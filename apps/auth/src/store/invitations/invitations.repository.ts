import type { Role } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { INVITATION_COLUMNS, INVITATIONS, type Invitation } from './invitations.reader.js';

@Injectable()
export class InvitationsRepository {
  async byId(tx: Executor, workspaceId: number, id: number): Promise<Invitation | undefined> {
    const [row] = await tx.query<Invitation>(
      `SELECT ${INVITATION_COLUMNS} FROM ${INVITATIONS} WHERE i.workspace_id = $1 AND i.id = $2`,
      [workspaceId, id],
    );
    return row;
  }

  async countOpen(tx: Executor, workspaceId: number, now: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.invitation
       WHERE workspace_id = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2`,
      [workspaceId, now],
    );
    return row?.count ?? 0;
  }

  async isMember(tx: Executor, workspaceId: number, email: string): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       WHERE m.workspace_id = $1 AND m.removed_at IS NULL AND lower(a.email) = lower($2)`,
      [workspaceId, email],
    );
    return rows.length > 0;
  }

  /** Creates an invitation, which replaces an open one to the same address. */
  async insert(
    tx: Executor,
    invitation: {
      workspaceId: number;
      email: string;
      role: Role;
      digest: Buffer;
      mailedDigest: Buffer;
      invitedBy: number;
      createdAt: Date;
      expiresAt: Date;
    },
  ): Promise<number> {
    await tx.query(
      `UPDATE auth.invitation SET revoked_at = $3
       WHERE workspace_id = $1 AND lower(email) = lower($2) AND accepted_at IS NULL AND revoked_at IS NULL`,
      [invitation.workspaceId, invitation.email, invitation.createdAt],
    );
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.invitation (workspace_id, email, role, digest, mailed_digest, invited_by, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        invitation.workspaceId,
        invitation.email,
        invitation.role,
        invitation.digest,
        invitation.mailedDigest,
        invitation.invitedBy,
        invitation.createdAt,
        invitation.expiresAt,
      ],
    );
    return (row as { id: number }).id;
  }

  async revoke(tx: Executor, id: number, at: Date): Promise<void> {
    await tx.query(
      'UPDATE auth.invitation SET revoked_at = $2 WHERE id = $1 AND accepted_at IS NULL AND revoked_at IS NULL',
      [id, at],
    );
  }

  /** @returns whether the invitation was still open */
  async accept(tx: Executor, id: number, at: Date): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE auth.invitation SET accepted_at = $2
       WHERE id = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2 RETURNING true AS done`,
      [id, at],
    );
    return rows.length > 0;
  }
}
