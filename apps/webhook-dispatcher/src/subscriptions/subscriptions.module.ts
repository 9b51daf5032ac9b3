import { Module } from '@nestjs/common';
import { EndpointsModule } from '../endpoints/endpoints.module.js';
import { StoreModule } from '../store/store.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { HooksController } from './hooks.controller.js';
import { SampleEvents } from './sample-events.js';
import { SubscribeHook } from './use-cases/subscribe-hook.use-case.js';

@Module({
  imports: [StoreModule, TargetsModule, EndpointsModule],
  controllers: [HooksController],
  providers: [SampleEvents, SubscribeHook],
})
export class SubscriptionsModule {}
