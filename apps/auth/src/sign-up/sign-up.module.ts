import { Module } from '@nestjs/common';
import { ProofModule } from '../proof/proof.module.js';
import { InvitedMembers } from './invited-members.js';
import { NewWorkspaces } from './new-workspaces.js';
import { SignUpMails } from './sign-up-mails.js';
import { ConfirmSignUp } from './use-cases/confirm-sign-up.use-case.js';
import { JoinByInvitation } from './use-cases/join-by-invitation.use-case.js';
import { RequestSignUp } from './use-cases/request-sign-up.use-case.js';

@Module({
  imports: [ProofModule],
  providers: [ConfirmSignUp, InvitedMembers, JoinByInvitation, NewWorkspaces, RequestSignUp, SignUpMails],
  exports: [ConfirmSignUp, JoinByInvitation, RequestSignUp],
})
export class SignUpModule {}
