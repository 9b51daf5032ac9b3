import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordSignInController } from './password-sign-in.controller.js';
import { PasswordWay } from './password-way.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResetPassword } from './reset-password.js';

@Module({
  imports: [FlowModule],
  controllers: [PasswordResetController, PasswordSignInController],
  providers: [PasswordWay, RequestPasswordReset, ResetPassword],
})
export class PasswordWayModule {}
