import { Module } from '@nestjs/common';
import { RegistrationModule } from '../registration/registration.module.js';
import { TargetsModule } from '../targets/targets.module.js';
import { HooksController } from './hooks.controller.js';
import { SampleEvents } from './sample-events.js';
import { SubscribeHook } from './use-cases/subscribe-hook.use-case.js';

@Module({
  imports: [RegistrationModule, TargetsModule],
  controllers: [HooksController],
  providers: [SampleEvents, SubscribeHook],
})
export class SubscriptionsModule {}
