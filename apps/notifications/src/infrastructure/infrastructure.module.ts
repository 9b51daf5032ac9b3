import { IDEMPOTENCY_KEYS, IdempotencyKeys } from '@kiban/http-kit';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { infrastructure } from '@kiban/service-kit';
import { Module } from '@nestjs/common';
import { functions, migrations } from '../../migrations/index.js';
import { readNotificationsConfig } from '../config/notifications-config.js';
import { LOGGER, NOTIFICATIONS_CONFIG, notificationsSchema } from './tokens.js';

@Module(
  infrastructure({
    service: 'notifications',
    config: NOTIFICATIONS_CONFIG,
    readConfig: readNotificationsConfig,
    audience: 'api',
    tables: { schema: notificationsSchema, migrations, functions, hasAuditOutbox: false },
    providers: [
      {
        provide: IDEMPOTENCY_KEYS,
        inject: [Database, LOGGER],
        useFactory: (database: Database, logger: Logger) =>
          new IdempotencyKeys(database, notificationsSchema, logger),
      },
    ],
  }),
)
export class InfrastructureModule {}
