import type { NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { LOGGER, NATS } from '../infrastructure/tokens.js';
import { InboxCounts } from './inbox-counts.js';
import { LostEntries } from './lost-entries.js';

/** What every change of an inbox ends with: its count. */
@Module({
  imports: [InfrastructureModule],
  providers: [
    LostEntries,
    {
      provide: InboxCounts,
      inject: [Database, NATS, LOGGER],
      useFactory: (database: Database, connection: NatsConnection, logger: Logger) =>
        new InboxCounts({ database, connection, logger }),
    },
  ],
  exports: [InboxCounts, LostEntries],
})
export class CountsModule {}
