import type { Principal } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** A workspace in deletion. */
export interface DeletedWorkspace {
  id: number;
  slug: string;
  name: string;
  deletedAt: Date;
  /** When it is deleted for good. */
  deletionAt: Date;
  /** Set as soon as it cannot be restored any longer. */
  purgeBeganAt: Date | null;
}

const COLUMNS = `w.id, w.slug, w.name, w.deleted_at AS "deletedAt", w.deletion_at AS "deletionAt",
  w.purge_began_at AS "purgeBeganAt"`;

/** The state of workspaces in deletion. A trigger ends and restores the memberships with it. */
@Injectable()
export class DeletionsRepository {
  constructor(private readonly database: Database) {}

  /** The workspaces in deletion, the first to be deleted for good first. */
  list(): Promise<DeletedWorkspace[]> {
    return this.database.query<DeletedWorkspace>(
      `SELECT ${COLUMNS} FROM auth.workspace w WHERE w.deletion_at IS NOT NULL ORDER BY w.deletion_at, w.id`,
    );
  }

  /** @returns undefined for a workspace that is not in deletion, which is locked none the less */
  async lock(
    tx: Executor,
    workspace: { id: number } | { slug: string },
  ): Promise<DeletedWorkspace | undefined> {
    const [row] = await tx.query<Omit<DeletedWorkspace, 'deletionAt'> & { deletionAt: Date | null }>(
      `SELECT ${COLUMNS} FROM auth.workspace w WHERE w.id = $1 OR w.slug = $2 FOR UPDATE`,
      'id' in workspace ? [workspace.id, null] : [null, workspace.slug],
    );
    return row?.deletionAt ? { ...row, deletionAt: row.deletionAt } : undefined;
  }

  /** Whether the caller owned the workspace when it was deleted, and the session still lasts. Both are locked. */
  async isOwnedBy(tx: Executor, { workspace, member, credentialId }: Principal): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       JOIN auth.oauth_grant g ON g.member_id = m.id
       WHERE m.workspace_id = $1 AND m.id = $2 AND m.left_with_workspace AND m.role = 'owner' AND a.disabled_at IS NULL
         AND g.id = $3 AND g.revoked_at IS NULL
       FOR SHARE OF m, a, g`,
      [workspace.id, member.id, Number(credentialId.replace('grant:', ''))],
    );
    return rows.length > 0;
  }

  /** Whether the workspace in deletion would have an owner again. Accounts can be deleted in the meantime. */
  async hasOwner(tx: Executor, workspaceId: number): Promise<boolean> {
    const rows = await tx.query(
      `SELECT 1 FROM auth.member WHERE workspace_id = $1 AND left_with_workspace AND role = 'owner' LIMIT 1`,
      [workspaceId],
    );
    return rows.length > 0;
  }

  /** Ids of the accounts of the workspace’s owners. */
  async owners(tx: Executor, workspaceId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `SELECT m.account_id AS id FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       WHERE m.workspace_id = $1 AND m.role = 'owner' AND m.removed_at IS NULL AND a.disabled_at IS NULL ORDER BY m.id`,
      [workspaceId],
    );
    return rows.map(({ id }) => id);
  }

  async begin(tx: Executor, workspaceId: number, at: Date, deletionAt: Date): Promise<void> {
    await tx.query(
      'UPDATE auth.workspace SET deleted_at = $2, deletion_at = $3, version = version + 1 WHERE id = $1',
      [workspaceId, at, deletionAt],
    );
  }

  /** Ends the time for a restoration of the workspaces whose day has come. */
  async beginPurges(now: Date): Promise<void> {
    await this.database.query(
      'UPDATE auth.workspace SET purge_began_at = $1 WHERE deletion_at <= $1 AND purge_began_at IS NULL',
      [now],
    );
  }

  /** The workspaces whose purge began before a time, the oldest first. */
  purging(before: Date): Promise<DeletedWorkspace[]> {
    return this.database.query<DeletedWorkspace>(
      `SELECT ${COLUMNS} FROM auth.workspace w WHERE w.purge_began_at <= $1 ORDER BY w.purge_began_at, w.id`,
      [before],
    );
  }

  async delete(tx: Executor, workspaceId: number): Promise<void> {
    await tx.query('DELETE FROM auth.workspace WHERE id = $1', [workspaceId]);
  }

  async undo(tx: Executor, workspaceId: number): Promise<void> {
    await tx.query(
      'UPDATE auth.workspace SET deleted_at = NULL, deletion_at = NULL, version = version + 1 WHERE id = $1',
      [workspaceId],
    );
  }
}
