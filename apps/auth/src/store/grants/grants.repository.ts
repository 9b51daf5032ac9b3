import type { GrantedScope } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { sessionIsLive } from '../sessions/browser-sessions.js';

export interface RevokedConnection {
  id: number;
  clientName: string;
  workspaceId: number;
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
  /** An account’s access by the screen, but for one grant. */
  | { screensOf: number; exceptGrantId: number }
  /** Given in a workspace without a second factor. */
  | { withoutFactorIn: number }
  /** Of AI clients that the workspace has not approved. */
  | { unapprovedIn: number }
  | { grantHash: Buffer }
  | { sessionHashes: readonly Buffer[] }
  /** The screen’s of an account, but for those of one browser session. */
  | { screenOfAccountId: number; exceptSessionHash: Buffer | null };

/** The holder of a grant. */
export interface GrantHolder {
  workspaceId: number;
  memberId: number;
  memberName: string;
}

export interface NewGrant {
  hash: Buffer;
  /** Null for the service's own screen. */
  connectionId: number | null;
  workspaceId: number;
  memberId: number;
  accountId: number;
  clientId: string;
  scopes: readonly GrantedScope[];
  sessionHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
}

/** The access that a person gave to a client or to the screen. */
@Injectable()
export class GrantsRepository {
  constructor(private readonly database: Database) {}

  async holderOf(grantHash: Buffer): Promise<GrantHolder | undefined> {
    const [holder] = await this.database.query<GrantHolder>(
      `SELECT g.workspace_id AS "workspaceId", g.member_id AS "memberId", a.name AS "memberName"
       FROM auth.oauth_grant g JOIN auth.account a ON a.id = g.account_id WHERE g.grant_hash = $1`,
      [grantHash],
    );
    return holder;
  }

  /**
   * The member who gives access; undefined after leaving, or when the browser session has ended. The screen alone is opened in a
   * workspace in deletion.
   */
  async lockGiver(
    tx: Executor,
    of: { workspaceId: number; accountId: number; sessionHash: Buffer; isScreen: boolean },
  ): Promise<{ id: number; name: string } | undefined> {
    const [member] = await tx.query<{ id: number; name: string }>(
      `SELECT m.id, a.name FROM auth.member m JOIN auth.account a ON a.id = m.account_id
       JOIN auth.browser_session s ON s.account_id = a.id
       WHERE m.workspace_id = $1 AND m.account_id = $2 AND (m.removed_at IS NULL OR $4 AND m.left_with_workspace)
         AND s.uid_hash = $3 AND ${sessionIsLive}
       FOR SHARE OF m, a, s`,
      [of.workspaceId, of.accountId, of.sessionHash, of.isScreen],
    );
    return member;
  }

  async insert(tx: Executor, grant: NewGrant): Promise<void> {
    await tx.query(
      `INSERT INTO auth.oauth_grant
         (grant_hash, kind, connection_id, workspace_id, member_id, account_id, client_id, scopes, session_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        grant.hash,
        grant.connectionId === null ? 'screen' : 'oauth',
        grant.connectionId,
        grant.workspaceId,
        grant.memberId,
        grant.accountId,
        grant.clientId,
        grant.scopes,
        grant.sessionHash,
        grant.createdAt,
        grant.expiresAt,
      ],
    );
  }

  /** The browser session in which a grant was given. */
  async sessionOf(tx: Executor, grantId: number): Promise<Buffer | null> {
    const [grant] = await tx.query<{ sessionHash: Buffer | null }>(
      'SELECT session_hash AS "sessionHash" FROM auth.oauth_grant WHERE id = $1',
      [grantId],
    );
    return grant?.sessionHash ?? null;
  }

  /** Ends grants: records the time in their rows and deletes what could issue new tokens from them. */
  // Access tokens stay until they expire, so that the response to their holder is `revoked` and not `unknown`.
  async revoke(tx: Executor, scope: GrantScope, by: number | null, at: Date): Promise<RevokedGrants> {
    const [condition, values] = conditionOf(scope);
    const ended = await tx.query<{ hash: Buffer; connectionId: number | null; workspaceId: number }>(
      `UPDATE auth.oauth_grant g SET revoked_at = $1
       WHERE g.revoked_at IS NULL AND ${condition}
       RETURNING g.grant_hash AS hash, g.connection_id AS "connectionId", g.workspace_id AS "workspaceId"`,
      [at, ...values],
    );
    if (ended.length > 0)
      await tx.query(
        `DELETE FROM auth.oidc_model
         WHERE (grant_hash = ANY ($1::bytea[]) AND kind IN ('RefreshToken', 'AuthorizationCode'))
            OR (kind = 'Grant' AND id_hash = ANY ($1::bytea[]))`,
        [ended.map((grant) => grant.hash)],
      );
    const connections =
      'connectionId' in scope
        ? [scope.connectionId]
        : [...new Set(ended.flatMap((grant) => grant.connectionId ?? []))];
    return {
      connections: await this.revokeConnections(tx, connections, by, at),
      workspaceIds: [...new Set(ended.map((grant) => grant.workspaceId))],
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
       RETURNING c.id, c.client_name AS "clientName", c.workspace_id AS "workspaceId"`,
      [at, by, connections],
    );
  }
}

function conditionOf(scope: GrantScope): [condition: string, values: unknown[]] {
  if ('connectionId' in scope) return ['g.connection_id = $2', [scope.connectionId]];
  if ('memberId' in scope) return ['g.member_id = $2', [scope.memberId]];
  if ('grantHash' in scope) return ['g.grant_hash = $2', [scope.grantHash]];
  if ('sessionHashes' in scope)
    return [`g.kind = 'screen' AND g.session_hash = ANY ($2::bytea[])`, [scope.sessionHashes]];
  if ('screenOfAccountId' in scope)
    return [
      `g.kind = 'screen' AND g.account_id = $2 AND g.session_hash IS DISTINCT FROM $3`,
      [scope.screenOfAccountId, scope.exceptSessionHash],
    ];
  if ('withoutFactorIn' in scope)
    return [
      'g.workspace_id = $2 AND NOT auth.has_second_factor(g.account_id, g.session_hash)',
      [scope.withoutFactorIn],
    ];
  if ('unapprovedIn' in scope)
    return [
      `g.workspace_id = $2 AND EXISTS (
         SELECT 1 FROM auth.oauth_connection c
         WHERE c.id = g.connection_id AND NOT auth.client_is_approved(c.workspace_id, c.client_id, c.client_host))`,
      [scope.unapprovedIn],
    ];
  if ('screensOf' in scope)
    return [`g.kind = 'screen' AND g.account_id = $2 AND g.id <> $3`, [scope.screensOf, scope.exceptGrantId]];
  return ['g.account_id = $2 AND g.id <> $3', [scope.accountId, scope.exceptGrantId ?? 0]];
}
