import type { DatabaseConfig, ServiceConfig } from '@kiban/app-config';
import { AuthClient, type AuthClientOptions } from '@kiban/auth-client';
import { AccessGuard, BEARER_RESOLVER } from '@kiban/http-kit';
import type { NatsConnection } from '@kiban/messaging';
import { Registry, type Logger } from '@kiban/observability';
import type { Provider } from '@nestjs/common';
import { LOGGER, NATS, SERVICE_CONFIG } from './tokens.js';

export type ServiceAudience = AuthClientOptions['audience'];

/** How a service identifies its callers: bearers are resolved by auth. */
export function callerProviders(audience: ServiceAudience): Provider[] {
  return [
    {
      provide: AuthClient,
      inject: [SERVICE_CONFIG, NATS, LOGGER, Registry],
      useFactory: (
        config: ServiceConfig & Partial<DatabaseConfig>,
        connection: NatsConnection,
        logger: Logger,
        registry: Registry,
      ) => {
        const credentialPublicKeys = config.INTERNAL_CREDENTIAL_PUBLIC_KEY;
        return new AuthClient({
          connection,
          internalUrl: config.AUTH_INTERNAL_URL,
          internalSecret: config.INTERNAL_API_SECRET[0],
          audience,
          ...(credentialPublicKeys ? { credentialPublicKeys } : {}),
          logger,
          registry,
        });
      },
    },
    { provide: BEARER_RESOLVER, useExisting: AuthClient },
    AccessGuard,
  ];
}
