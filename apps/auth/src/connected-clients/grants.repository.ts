import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

export interface RevokedConnection {
  id: number;
  client_name: string;
  workspace_id: number;
}

export interface RevokedGrants {
  /** Connections that lost their last grant and are therefore revoked. */
  connections: RevokedConnection[];
  /** Workspaces in which a lease may exist for one of the grants. */
  workspaceIds: number[];
}

/** Which grants to end. */
export type GrantScope =
  | { connectionId: number }
  | { memberId: number }
  /** All of an account, but for the one grant it goes on with. */
  | { accountId: number; exceptGrantId?: number }
  | { grantHash: Buffer }
  | { sessionHash: Buffer };

/** Ends grants: records the time in their rows and deletes what could issue new tokens from them. */
@Injectable()
export class GrantsRepository {
  /** Access tokens stay until they expire, so that the response to their holder is `revoked` and not `unknown`. */
  async revoke(tx: Executor, scope: GrantScope, by: number | null, at: Date): Promise<RevokedGrants> {
    const [condition, values] = conditionOf(scope);
    const ended = await tx.query<{ grant_hash: Buffer; connection_id: number | null; workspace_id: number }>(
      `UPDATE auth.oauth_grant g SET revoked_at = $1
       WHERE g.revoked_at IS NULL AND ${condition} RETURNING g.grant_hash, g.connection_id, g.workspace_id`,
      [at, ...values],
    );
    if (ended.length > 0)
      await tx.query(
        `DELETE FROM auth.oidc_model
         WHERE (grant_hash = ANY ($1::bytea[]) AND kind IN ('RefreshToken', 'AuthorizationCode'))
            OR (kind = 'Grant' AND id_hash = ANY ($1::bytea[]))`,
        [ended.map((grant) => grant.grant_hash)],
      );
    const connections =
      'connectionId' in scope
        ? [scope.connectionId]
        : [...new Set(ended.flatMap((grant) => grant.connection_id ?? []))];
    return {
      connections: await this.revokeConnections(tx, connections, by, at),
      workspaceIds: [...new Set(ended.map((grant) => grant.workspace_id))],
    };
  }

  /** The screen’s grants that belong to a browser session, ordered by id. */
  async workspacesOfSession(tx: Executor, sessionHash: Buffer): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `SELECT DISTINCT workspace_id AS id FROM auth.oauth_grant
       WHERE kind = 'screen' AND session_hash = $1 AND revoked_at IS NULL ORDER BY 1`,
      [sessionHash],
    );
    return rows.map(({ id }) => id);
  }

  private async revokeConnections(
    tx: Executor,
    connections: readonly number[],
    by: number | null,
    at: Date,
  ): Promise<RevokedConnection[]> {
    if (connections.length === 0) return [];
    return tx.query<RevokedConnection>(
      `UPDATE auth.oauth_connection c SET revoked_at = $1, revoked_by = $2
       WHERE c.id = ANY ($3::bigint[]) AND c.revoked_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM auth.oauth_grant g WHERE g.connection_id = c.id AND g.revoked_at IS NULL)
       RETURNING c.id, c.client_name, c.workspace_id`,
      [at, by, connections],
    );
  }
}

function conditionOf(scope: GrantScope): [condition: string, values: unknown[]] {
  if ('connectionId' in scope) return ['g.connection_id = $2', [scope.connectionId]];
  if ('memberId' in scope) return ['g.member_id = $2', [scope.memberId]];
  if ('grantHash' in scope) return ['g.grant_hash = $2', [scope.grantHash]];
  if ('sessionHash' in scope) return [`g.kind = 'screen' AND g.session_hash = $2`, [scope.sessionHash]];
  return ['g.account_id = $2 AND g.id <> $3', [scope.accountId, scope.exceptGrantId ?? 0]];
}
