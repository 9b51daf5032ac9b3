import type { Role } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { ClientPolicy } from '../workspaces/client-policy.js';
import { isMember } from './is-member.sql.js';

export interface Member {
  id: number;
  accountId: number;
  name: string;
  email: string;
  role: Role;
  version: number;
  joinedAt: Date;
}

export interface Membership extends Pick<ClientPolicy, 'clientAccess' | 'clientDaysMax'> {
  memberId: number;
  workspaceId: number;
  workspaceSlug: string;
  workspaceName: string;
  /** The account’s name. */
  name: string;
  role: Role;
  /** When the workspace is deleted for good; null unless it is in deletion. */
  deletionAt: Date | null;
}

/** A workspace that is being deleted for good is shown to no one any longer. */
const isListed = `${isMember} AND w.purge_began_at IS NULL`;

const COLUMNS =
  'm.id, m.account_id AS "accountId", a.name, a.email, m.role, m.version, m.joined_at AS "joinedAt"';
const FROM = 'auth.member m JOIN auth.account a ON a.id = m.account_id';

const MEMBERSHIPS = `
  SELECT m.id AS "memberId", w.id AS "workspaceId", w.slug AS "workspaceSlug", w.name AS "workspaceName", a.name, m.role,
    w.client_access AS "clientAccess", w.client_days_max AS "clientDaysMax", w.deletion_at AS "deletionAt"
  FROM auth.member m JOIN auth.workspace w ON w.id = m.workspace_id JOIN auth.account a ON a.id = m.account_id`;

@Injectable()
export class MembersRepository {
  constructor(private readonly database: Database) {}

  list(workspaceId: number): Promise<Member[]> {
    return this.database.query<Member>(
      {
        name: 'auth-list-members',
        text: `SELECT ${COLUMNS} FROM ${FROM} WHERE m.workspace_id = $1 AND m.removed_at IS NULL ORDER BY m.id`,
      },
      [workspaceId],
    );
  }

  async byId(
    workspaceId: number,
    id: number,
    executor: Executor = this.database,
  ): Promise<Member | undefined> {
    const [row] = await executor.query<Member>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE m.workspace_id = $1 AND m.id = $2 AND ${isMember}`,
      [workspaceId, id],
    );
    return row;
  }

  /** The workspaces of an account, also those in deletion, the oldest membership first. */
  ofAccount(accountId: number, executor: Executor = this.database): Promise<Membership[]> {
    return executor.query<Membership>(
      `${MEMBERSHIPS} WHERE m.account_id = $1 AND ${isListed} ORDER BY m.id`,
      [accountId],
    );
  }

  /** The workspaces of the account that a member has, also those in deletion, the oldest membership first. */
  ofPerson(memberId: number): Promise<Membership[]> {
    return this.database.query<Membership>(
      `${MEMBERSHIPS} WHERE m.account_id = (SELECT own.account_id FROM auth.member own WHERE own.id = $1)
         AND ${isListed} ORDER BY m.id`,
      [memberId],
    );
  }

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
