import { IDEMPOTENCY_KEYS, IdempotencyKeys } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Database, SecretBox } from '@kiban/persistence';
import { infrastructure } from '@kiban/service-kit';
import { Module } from '@nestjs/common';
import { functions, migrations } from '../../migrations/index.js';
import { readDispatcherConfig, type DispatcherConfig } from '../config/dispatcher-config.js';
import { databaseClock } from './database-time.js';
import { createResponseSealer } from './response-sealer.js';
import { DATABASE_TIME, DISPATCHER_CONFIG, LOGGER, webhooksSchema } from './tokens.js';

@Module(
  infrastructure({
    service: 'webhook-dispatcher',
    config: DISPATCHER_CONFIG,
    readConfig: readDispatcherConfig,
    audience: 'api',
    tables: { schema: webhooksSchema, migrations, functions, source: 'webhooks', hasAuditOutbox: true },
    providers: [
      { provide: DATABASE_TIME, useValue: databaseClock },
      {
        provide: SecretBox,
        inject: [DISPATCHER_CONFIG],
        useFactory: (config: DispatcherConfig) =>
          new SecretBox(config.ENCRYPTION_KEY, config.ENCRYPTION_KEYS_RETIRED, { keyIds: 'while_rotating' }),
      },
      {
        provide: IDEMPOTENCY_KEYS,
        inject: [Database, LOGGER, SecretBox],
        useFactory: (database: Database, logger: Logger, box: SecretBox) =>
          new IdempotencyKeys(database, webhooksSchema, logger, { sealer: createResponseSealer(box) }),
      },
    ],
  }),
)
export class InfrastructureModule {}
