import { Database, resealColumn, SecretBox, type ResealReport } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { AdapterPayload } from 'oidc-provider';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { sessionIsLive } from '../store/sessions/browser-sessions.js';

interface ModelRow {
  kind: string;
  id_hash: Buffer;
  payload: Buffer;
  created_at: Date;
  consumed_at: Date | null;
}

export interface StoredModel {
  payload: AdapterPayload;
  consumedAt: Date | null;
}

// Only sessions of signed-in browsers have an account. A request in flight saves its session when it ends. A session
// that has ended by then is not saved; one that is restored all the same is not found.
const signInIsLive = (uidHash: string, accountId: string): string => `(${accountId} IS NULL OR EXISTS (
  SELECT 1 FROM auth.browser_session s JOIN auth.account a ON a.id = s.account_id
  WHERE s.uid_hash = ${uidHash} AND s.account_id = ${accountId} AND ${sessionIsLive}))`;
const UPSERT = {
  name: 'auth-oidc-upsert',
  text: `INSERT INTO auth.oidc_model
           (kind, id_hash, payload, grant_hash, uid_hash, client_id, scope, audience, created_at, expires_at, account_id,
            network_hash)
         SELECT $1, $2, $3, $4, $5::bytea, $6, $7, $8, $9, $10, $11::bigint, $12
         WHERE ${signInIsLive('$5', '$11')}
         ON CONFLICT (kind, id_hash) DO UPDATE SET
           payload = excluded.payload, grant_hash = excluded.grant_hash, uid_hash = excluded.uid_hash,
           client_id = excluded.client_id, scope = excluded.scope, audience = excluded.audience,
           expires_at = excluded.expires_at, account_id = excluded.account_id,
           -- It stays with the network that registered it first, or others could move it to theirs.
           network_hash = coalesce(oidc_model.network_hash, excluded.network_hash),
           -- Of parallel requests with one cookie, the one that ends last says which id the browser has.
           consumed_at = CASE WHEN excluded.kind = 'Session' THEN NULL ELSE oidc_model.consumed_at END,
           -- A client that registers again is in use; the sweeper counts from here.
           created_at = CASE WHEN excluded.kind = 'Client' THEN excluded.created_at ELSE oidc_model.created_at END`,
};
const NOT_REPLACED = `(kind <> 'Session' OR consumed_at IS NULL)`;
const COLUMNS = 'kind, id_hash, payload, created_at, consumed_at';
const FIND = {
  name: 'auth-oidc-find',
  text: `SELECT ${COLUMNS} FROM auth.oidc_model o
         WHERE kind = $1 AND id_hash = $2 AND (expires_at IS NULL OR expires_at > $3) AND ${NOT_REPLACED}
           AND ${signInIsLive('o.uid_hash', 'o.account_id')}`,
};
const FIND_BY_UID = {
  name: 'auth-oidc-find-by-uid',
  text: `SELECT ${COLUMNS} FROM auth.oidc_model o
         WHERE kind = $1 AND uid_hash = $2 AND (expires_at IS NULL OR expires_at > $3) AND ${NOT_REPLACED}
           AND ${signInIsLive('o.uid_hash', 'o.account_id')}`,
};
// A session gets a new id at each step of signing in. The old id grants nothing, but still identifies the session to
// sign out.
const REPLACE_SESSION = {
  name: 'auth-oidc-replace-session',
  text: `UPDATE auth.oidc_model SET consumed_at = $3 WHERE kind = $1 AND id_hash = $2`,
};
const CONSUME = {
  name: 'auth-oidc-consume',
  text: `UPDATE auth.oidc_model SET consumed_at = $3
         WHERE kind = $1 AND id_hash = $2 AND consumed_at IS NULL RETURNING true AS done`,
};

/**
 * The authorization server’s state in one table. An id is a secret (an opaque token is its model’s id), so only its
 * SHA-256 is stored. Payloads are encrypted and bound to their row.
 */
@Injectable()
export class ModelTable {
  constructor(
    private readonly database: Database,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param options.audience the resource that an access token is for
   * @param options.network the network that a client registered from
   */
  async upsert(
    kind: string,
    id: string,
    payload: AdapterPayload,
    options: { expiresInS: number | undefined; audience: string | null; network: string | null },
  ): Promise<void> {
    const idHash = digestOf(id);
    const now = this.clock.now();
    // The id is the secret itself; it is added again when the row is found by it.
    const stored = { ...payload };
    // A device code is found by what its person enters, too, and saved again.
    if (kind !== 'DeviceCode') delete stored.jti;
    await this.database.query(UPSERT, [
      kind,
      idHash,
      this.secrets.seal(JSON.stringify(stored), contextOf(kind, idHash)),
      payload.grantId ? digestOf(payload.grantId) : null,
      secondIdHash(payload),
      payload.clientId ?? payload.client_id ?? null,
      typeof payload.scope === 'string' ? payload.scope : null,
      options.audience,
      now,
      options.expiresInS === undefined ? null : new Date(now.getTime() + options.expiresInS * 1_000),
      kind === 'Session' && payload.accountId ? Number(payload.accountId) : null,
      options.network === null ? null : digestOf(options.network),
    ]);
  }

  async find(kind: string, id: string): Promise<StoredModel | undefined> {
    const [row] = await this.database.query<ModelRow>(FIND, [kind, digestOf(id), this.clock.now()]);
    return row ? this.open(row, id) : undefined;
  }

  /**
   * By the second id: the uid of a session or interaction, or the code of a device that people enter. The id cannot be derived
   * from its digest, so the payload has none, unless it is stored in it.
   */
  async findByUid(kind: string, uid: string): Promise<StoredModel | undefined> {
    const [row] = await this.database.query<ModelRow>(FIND_BY_UID, [kind, digestOf(uid), this.clock.now()]);
    return row ? this.open(row) : undefined;
  }

  /** Marks as used. @returns false when it was used before */
  async consume(kind: string, id: string): Promise<boolean> {
    const rows = await this.database.query(CONSUME, [kind, digestOf(id), this.clock.now()]);
    return rows.length > 0;
  }

  async destroy(kind: string, id: string): Promise<void> {
    const key = [kind, digestOf(id)];
    if (kind === 'Session') await this.database.query(REPLACE_SESSION, [...key, this.clock.now()]);
    else await this.database.query('DELETE FROM auth.oidc_model WHERE kind = $1 AND id_hash = $2', key);
  }

  /** Encrypts payloads of a retired key with the current one. */
  reseal(): Promise<ResealReport> {
    return resealColumn<ModelRow>(this.database, this.secrets, {
      table: 'auth.oidc_model',
      keys: ['kind', 'id_hash'],
      column: 'payload',
      contextOf: ({ kind, id_hash }) => contextOf(kind, id_hash),
    });
  }

  private open(row: ModelRow, id?: string): StoredModel {
    const payload = JSON.parse(
      this.secrets.open(row.payload, contextOf(row.kind, row.id_hash)),
    ) as AdapterPayload;
    return { payload: id === undefined ? payload : { ...payload, jti: id }, consumedAt: row.consumed_at };
  }
}

function secondIdHash({ uid, userCode }: AdapterPayload): Buffer | null {
  const id = uid ?? userCode;
  return id ? digestOf(id) : null;
}

function contextOf(kind: string, idHash: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`oidc_model ${kind} `), idHash]);
}
