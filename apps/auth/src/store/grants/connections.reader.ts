import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface Connection {
  id: number;
  clientName: string;
  clientHost: string | null;
  memberId: number;
  memberName: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** When the last of its grants expires; null when none is active. */
  endsAt: Date | null;
  writes: boolean;
  readsEvents: boolean;
}

const COLUMNS = `c.id, c.client_name AS "clientName", c.client_host AS "clientHost", c.member_id AS "memberId",
  a.name AS "memberName", c.created_at AS "createdAt", c.last_used_at AS "lastUsedAt", c.revoked_at AS "revokedAt",
  g.ends_at AS "endsAt", coalesce(g.writes, false) AS writes,
  coalesce(g.reads_events, false) AS "readsEvents"`;

const FROM = `auth.oauth_connection c JOIN auth.member m ON m.id = c.member_id JOIN auth.account a ON a.id = m.account_id
  LEFT JOIN LATERAL (
    SELECT max(expires_at) AS ends_at, bool_or('boards:write' = ANY (scopes)) AS writes,
      bool_or('events:read' = ANY (scopes)) AS reads_events
    FROM auth.oauth_grant WHERE connection_id = c.id AND (revoked_at IS NULL OR c.revoked_at IS NOT NULL)) g ON true`;

@Injectable()
export class ConnectionsReader {
  constructor(private readonly database: Database) {}

  /** @param memberId limits the list to this member; null = the whole workspace */
  list(workspaceId: number, memberId: number | null): Promise<Connection[]> {
    return this.database.query<Connection>(
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

  /** Which of the workspaces do not admit a client; `auth.client_is_approved` is the rule. */
  async refusing(
    workspaceIds: readonly number[],
    client: { id: string; host: string | null },
    executor: Executor = this.database,
  ): Promise<ReadonlySet<number>> {
    const rows = await executor.query<{ id: number }>(
      'SELECT id FROM auth.workspace WHERE id = ANY ($1::bigint[]) AND NOT auth.client_is_approved(id, $2, $3)',
      [workspaceIds, client.id, client.host],
    );
    return new Set(rows.map(({ id }) => id));
  }

  async byId(executor: Executor, workspaceId: number, id: number): Promise<Connection | undefined> {
    const [row] = await executor.query<Connection>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE c.workspace_id = $1 AND c.id = $2`,
      [workspaceId, id],
    );
    return row;
  }
}
