import { Module } from '@nestjs/common';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { EndpointsModule } from '../endpoints/endpoints.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { HooksController } from './hooks.controller.js';
import { SampleEvents } from './sample-events.js';
import { SubscribeHook } from './subscribe-hook.use-case.js';

@Module({
  imports: [InfrastructureModule, TargetsModule, EndpointsModule, DeliveriesModule],
  controllers: [HooksController],
  providers: [SampleEvents, SubscribeHook],
})
export class SubscriptionsModule {}
