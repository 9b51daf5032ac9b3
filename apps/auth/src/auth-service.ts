import { redactConfig } from '@kiban/app-config';
import { HttpService } from '@kiban/http-kit';
import { OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { Readiness, Registry, type Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { AuditResponder } from './audit/audit-responder.js';
import type { AuthConfig } from './config/auth-config.js';
import { Sweeper } from './housekeeping/sweeper.js';
import { AUTH_CONFIG, LOGGER, NATS } from './infrastructure/tokens.js';
import { MemberResponder } from './members/member-responder.js';
import { AuthorizationServer } from './oidc/authorization-server.js';
import { ModelResealing } from './oidc/model-resealing.js';
import { isProviderPath, mountProvider } from './oidc/provider-mount.js';
import { acceptForms, isPage } from './sign-in/form-request.js';
import { rejectForeignHosts } from './sign-in/host-gate.js';
import { PageErrorFilter } from './sign-in/page-error.filter.js';
import { PublicBounds } from './sign-in/public-bounds.js';
import { boundSignInStarts } from './sign-in/sign-in-starts.js';
import { BearerQuestion } from './token-check/bearer-question.js';
import { internalResolveRoute } from './token-check/internal-resolve.route.js';
import { LastUsed } from './token-check/last-used.js';
import { NatsResponder } from './token-check/nats-responder.js';

/** Puts the service's process together and starts what runs beside its requests. It does not listen yet. */
export async function createAuthService(): Promise<HttpService> {
  const service = await HttpService.create({
    module: AppModule,
    // Pages are for their own origin; the authorization server answers CORS itself, client by client.
    withoutCors: (path) => isProviderPath(path) || isPage(path),
    parts: (app) => {
      const config = app.get<AuthConfig>(AUTH_CONFIG);
      const logger = app.get<Logger>(LOGGER);
      logger.info({ config: redactConfig(config) }, 'service.configured');
      return {
        logger,
        registry: app.get(Registry),
        readiness: app.get(Readiness),
        host: config.HOST,
        port: config.PORT,
        managementPort: config.MANAGEMENT_PORT,
        publicOrigin: config.PUBLIC_ORIGIN,
        trustedProxies: config.TRUSTED_PROXIES,
        managementRoutes: [internalResolveRoute(app.get(BearerQuestion), config.INTERNAL_API_SECRET, logger)],
        closers: [
          () => app.get(OutboxRelay).stop(),
          () => Promise.resolve(app.get(NatsResponder).stop()),
          () => Promise.resolve(app.get(MemberResponder).stop()),
          () => Promise.resolve(app.get(AuditResponder).stop()),
          () => Promise.resolve(app.get(Sweeper).stop()),
          () => app.get(ModelResealing).stop(),
          () => app.get(LastUsed).stop(),
          () => app.get<NatsConnection>(NATS).drain(),
          () => app.get(Database).close(),
        ],
      };
    },
    configure: async (app, { logger }) => {
      const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      acceptForms(fastify);
      rejectForeignHosts(fastify, app.get<AuthConfig>(AUTH_CONFIG).PUBLIC_ORIGIN, logger);
      boundSignInStarts(fastify, {
        provider: app.get(AuthorizationServer).provider,
        bounds: app.get(PublicBounds),
        errors: app.get(PageErrorFilter),
      });
      mountProvider(fastify, app.get(AuthorizationServer), logger);
    },
  });
  service.app.get(OutboxRelay).start();
  service.app.get(NatsResponder).start();
  service.app.get(MemberResponder).start();
  service.app.get(AuditResponder).start();
  service.app.get(LastUsed).start();
  service.app.get(Sweeper).start();
  service.app.get(ModelResealing).start();
  return service;
}
