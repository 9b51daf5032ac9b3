import type { Role } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { MembersReader } from './members.reader.js';

@Injectable()
export class MembersRepository extends MembersReader {
  async countOwners(tx: Executor, workspaceId: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.member
       WHERE workspace_id = $1 AND role = 'owner' AND removed_at IS NULL`,
      [workspaceId],
    );
    return row?.count ?? 0;
  }

  async setRole(tx: Executor, ids: readonly number[], role: Role): Promise<void> {
    await tx.query('UPDATE auth.member SET role = $2, version = version + 1 WHERE id = ANY ($1::bigint[])', [
      ids,
      role,
    ]);
  }

  /** Raises the version, for a change of what the account has in common with the member. */
  async touch(tx: Executor, id: number): Promise<void> {
    await tx.query('UPDATE auth.member SET version = version + 1 WHERE id = $1', [id]);
  }

  async remove(tx: Executor, id: number, at: Date): Promise<void> {
    await tx.query('UPDATE auth.member SET removed_at = $2, version = version + 1 WHERE id = $1', [id, at]);
    await tx.query('DELETE FROM auth.member_preferences WHERE member_id = $1', [id]);
  }

  /**
   * Adds an account to a workspace, or restores its membership. @returns the member’s id, or undefined if it is
   * already a member
   */
  async add(
    tx: Executor,
    member: { workspaceId: number; accountId: number; role: Role; at: Date },
  ): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.member AS m (workspace_id, account_id, role, joined_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (workspace_id, account_id) DO UPDATE
       SET role = excluded.role, joined_at = excluded.joined_at, removed_at = NULL, version = m.version + 1
       WHERE m.removed_at IS NOT NULL
       RETURNING id`,
      [member.workspaceId, member.accountId, member.role, member.at],
    );
    return row?.id;
  }
}
