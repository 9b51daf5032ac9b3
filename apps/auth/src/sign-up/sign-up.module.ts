import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { MailModule } from '../mail/mail.module.js';
import { WorkspacesModule } from '../workspaces/workspaces.module.js';
import { ConfirmSignUp } from './use-cases/confirm-sign-up.use-case.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import { RequestSignUp } from './use-cases/request-sign-up.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, InvitationsModule, MailModule, WorkspacesModule],
  providers: [ConfirmSignUp, PendingSignUpsRepository, RequestSignUp],
  exports: [ConfirmSignUp, PendingSignUpsRepository, RequestSignUp],
})
export class SignUpModule {}
