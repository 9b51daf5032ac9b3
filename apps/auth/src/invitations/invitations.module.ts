import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { StoreModule } from '../store/store.module.js';
import { InvitationBounds } from './invitation-bounds.js';
import { InvitationsController } from './invitations.controller.js';
import { Invite } from './use-cases/invite.use-case.js';
import { RevokeInvitation } from './use-cases/revoke-invitation.use-case.js';

@Module({
  imports: [MailModule, StoreModule],
  controllers: [InvitationsController],
  providers: [InvitationBounds, Invite, RevokeInvitation],
})
export class InvitationsModule {}
