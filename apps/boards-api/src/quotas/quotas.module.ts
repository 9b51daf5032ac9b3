import { Module } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import type { BoardsConfig } from '../config/boards-config.js';
import { BOARDS_CONFIG } from '../config/tokens.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { quotaSettings } from './quota-settings.js';
import { Quotas } from './quotas.js';
import { UsageResponder } from './usage-responder.js';

@Module({
  imports: [InfrastructureModule],
  controllers: [UsageResponder],
  providers: [
    {
      provide: Quotas,
      inject: [Database, BOARDS_CONFIG],
      useFactory: (database: Database, config: BoardsConfig) => new Quotas(database, quotaSettings(config)),
    },
  ],
  exports: [Quotas],
})
export class QuotasModule {}
