import { IDEMPOTENCY_KEYS, IdempotencyKeys } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Database, SecretBox } from '@kiban/persistence';
import { infrastructure } from '@kiban/service-kit';
import { Module } from '@nestjs/common';
import { functions, migrations } from '../../migrations/index.js';
import { readAuthConfig, type AuthConfig } from '../config/auth-config.js';
import { Clock } from './clock.js';
import { RequestWindows } from './request-windows.js';
import { createResponseSealer } from './response-sealer.js';
import { AUTH_CONFIG, authSchema, LOGGER } from './tokens.js';

@Module(
  infrastructure({
    service: 'auth',
    config: AUTH_CONFIG,
    readConfig: readAuthConfig,
    tables: { schema: authSchema, migrations, functions, source: 'auth', hasAuditOutbox: false },
    providers: [
      Clock,
      RequestWindows,
      {
        provide: SecretBox,
        inject: [AUTH_CONFIG],
        useFactory: (config: AuthConfig) =>
          new SecretBox(config.ENCRYPTION_KEY, config.ENCRYPTION_KEYS_RETIRED),
      },
      {
        provide: IDEMPOTENCY_KEYS,
        inject: [Database, LOGGER, SecretBox, AUTH_CONFIG],
        useFactory: (database: Database, logger: Logger, box: SecretBox, config: AuthConfig) =>
          new IdempotencyKeys(database, authSchema, logger, {
            sealer: createResponseSealer(box, config.ENCRYPTION_KEY),
          }),
      },
    ],
  }),
)
export class InfrastructureModule {}
