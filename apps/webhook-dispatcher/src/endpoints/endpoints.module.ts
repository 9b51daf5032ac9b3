import { Module } from '@nestjs/common';
import { StoreModule } from '../store/store.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { BoardScope } from './board-scope.js';
import { EndpointRegistration } from './endpoint-registration.js';
import { KnownBoardsRepository } from './known-boards.repository.js';
import { ListScope } from './list-scope.js';
import { EnableWebhook } from './use-cases/enable-webhook.use-case.js';
import { RegisterWebhook } from './use-cases/register-webhook.use-case.js';
import { RemoveEndpoint } from './use-cases/remove-endpoint.use-case.js';
import { RotateEndpointKey } from './use-cases/rotate-endpoint-key.use-case.js';
import { UpdateWebhook } from './use-cases/update-webhook.use-case.js';
import { WebhookStatsReader } from './webhook-stats.reader.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksReader } from './webhooks.reader.js';

@Module({
  imports: [StoreModule, TargetsModule],
  controllers: [WebhooksController],
  providers: [
    EndpointRegistration,
    BoardScope,
    ListScope,
    KnownBoardsRepository,
    WebhookStatsReader,
    WebhooksReader,
    RegisterWebhook,
    UpdateWebhook,
    EnableWebhook,
    RotateEndpointKey,
    RemoveEndpoint,
  ],
  exports: [EndpointRegistration, BoardScope, ListScope, RemoveEndpoint],
})
export class EndpointsModule {}
