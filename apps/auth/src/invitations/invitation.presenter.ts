import type { InvitationDto } from '@kiban/contracts';
import { stateOf, type Invitation } from '../store/invitations/invitations.reader.js';

export function presentInvitation(invitation: Invitation, now: Date): InvitationDto {
  return {
    id: invitation.id,
    email: invitation.email,
    role: invitation.role,
    state: stateOf(invitation, now),
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}
