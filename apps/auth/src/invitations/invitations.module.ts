import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MembersModule } from '../members/members.module.js';
import { TokenCheckModule } from '../token-check/token-check.module.js';
import { AcceptInvitation } from './use-cases/accept-invitation.use-case.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { Invite } from './use-cases/invite.use-case.js';
import { RevokeInvitation } from './use-cases/revoke-invitation.use-case.js';

@Module({
  imports: [InfrastructureModule, AccountsModule, AuditModule, MailModule, MembersModule, TokenCheckModule],
  controllers: [InvitationsController],
  providers: [AcceptInvitation, InvitationsRepository, Invite, RevokeInvitation],
  exports: [AcceptInvitation, InvitationsRepository],
})
export class InvitationsModule {}
