import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { PasskeyWay } from './passkey-way.js';
import { PasskeyController } from './passkey.controller.js';
import { SignInByPasskey } from './sign-in-by-passkey.js';

@Module({
  imports: [FlowModule],
  controllers: [PasskeyController],
  providers: [PasskeyWay, SignInByPasskey],
})
export class PasskeyWayModule {}
