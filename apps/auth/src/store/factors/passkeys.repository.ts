import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { Passkey, PasskeyKey } from './passkey.js';
import { PASSKEY_COLUMNS, PasskeysReader } from './passkeys.reader.js';

const BY_CREDENTIAL = {
  name: 'auth-passkey-of-credential',
  text: `SELECT p.id, p.account_id AS "accountId", p.public_key AS "publicKey", p.transports
         FROM auth.passkey p WHERE p.credential_id = $1`,
};

// One statement, so that of two signatures with one count only one is accepted, on any replica.
const USE = {
  name: 'auth-use-passkey',
  text: `UPDATE auth.passkey SET counter = $2, last_used_at = $3
         WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING true AS done`,
};

export interface NewPasskey extends PasskeyKey {
  name: string;
  createdAt: Date;
}

export interface KnownPasskey extends Omit<PasskeyKey, 'counter'> {
  id: number;
  accountId: number;
}

/** The passkeys of accounts. */
@Injectable()
export class PasskeysRepository extends PasskeysReader {
  async byCredential(credentialId: string): Promise<KnownPasskey | undefined> {
    const id = Buffer.from(credentialId, 'base64url');
    const [row] = await this.database.query<Omit<KnownPasskey, 'credentialId'>>(BY_CREDENTIAL, [id]);
    return row && { ...row, credentialId };
  }

  /** @returns undefined when the credential is registered already */
  async insert(tx: Executor, accountId: number, passkey: NewPasskey): Promise<Passkey | undefined> {
    const [row] = await tx.query<Passkey>(
      `INSERT INTO auth.passkey (account_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT ON CONSTRAINT passkey_credential_unique DO NOTHING RETURNING ${PASSKEY_COLUMNS}`,
      [
        accountId,
        Buffer.from(passkey.credentialId, 'base64url'),
        passkey.publicKey,
        passkey.counter,
        passkey.transports,
        passkey.name,
        passkey.createdAt,
      ],
    );
    return row;
  }

  /** @returns undefined when the account has no such passkey */
  async rename(tx: Executor, accountId: number, id: number, name: string): Promise<Passkey | undefined> {
    const [row] = await tx.query<Passkey>(
      `UPDATE auth.passkey SET name = $3 WHERE id = $2 AND account_id = $1 RETURNING ${PASSKEY_COLUMNS}`,
      [accountId, id, name],
    );
    return row;
  }

  /** @returns false when the account has no such passkey */
  async remove(tx: Executor, accountId: number, id: number): Promise<boolean> {
    const rows = await tx.query(
      'DELETE FROM auth.passkey WHERE id = $2 AND account_id = $1 RETURNING true AS done',
      [accountId, id],
    );
    return rows.length > 0;
  }

  /** @returns how many there were */
  async removeAll(tx: Executor, accountId: number): Promise<number> {
    const rows = await tx.query('DELETE FROM auth.passkey WHERE account_id = $1 RETURNING true AS done', [
      accountId,
    ]);
    return rows.length;
  }

  /** Records a verified signature. @returns false when its count is not higher than that of the one before */
  async use(id: number, counter: number, at: Date): Promise<boolean> {
    return (await this.database.write(USE, [id, counter, at])).length > 0;
  }

  /** The browser sessions that began with a passkey, but for one. */
  async sessionsOf(tx: Executor, id: number, except: Buffer | null): Promise<Buffer[]> {
    const rows = await tx.query<{ uidHash: Buffer }>(
      `SELECT uid_hash AS "uidHash" FROM auth.browser_session
       WHERE passkey_id = $1 AND ended_at IS NULL AND uid_hash IS DISTINCT FROM $2 ORDER BY uid_hash`,
      [id, except],
    );
    return rows.map(({ uidHash }) => uidHash);
  }
}
