import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { BoardScope } from './board-scope.js';
import { EndpointRegistration } from './endpoint-registration.js';
import { EndpointsRepository } from './endpoints.repository.js';
import { EnableWebhook } from './use-cases/enable-webhook.use-case.js';
import { RegisterWebhook } from './use-cases/register-webhook.use-case.js';
import { RemoveEndpoint } from './use-cases/remove-endpoint.use-case.js';
import { RotateEndpointKey } from './use-cases/rotate-endpoint-key.use-case.js';
import { UpdateWebhook } from './use-cases/update-webhook.use-case.js';
import { WebhookStats } from './webhook-stats.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [InfrastructureModule, TargetsModule],
  controllers: [WebhooksController],
  providers: [
    EndpointsRepository,
    EndpointRegistration,
    BoardScope,
    WebhookStats,
    RegisterWebhook,
    UpdateWebhook,
    EnableWebhook,
    RotateEndpointKey,
    RemoveEndpoint,
  ],
  exports: [EndpointsRepository, EndpointRegistration, BoardScope, RotateEndpointKey, RemoveEndpoint],
})
export class EndpointsModule {}
