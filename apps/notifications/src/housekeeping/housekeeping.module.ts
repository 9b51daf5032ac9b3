import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Module } from '@nestjs/common';
import type { NotificationsConfig } from '../config/notifications-config.js';
import { CountsModule } from '../counts/counts.module.js';
import { InboxCounts } from '../counts/inbox-counts.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { LOGGER, NOTIFICATIONS_CONFIG } from '../infrastructure/tokens.js';
import { Housekeeping } from './housekeeping.js';

@Module({
  imports: [InfrastructureModule, CountsModule],
  providers: [
    {
      provide: Housekeeping,
      inject: [Database, InboxCounts, LOGGER, NOTIFICATIONS_CONFIG],
      useFactory: (database: Database, counts: InboxCounts, logger: Logger, config: NotificationsConfig) =>
        new Housekeeping(
          { database, counts, logger },
          {
            intervalMs: config.INBOX_WAKE_INTERVAL_MS,
            days: config.INBOX_DAYS,
            unreadDays: config.INBOX_UNREAD_DAYS,
          },
        ),
    },
  ],
  exports: [Housekeeping],
})
export class HousekeepingModule {}
