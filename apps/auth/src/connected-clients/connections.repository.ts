import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface ConnectionRow {
  id: number;
  client_name: string;
  client_host: string | null;
  member_id: number;
  member_name: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** When the last of its grants expires; null when none is active. */
  ends_at: Date | null;
  writes: boolean;
}

const COLUMNS = `c.id, c.client_name, c.client_host, c.member_id, a.name AS member_name, c.created_at, c.last_used_at,
  c.revoked_at, g.ends_at, coalesce(g.writes, false) AS writes`;
const FROM = `auth.oauth_connection c JOIN auth.member m ON m.id = c.member_id JOIN auth.account a ON a.id = m.account_id
  LEFT JOIN LATERAL (
    SELECT max(expires_at) AS ends_at, bool_or('boards:write' = ANY (scopes)) AS writes
    FROM auth.oauth_grant WHERE connection_id = c.id AND (revoked_at IS NULL OR c.revoked_at IS NOT NULL)) g ON true`;

@Injectable()
export class ConnectionsRepository {
  constructor(private readonly database: Database) {}

  /** @param memberId limits the list to this member; null = the whole workspace */
  list(workspaceId: number, memberId: number | null): Promise<ConnectionRow[]> {
    return this.database.query<ConnectionRow>(
      {
        name: 'auth-list-connections',
        text: `
          (SELECT ${COLUMNS} FROM ${FROM}
           WHERE c.workspace_id = $1 AND ($2::bigint IS NULL OR c.member_id = $2) AND c.revoked_at IS NULL)
          UNION ALL
          (SELECT ${COLUMNS} FROM ${FROM}
           WHERE c.workspace_id = $1 AND ($2::bigint IS NULL OR c.member_id = $2) AND c.revoked_at IS NOT NULL
           ORDER BY c.id DESC LIMIT 100)
          ORDER BY id DESC`,
      },
      [workspaceId, memberId],
    );
  }

  async byId(executor: Executor, workspaceId: number, id: number): Promise<ConnectionRow | undefined> {
    const [row] = await executor.query<ConnectionRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE c.workspace_id = $1 AND c.id = $2`,
      [workspaceId, id],
    );
    return row;
  }
}
