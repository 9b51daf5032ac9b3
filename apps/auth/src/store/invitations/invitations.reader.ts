import type { InvitationState, Role } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';

export interface Invitation {
  id: number;
  workspaceId: number;
  workspaceName: string;
  email: string;
  role: Role;
  invitedBy: number;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

/** As its link shows it. */
export interface LinkedInvitation extends Invitation {
  /** Whether the secret of the link was sent to the address alone. */
  proven: boolean;
}

export const INVITATION_COLUMNS = `i.id, i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.email, i.role,
  i.invited_by AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt",
  i.revoked_at AS "revokedAt"`;

export const INVITATIONS = 'auth.invitation i JOIN auth.workspace w ON w.id = i.workspace_id';

@Injectable()
export class InvitationsReader {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The latest 200, newest first. */
  list(workspaceId: number): Promise<Invitation[]> {
    return this.database.query<Invitation>(
      `SELECT ${INVITATION_COLUMNS} FROM ${INVITATIONS} WHERE i.workspace_id = $1 ORDER BY i.id DESC LIMIT 200`,
      [workspaceId],
    );
  }

  /** @param digest of the secret of either link. @returns undefined unless the invitation is open */
  async openByDigest(digest: Buffer): Promise<LinkedInvitation | undefined> {
    const [row] = await this.database.query<LinkedInvitation>(
      `SELECT ${INVITATION_COLUMNS}, i.digest <> $1 AS proven FROM ${INVITATIONS} WHERE i.digest = $1 OR i.mailed_digest = $1`,
      [digest],
    );
    return row && stateOf(row, this.clock.now()) === 'open' ? row : undefined;
  }

  async ofId(id: number): Promise<Invitation | undefined> {
    const [row] = await this.database.query<Invitation>(
      `SELECT ${INVITATION_COLUMNS} FROM ${INVITATIONS} WHERE i.id = $1`,
      [id],
    );
    return row;
  }
}

export function stateOf(invitation: Invitation, now: Date): InvitationState {
  if (invitation.acceptedAt) return 'accepted';
  if (invitation.revokedAt) return 'revoked';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}
