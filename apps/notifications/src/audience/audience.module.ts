import type { NatsConnection } from '@kiban/messaging';
import { Module } from '@nestjs/common';
import type { NotificationsConfig } from '../config/notifications-config.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { NATS, NOTIFICATIONS_CONFIG } from '../infrastructure/tokens.js';
import { AudienceClient } from './audience-client.js';
import { SeenBoards } from './seen-boards.js';

/** What boards-api decides: whom an event notifies, and who sees a board. */
@Module({
  imports: [InfrastructureModule],
  providers: [
    {
      provide: AudienceClient,
      inject: [NATS, NOTIFICATIONS_CONFIG],
      useFactory: (connection: NatsConnection, config: NotificationsConfig) =>
        new AudienceClient(connection, config.AUDIENCE_TIMEOUT_MS),
    },
    {
      provide: SeenBoards,
      inject: [NATS, NOTIFICATIONS_CONFIG],
      useFactory: (connection: NatsConnection, config: NotificationsConfig) =>
        new SeenBoards(connection, config.AUDIENCE_TIMEOUT_MS),
    },
  ],
  exports: [AudienceClient, SeenBoards],
})
export class AudienceModule {}
