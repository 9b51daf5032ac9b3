import { DomainError } from '@kiban/contracts';
import { Database, SecretBox, type Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { CONFIRMATION_HOURS, type PendingSignUp } from './pending-sign-up.js';

/** Open links for one address, so that strangers cannot fill its mailbox or the table. */
const OPEN_MAX = 3;

const INSERT = {
  name: 'auth-insert-pending-sign-up',
  text: `INSERT INTO auth.pending_sign_up (digest, email_digest, sealed, expires_at)
         SELECT $1, $2, $3, $4::timestamptz
         WHERE (SELECT count(*) FROM auth.pending_sign_up WHERE email_digest = $2 AND expires_at > $5) < ${OPEN_MAX}
         RETURNING true AS done`,
};

@Injectable()
export class PendingSignUpsRepository {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** @returns whether it was stored; false when the address has too many open links */
  async insert(secret: string, pending: PendingSignUp): Promise<boolean> {
    const digest = digestOf(secret);
    const now = this.clock.now();
    const rows = await this.database.query(INSERT, [
      digest,
      emailDigest(pending.account.email),
      this.box.seal(JSON.stringify(pending), digest),
      new Date(now.getTime() + CONFIRMATION_HOURS * 3_600_000),
      now,
    ]);
    return rows.length > 0;
  }

  /** The sign-up of a link that is still open. */
  async bySecret(secret: string): Promise<PendingSignUp | undefined> {
    const digest = digestOf(secret);
    const [row] = await this.database.query<{ sealed: Buffer }>(
      'SELECT sealed FROM auth.pending_sign_up WHERE digest = $1 AND expires_at > $2',
      [digest, this.clock.now()],
    );
    return row ? (JSON.parse(this.box.open(row.sealed, digest)) as PendingSignUp) : undefined;
  }

  /**
   * Uses up the link, and every other open link of the address.
   * @throws DomainError when it was used before
   */
  async claim(tx: Executor, secret: string, email: string): Promise<void> {
    const claimed = await tx.query(
      'DELETE FROM auth.pending_sign_up WHERE digest = $1 AND expires_at > $2 RETURNING true AS done',
      [digestOf(secret), this.clock.now()],
    );
    if (claimed.length === 0)
      throw new DomainError('conflict', 'This link was used or has expired; sign up again.');
    await tx.query('DELETE FROM auth.pending_sign_up WHERE email_digest = $1', [emailDigest(email)]);
  }
}

const emailDigest = (email: string): Buffer => digestOf(email.toLowerCase());
