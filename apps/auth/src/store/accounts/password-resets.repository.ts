import { Database, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

/** Open links for one account, so that an attacker cannot fill a mailbox. */
const OPEN_MAX = 3;

/** The mailed links to replace a forgotten password. */
@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly database: Database) {}

  /** @returns whether it was stored; false when the account has too many open links */
  async insert(link: {
    digest: Buffer;
    accountId: number;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO auth.password_reset (digest, account_id, created_at, expires_at)
       SELECT $1, $2, $3::timestamptz, $4 WHERE (SELECT count(*) FROM auth.password_reset
         WHERE account_id = $2 AND used_at IS NULL AND expires_at > $3) < ${OPEN_MAX}
       RETURNING true AS done`,
      [link.digest, link.accountId, link.createdAt, link.expiresAt],
    );
    return rows.length > 0;
  }

  /** The account’s id of a link that is still valid. */
  async accountIdOf(digest: Buffer, now: Date): Promise<number | undefined> {
    const [row] = await this.database.query<{ accountId: number }>(
      `SELECT account_id AS "accountId" FROM auth.password_reset
       WHERE digest = $1 AND used_at IS NULL AND expires_at > $2`,
      [digest, now],
    );
    return row?.accountId;
  }

  /** @returns whether the link was still valid */
  async use(tx: Executor, digest: Buffer, at: Date): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE auth.password_reset SET used_at = $2
       WHERE digest = $1 AND used_at IS NULL AND expires_at > $2 RETURNING true AS done`,
      [digest, at],
    );
    return rows.length > 0;
  }

  async useAllOf(tx: Executor, accountId: number, at: Date): Promise<void> {
    await tx.query('UPDATE auth.password_reset SET used_at = $2 WHERE account_id = $1 AND used_at IS NULL', [
      accountId,
      at,
    ]);
  }
}
