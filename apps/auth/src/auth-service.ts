import { HttpService } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { serviceParts, ServiceResources } from '@kiban/service-kit';
import type { Type } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { AuditPublisher } from './audit/audit-publisher.js';
import { ProofChecks } from './company-sign-in/proof-checks.js';
import type { AuthConfig } from './config/auth-config.js';
import { Resealing } from './housekeeping/resealing.js';
import { Sweeper } from './housekeeping/sweeper.js';
import { AUTH_CONFIG, LOGGER } from './infrastructure/tokens.js';
import { AuthorizationServer } from './oidc/authorization-server.js';
import { isProviderPath, mountProvider } from './oidc/provider-mount.js';
import { sendScimErrors } from './provisioning/scim-responses.js';
import { acceptForms, isPage } from './sign-in/flow/form-request.js';
import { rejectForeignHosts } from './sign-in/flow/host-gate.js';
import { PageErrorFilter } from './sign-in/flow/page-error.filter.js';
import { PublicBounds } from './sign-in/flow/public-bounds.js';
import { boundSignInStarts } from './sign-in/flow/sign-in-starts.js';
import { UsedAddresses } from './store/audit/used-addresses.js';
import { BearerResolver } from './token-check/bearer-resolver.js';
import { internalResolveRoute } from './token-check/internal-resolve.route.js';
import { LastUsed } from './token-check/last-used.js';
import { WorkspacePurge } from './workspace-deletion/workspace-purge.js';

/**
 * Assembles the service and starts its background work. The caller starts listening.
 * @param module in a test, with more than the service has
 */
export async function createAuthService(module: Type = AppModule): Promise<HttpService> {
  const service = await HttpService.create({
    module,
    // Pages allow their own origin only; the authorization server handles CORS for each client.
    withoutCors: (path) => isProviderPath(path) || isPage(path),
    parts: (app) =>
      serviceParts(app, {
        managementRoutes: [
          internalResolveRoute(
            app.get(BearerResolver),
            app.get<AuthConfig>(AUTH_CONFIG).INTERNAL_API_SECRET,
            app.get<Logger>(LOGGER),
          ),
        ],
        closers: [
          () => app.get(Sweeper).stop(),
          () => app.get(WorkspacePurge).stop(),
          () => app.get(AuditPublisher).stop(),
          () => app.get(Resealing).stop(),
          () => app.get(ProofChecks).stop(),
          () => app.get(LastUsed).stop(),
          () => app.get(UsedAddresses).stop(),
        ],
      }),
    configure: async (app, { logger }) => {
      const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      acceptForms(fastify);
      sendScimErrors(fastify);
      rejectForeignHosts(fastify, app.get<AuthConfig>(AUTH_CONFIG).PUBLIC_ORIGIN, logger);
      boundSignInStarts(fastify, {
        provider: app.get(AuthorizationServer).provider,
        bounds: app.get(PublicBounds),
        errors: app.get(PageErrorFilter),
      });
      mountProvider(fastify, app.get(AuthorizationServer), logger);
    },
  });
  await service.app.get(ServiceResources).start(service.app);
  service.app.get(LastUsed).start();
  service.app.get(Sweeper).start();
  service.app.get(WorkspacePurge).start();
  service.app.get(ProofChecks).start();
  service.app.get(AuditPublisher).start();
  service.app.get(Resealing).start();
  return service;
}
