import { Injectable } from '@nestjs/common';
import { newSigningKey } from '@kiban/contracts/webhook-signing';
import { Database, resealColumn, SecretBox, type Executor, type ResealReport } from '@kiban/persistence';

/** A decrypted signing key. */
export interface StoredSigningKey {
  signingKey: string;
  /** null = no end */
  expiresAt: Date | null;
}

/** What a sealed signing key is bound to: a row copied to another endpoint cannot be decrypted. */
const contextOf = (endpointId: number): Buffer => Buffer.from(`webhooks.secret:${endpointId}`);

/** The signing keys of endpoints: sealed in the table, open outside. */
@Injectable()
export class SigningKeysRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /** Gives an endpoint a new key. @returns the key, which no response repeats */
  async issue(tx: Executor, endpointId: number): Promise<string> {
    const signingKey = newSigningKey();
    await tx.query('INSERT INTO webhooks.secret (endpoint_id, ciphertext) VALUES ($1, $2)', [
      endpointId,
      this.box.seal(signingKey, contextOf(endpointId)),
    ]);
    return signingKey;
  }

  /**
   * Ends the active keys: the newest after `overlapMs`, older ones (of an earlier rotation) immediately. Thus at most
   * two keys sign.
   * @returns when the newest ends; null when immediately
   */
  async expire(tx: Executor, endpointId: number, overlapMs: number): Promise<Date | null> {
    await tx.query(
      `DELETE FROM webhooks.secret WHERE endpoint_id = $1
       AND ($2::bigint = 0 OR id < (SELECT max(id) FROM webhooks.secret WHERE endpoint_id = $1))`,
      [endpointId, overlapMs],
    );
    const [row] = await tx.query<{ expiresAt: Date }>(
      `UPDATE webhooks.secret SET expires_at = now() + $2::bigint * interval '1 ms' WHERE endpoint_id = $1
       RETURNING expires_at AS "expiresAt"`,
      [endpointId, overlapMs],
    );
    await tx.query(
      `UPDATE webhooks.endpoint SET keys_version = keys_version + 1, updated_at = now(), version = version + 1 WHERE id = $1`,
      [endpointId],
    );
    return row?.expiresAt ?? null;
  }

  async remove(tx: Executor, endpointId: number): Promise<void> {
    await tx.query('DELETE FROM webhooks.secret WHERE endpoint_id = $1', [endpointId]);
  }

  /** Oldest first. @throws UnreadableSecretError */
  async of(endpointId: number): Promise<StoredSigningKey[]> {
    const rows = await this.database.query<{ ciphertext: Buffer; expiresAt: Date | null }>(
      {
        name: 'webhooks-keys',
        text: `SELECT ciphertext, expires_at AS "expiresAt" FROM webhooks.secret WHERE endpoint_id = $1 ORDER BY id`,
      },
      [endpointId],
    );
    return rows.map(({ ciphertext, expiresAt }) => ({
      signingKey: this.box.open(ciphertext, contextOf(endpointId)),
      expiresAt,
    }));
  }

  /** Seals every key with the current encryption key. @returns undefined while no retired one is configured */
  async reseal(): Promise<ResealReport | undefined> {
    if (!this.box.isRotating) return undefined;
    return resealColumn<{ endpoint_id: number }>(this.database, this.box, {
      table: 'webhooks.secret',
      keys: ['id'],
      column: 'ciphertext',
      contextColumns: ['endpoint_id'],
      contextOf: ({ endpoint_id }) => contextOf(endpoint_id),
    });
  }
}
