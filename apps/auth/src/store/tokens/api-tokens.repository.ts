import type { Scope } from '@kiban/contracts';
import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { storedDigest } from './token-restrictions.js';

export interface ApiToken {
  id: number;
  name: string;
  firstCharacters: string;
  lastCharacters: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  issuer: { memberId: number; name: string };
  /** Null: the rights of a workspace admin. */
  scopes: Scope[] | null;
  /** Empty: from everywhere. */
  addressRanges: string[];
  /** Null: every board of the workspace. Deleted boards stay in it. */
  boardIds: number[] | null;
  lastUsedAddress: string | null;
}

export interface NewApiToken {
  workspaceId: number;
  issuedBy: number;
  name: string;
  digest: Buffer;
  firstCharacters: string;
  lastCharacters: string;
  createdAt: Date;
  expiresAt: Date | null;
  scopes: readonly Scope[] | null;
  addressRanges: readonly string[];
  boardIds: readonly number[] | null;
}

const COLUMNS = `t.id, t.name, t.first_characters AS "firstCharacters", t.last_characters AS "lastCharacters",
  t.created_at AS "createdAt", t.last_used_at AS "lastUsedAt", t.expires_at AS "expiresAt", t.revoked_at AS "revokedAt",
  t.scopes, t.address_ranges AS "addressRanges", to_json(t.board_ids) AS "boardIds", t.last_used_address AS "lastUsedAddress",
  json_build_object('memberId', t.issued_by, 'name', a.name) AS issuer`;
const FROM = `auth.api_token t JOIN auth.member m ON m.id = t.issued_by JOIN auth.account a ON a.id = m.account_id`;

@Injectable()
export class ApiTokensRepository {
  constructor(private readonly database: Database) {}

  /** The workspace’s tokens, newest first: all active ones and the latest 100 of the others. */
  list(workspaceId: number, now: Date): Promise<ApiToken[]> {
    return this.database.query<ApiToken>(
      {
        name: 'auth-list-tokens',
        text: `
          (SELECT ${COLUMNS} FROM ${FROM}
           WHERE t.workspace_id = $1 AND t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > $2))
          UNION ALL
          (SELECT ${COLUMNS} FROM ${FROM}
           WHERE t.workspace_id = $1 AND (t.revoked_at IS NOT NULL OR t.expires_at <= $2) ORDER BY t.id DESC LIMIT 100)
          ORDER BY id DESC`,
      },
      [workspaceId, now],
    );
  }

  /** Whether a token was ever issued in the workspace. */
  async hasAny(workspaceId: number): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM auth.api_token WHERE workspace_id = $1 LIMIT 1', [
      workspaceId,
    ]);
    return rows.length > 0;
  }

  async byId(executor: Executor, workspaceId: number, id: number): Promise<ApiToken | undefined> {
    const [row] = await executor.query<ApiToken>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE t.workspace_id = $1 AND t.id = $2`,
      [workspaceId, id],
    );
    return row;
  }

  async countActive(tx: Executor, workspaceId: number, now: Date): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM auth.api_token
       WHERE workspace_id = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
      [workspaceId, now],
    );
    return row?.count ?? 0;
  }

  async insert(tx: Executor, token: NewApiToken): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO auth.api_token
         (workspace_id, issued_by, name, digest, first_characters, last_characters, created_at, expires_at, scopes,
          address_ranges, board_ids)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        token.workspaceId,
        token.issuedBy,
        token.name,
        storedDigest(token.digest, token),
        token.firstCharacters,
        token.lastCharacters,
        token.createdAt,
        token.expiresAt,
        token.scopes,
        token.addressRanges,
        token.boardIds,
      ],
    );
    return (row as { id: number }).id;
  }

  async revoke(tx: Executor, id: number, by: number, at: Date): Promise<void> {
    await tx.query('UPDATE auth.api_token SET revoked_at = $3, revoked_by = $2 WHERE id = $1', [id, by, at]);
  }

  /** Revokes all tokens that a member issued in a workspace. @returns those that were active */
  revokeOfIssuer(
    tx: Executor,
    memberId: number,
    by: number,
    at: Date,
  ): Promise<{ id: number; name: string }[]> {
    return tx.query(
      `UPDATE auth.api_token SET revoked_at = $3, revoked_by = $2
       WHERE issued_by = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3) RETURNING id, name`,
      [memberId, by, at],
    );
  }
}
