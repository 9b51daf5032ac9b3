import type { InvitationState, Role } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

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

const COLUMNS = `i.id, i.workspace_id AS "workspaceId", w.name AS "workspaceName", i.email, i.role,
  i.invited_by AS "invitedBy", i.created_at AS "createdAt", i.expires_at AS "expiresAt", i.accepted_at AS "acceptedAt",
  i.revoked_at AS "revokedAt"`;
const FROM = 'auth.invitation i JOIN auth.workspace w ON w.id = i.workspace_id';

export function stateOf(invitation: Invitation, now: Date): InvitationState {
  if (invitation.acceptedAt) return 'accepted';
  if (invitation.revokedAt) return 'revoked';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** The latest 200, newest first. */
  list(workspaceId: number): Promise<Invitation[]> {
    return this.database.query<Invitation>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE i.workspace_id = $1 ORDER BY i.id DESC LIMIT 200`,
      [workspaceId],
    );
  }

  async byId(tx: Executor, workspaceId: number, id: number): Promise<Invitation | undefined> {
    const [row] = await tx.query<Invitation>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE i.workspace_id = $1 AND i.id = $2`,
      [workspaceId, id],
    );
    return row;
  }

  /** Finds an invitation by the secret of either link. `proven`: the secret was sent to the address alone. */
  async byDigest(digest: Buffer): Promise<(Invitation & { proven: boolean }) | undefined> {
    const [row] = await this.database.query<Invitation & { proven: boolean }>(
      `SELECT ${COLUMNS}, i.digest <> $1 AS proven FROM ${FROM} WHERE i.digest = $1 OR i.mailed_digest = $1`,
      [digest],
    );
    return row;
  }

  async ofId(id: number): Promise<Invitation | undefined> {
    const [row] = await this.database.query<Invitation>(`SELECT ${COLUMNS} FROM ${FROM} WHERE i.id = $1`, [
      id,
    ]);
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
