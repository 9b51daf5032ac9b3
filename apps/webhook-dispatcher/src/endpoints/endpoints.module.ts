import { Module } from '@nestjs/common';
import { RegistrationModule } from '../registration/registration.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { EnableWebhook } from './use-cases/enable-webhook.use-case.js';
import { RegisterWebhook } from './use-cases/register-webhook.use-case.js';
import { RotateEndpointKey } from './use-cases/rotate-endpoint-key.use-case.js';
import { UpdateWebhook } from './use-cases/update-webhook.use-case.js';
import { WebhookStatsReader } from './webhook-stats.reader.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksReader } from './webhooks.reader.js';

@Module({
  imports: [RegistrationModule, TargetsModule],
  controllers: [WebhooksController],
  providers: [
    WebhookStatsReader,
    WebhooksReader,
    RegisterWebhook,
    UpdateWebhook,
    EnableWebhook,
    RotateEndpointKey,
  ],
})
export class EndpointsModule {}
