import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { conditionOf, type Filterable } from './filter-condition.js';
import type { Filter } from './filter.js';
import type { Page, Stored } from './list-query.js';
import { USER_ID } from './provisioned-users.reader.js';

/** A group as a directory sees it. */
export interface ProvisionedGroup {
  id: number;
  displayName: string;
  externalId: string | null;
  /** Users that the directory sees. */
  members: { userId: string; userName: string }[];
  createdAt: Date;
  updatedAt: Date;
}

/** Users of a group that the directory sees. */
const MEMBERS_OF_GROUP = `
      FROM auth.provisioned_group_user gu
      JOIN auth.member m ON m.id = gu.member_id
      JOIN auth.account a ON a.id = m.account_id
      LEFT JOIN auth.provisioned_user p ON p.member_id = m.id
      WHERE gu.group_id = g.id AND (m.removed_at IS NULL OR p.member_id IS NOT NULL)`;

const GROUPS = `
  SELECT g.id, g.display_name AS "displayName", g.external_id AS "externalId",
    g.created_at AS "createdAt", g.updated_at AS "updatedAt",
    coalesce((
      SELECT json_agg(json_build_object('userId', ${USER_ID}, 'userName', coalesce(p.user_name, a.email)) ORDER BY m.id)
      ${MEMBERS_OF_GROUP}), '[]') AS members
  FROM auth.provisioned_group g
  WHERE g.workspace_id = $1`;

const FILTERABLE: Filterable = {
  columns: {
    id: { sql: 'g.id::text', kind: 'exact' },
    displayname: { sql: 'g.display_name', kind: 'text' },
    externalid: { sql: 'g.external_id', kind: 'exact' },
    'members.value': { sql: USER_ID, kind: 'user', number: 'gu.member_id' },
  },
  lists: { members: (condition) => `EXISTS (SELECT 1 ${MEMBERS_OF_GROUP} AND ${condition})` },
};

@Injectable()
export class ProvisionedGroupsReader {
  constructor(private readonly database: Database) {}

  async list(
    workspaceId: number,
    filter: Filter | undefined,
    { offset, limit }: Page,
  ): Promise<Stored<ProvisionedGroup>> {
    const values: unknown[] = [workspaceId];
    const condition = filter ? `AND ${conditionOf(filter, FILTERABLE, values)}` : '';
    const [row] = await this.database.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM auth.provisioned_group g WHERE g.workspace_id = $1 ${condition}`,
      values,
    );
    const entries =
      limit === 0
        ? []
        : await this.database.query<ProvisionedGroup>(
            `${GROUPS} ${condition} ORDER BY g.id OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
            [...values, offset, limit],
          );
    return { total: row?.total ?? 0, entries };
  }

  async byId(
    workspaceId: number,
    id: number,
    executor: Executor = this.database,
  ): Promise<ProvisionedGroup | undefined> {
    const [row] = await executor.query<ProvisionedGroup>(`${GROUPS} AND g.id = $2`, [workspaceId, id]);
    return row;
  }
}
