import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { Passkey, PasskeyReference } from './passkey.js';

export const PASSKEY_COLUMNS = 'id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"';

/** The passkeys of accounts. */
@Injectable()
export class PasskeysReader {
  constructor(protected readonly database: Database) {}

  /** The oldest first. */
  of(accountId: number, executor: Executor = this.database): Promise<Passkey[]> {
    return executor.query<Passkey>(
      `SELECT ${PASSKEY_COLUMNS} FROM auth.passkey WHERE account_id = $1 ORDER BY id`,
      [accountId],
    );
  }

  async referencesOf(accountId: number): Promise<PasskeyReference[]> {
    const rows = await this.database.query<{ id: Buffer; transports: string[] }>(
      'SELECT credential_id AS id, transports FROM auth.passkey WHERE account_id = $1 ORDER BY id',
      [accountId],
    );
    return rows.map(({ id, transports }) => ({ credentialId: id.toString('base64url'), transports }));
  }
}
