import type { Role } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { conditionOf, type Filterable } from './filter-condition.js';
import type { Filter } from './filter.js';
import type { Page, Stored } from './list-query.js';
import { memberIdOf } from './scim-address.js';
import { ignoredAttributes, nameParts, type PersonName, type ProvisionedRole } from './user-change.js';

/** What a directory sees of a member, and of a former member that it keeps. */
export interface ProvisionedUser {
  /** Of the member. */
  id: number;
  /** For the directory; see `isUserId`. */
  userId: string;
  userName: string;
  email: string;
  externalId: string | null;
  displayName: string | null;
  name: PersonName;
  active: boolean;
  role: Role;
  /** The role that the directory has given; null for the default. */
  givenRole: ProvisionedRole | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The id of a user, from the row `m` of the member. */
export const USER_ID = "(m.id || CASE WHEN m.former_users = 0 THEN '' ELSE '-' || m.former_users END)";

/** Of a former member, only what the directory itself has sent: the account is outside the workspace. */
export const USERS = `
  SELECT m.id, ${USER_ID} AS "userId", m.removed_at IS NULL AS active, m.role,
    coalesce(p.user_name, a.email) AS "userName", coalesce(p.email, a.email) AS email,
    p.external_id AS "externalId",
    coalesce(p.display_name, CASE WHEN m.removed_at IS NULL THEN a.name END) AS "displayName",
    coalesce(p.name, '{}') AS name, p.role AS "givenRole",
    coalesce(p.created_at, m.joined_at) AS "createdAt", coalesce(p.updated_at, m.joined_at) AS "updatedAt"
  FROM auth.member m
  JOIN auth.account a ON a.id = m.account_id
  LEFT JOIN auth.provisioned_user p ON p.member_id = m.id
  WHERE m.workspace_id = $1 AND (m.removed_at IS NULL OR p.member_id IS NOT NULL)`;

/**
 * The members, also former ones, whose user has this name. The indexes are of tables, and `USERS` has one or the other: what the
 * directory has sent, or else the address of the account.
 */
export const withName = (key: string): string => `${sentAs('user_name', key)} UNION ALL ${ownAddress(key)}`;
export const withEmail = (key: string): string => `${sentAs('email', key)} UNION ALL ${ownAddress(key)}`;

const sentAs = (column: 'email' | 'user_name', key: string): string =>
  `SELECT p.member_id FROM auth.provisioned_user p WHERE p.workspace_id = $1 AND auth.name_key(p.${column}) = ${key}`;

const ownAddress = (key: string): string =>
  `SELECT m.id FROM auth.account a JOIN auth.member m ON m.account_id = a.id
   WHERE auth.name_key(a.email) = ${key} AND m.workspace_id = $1
     AND NOT EXISTS (SELECT 1 FROM auth.provisioned_user p WHERE p.member_id = m.id)`;

const FILTERABLE: Filterable = {
  columns: {
    id: { sql: 'u."userId"', kind: 'exact' },
    username: { sql: 'u."userName"', kind: 'text', equals: (key) => `u.id IN (${withName(key)})` },
    externalid: { sql: 'u."externalId"', kind: 'exact' },
    displayname: { sql: 'u."displayName"', kind: 'text' },
    active: { sql: 'u.active', kind: 'flag' },
    'emails.value': { sql: 'u.email', kind: 'text', equals: (key) => `u.id IN (${withEmail(key)})` },
    'emails.type': { sql: "'work'::text", kind: 'text' },
    'emails.primary': { sql: 'true', kind: 'flag' },
    'roles.value': { sql: 'u.role', kind: 'text' },
    ...Object.fromEntries(
      nameParts.map((part) => [
        `name.${part.toLowerCase()}`,
        { sql: `u.name->>'${part}'`, kind: 'text' as const },
      ]),
    ),
  },
  // The schema of companies is named by its URN or not at all.
  absent: new Set([...ignoredAttributes, 'manager']),
};

@Injectable()
export class ProvisionedUsersReader {
  constructor(private readonly database: Database) {}

  async list(
    workspaceId: number,
    filter: Filter | undefined,
    { offset, limit }: Page,
  ): Promise<Stored<ProvisionedUser>> {
    const values: unknown[] = [workspaceId];
    const condition = filter ? `WHERE ${conditionOf(filter, FILTERABLE, values)}` : '';
    const from = `FROM (${USERS}) u ${condition}`;
    const [row] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total ${from}`,
      values,
    );
    const entries =
      limit === 0
        ? []
        : await this.database.query<ProvisionedUser>(
            `SELECT u.* ${from} ORDER BY u.id OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
            [...values, offset, limit],
          );
    return { total: row?.total ?? 0, entries };
  }

  async byId(
    workspaceId: number,
    userId: string,
    executor: Executor = this.database,
  ): Promise<ProvisionedUser | undefined> {
    const user = await this.byMember(workspaceId, memberIdOf(userId), executor);
    return user?.userId === userId ? user : undefined;
  }

  async byMember(
    workspaceId: number,
    id: number,
    executor: Executor = this.database,
  ): Promise<ProvisionedUser | undefined> {
    const [row] = await executor.query<ProvisionedUser>(`${USERS} AND m.id = $2`, [workspaceId, id]);
    return row;
  }
}
