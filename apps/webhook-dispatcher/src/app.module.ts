import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from '@kiban/http-kit';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { EndpointsModule } from './endpoints/endpoints.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { SenderModule } from './sender/sender.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { WorkspacePurgeModule } from './workspace-purge/workspace-purge.module.js';

@Module({
  imports: [
    InfrastructureModule,
    EndpointsModule,
    DeliveriesModule,
    SubscriptionsModule,
    SenderModule,
    IntakeModule,
    WorkspacePurgeModule,
  ],
  providers: [{ provide: APP_GUARD, useExisting: AccessGuard }],
})
export class AppModule {}
