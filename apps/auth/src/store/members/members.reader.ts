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
export class MembersReader {
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
}
