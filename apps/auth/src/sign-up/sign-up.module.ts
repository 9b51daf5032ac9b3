import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { SignUpMails } from './sign-up-mails.js';
import { AcceptInvitation } from './use-cases/accept-invitation.use-case.js';
import { ConfirmSignUp } from './use-cases/confirm-sign-up.use-case.js';
import { CreateWorkspace } from './use-cases/create-workspace.use-case.js';
import { RequestSignUp } from './use-cases/request-sign-up.use-case.js';

@Module({
  imports: [ProofModule],
  providers: [AcceptInvitation, ConfirmSignUp, CreateWorkspace, RequestSignUp, SignUpMails],
  exports: [AcceptInvitation, ConfirmSignUp, CreateWorkspace, RequestSignUp],
})
export class SignUpModule {}
