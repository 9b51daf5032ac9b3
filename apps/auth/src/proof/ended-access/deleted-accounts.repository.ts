import { deletedMemberName, type Role } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface EveryMembership {
  id: number;
  workspaceId: number;
  role: Role;
  /** Null while the person is a member. */
  removedAt: Date | null;
}

const LAST_OWNER_IN = {
  name: 'auth-last-owner-in',
  text: `SELECT w.slug, w.name FROM auth.member own JOIN auth.workspace w ON w.id = own.workspace_id
         WHERE own.account_id = $1 AND own.role = 'owner' AND own.removed_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM auth.member other
                           WHERE other.workspace_id = w.id AND other.id <> own.id AND other.role = 'owner'
                             AND other.removed_at IS NULL)
         ORDER BY w.name, w.slug`,
};

/** Accounts that end, and what of them stays. */
@Injectable()
export class DeletedAccountsRepository {
  constructor(private readonly database: Database) {}

  /** Also memberships that have ended, since their workspaces have the person’s name too; by workspace. */
  memberships(accountId: number, executor: Executor = this.database): Promise<EveryMembership[]> {
    return executor.query<EveryMembership>(
      `SELECT id, workspace_id AS "workspaceId", role, removed_at AS "removedAt"
       FROM auth.member WHERE account_id = $1 ORDER BY workspace_id`,
      [accountId],
    );
  }

  /**
   * Locks the account against new memberships as well: their foreign key waits for it.
   * @returns false when it is deleted already
   */
  async lock(tx: Executor, accountId: number): Promise<boolean> {
    const rows = await tx.query(
      'SELECT 1 FROM auth.account WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
      [accountId],
    );
    return rows.length > 0;
  }

  /** The workspaces that would have no owner without the account. */
  lastOwnerIn(tx: Executor, accountId: number): Promise<{ slug: string; name: string }[]> {
    return tx.query<{ slug: string; name: string }>(LAST_OWNER_IN, [accountId]);
  }

  /**
   * The row stays, because members refer to it. Its address is free again.
   * @param address that replaces it; no mail reaches it
   */
  async close(tx: Executor, accountId: number, address: string, at: Date): Promise<void> {
    await tx.query(
      `UPDATE auth.account SET name = $2, email = $3, password_hash = '', sign_outs = sign_outs + 1,
         disabled_at = coalesce(disabled_at, $4), deleted_at = $4
       WHERE id = $1`,
      [accountId, deletedMemberName, address, at],
    );
    // The restoration of a workspace in deletion does not bring the person back.
    await tx.query(
      'UPDATE auth.member SET left_with_workspace = false WHERE account_id = $1 AND left_with_workspace',
      [accountId],
    );
  }
}
