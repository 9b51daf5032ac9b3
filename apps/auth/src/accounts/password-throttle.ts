import { TooManyRequestsError } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';

const FAILURES_MAX = 5;
const WINDOW_MS = 15 * 60_000;

// Counted before the password is looked at, so that guesses sent side by side to several replicas cannot
// pass the count together.
const CHARGE = {
  name: 'auth-charge-password-attempt',
  text: `INSERT INTO auth.password_attempt AS attempt (subject, address, failures, window_started_at)
         VALUES ($1, $2, 1, $3)
         ON CONFLICT (subject, address) DO UPDATE SET
           failures = CASE WHEN attempt.window_started_at <= $4 THEN 1 ELSE least(attempt.failures + 1, 1000) END,
           window_started_at = CASE WHEN attempt.window_started_at <= $4 THEN $3 ELSE attempt.window_started_at END
         RETURNING failures, window_started_at`,
};

// One statement whether or not there is such an account: neither its answer nor its time tells.
const AUDIT_LOCKOUT = {
  name: 'auth-audit-password-lockout',
  text: `INSERT INTO auth.audit_entry (workspace_id, at, action, via, address, target, details)
         SELECT m.workspace_id, $3, 'password.lockout', 'password', $2, 'member ' || m.id, '{}'
         FROM auth.member m JOIN auth.account a ON a.id = m.account_id
         WHERE lower(a.email) = lower($1) AND m.removed_at IS NULL AND a.disabled_at IS NULL`,
};

/**
 * At most five wrong passwords in 15 minutes for each account and address (decisions §4). An account is
 * never shut for other addresses, so nobody can lock out somebody else.
 */
@Injectable()
export class PasswordThrottle {
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `compare` when the count allows it; a false answer counts, a true one clears the count.
   * @param account e-mail address as it was sent, whether or not it has an account
   * @throws TooManyRequestsError
   */
  async guard(account: string, address: string, compare: () => Promise<boolean>): Promise<boolean> {
    const key = `${account.toLowerCase()} ${address}`;
    // One at a time for each key: right passwords sent side by side must not count against each other.
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(() =>
      this.attempt(account, address, compare),
    );
    const settled = turn.catch(() => undefined);
    this.turns.set(key, settled);
    void settled.then(() => {
      if (this.turns.get(key) === settled) this.turns.delete(key);
    });
    return turn;
  }

  private async attempt(account: string, address: string, compare: () => Promise<boolean>): Promise<boolean> {
    const key = [digestOf(account.toLowerCase()), digestOf(address)];
    const now = this.clock.now();
    const [row] = await this.database.query<{ failures: number; window_started_at: Date }>(CHARGE, [
      ...key,
      now,
      new Date(now.getTime() - WINDOW_MS),
    ]);
    if (row && row.failures > FAILURES_MAX) {
      // Once a window: by whom is not known, only from where.
      if (row.failures === FAILURES_MAX + 1)
        await this.database.query(AUDIT_LOCKOUT, [account, address, now]);
      const endsAt = row.window_started_at.getTime() + WINDOW_MS;
      throw new TooManyRequestsError(
        'Too many wrong passwords; wait before the next try.',
        Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000)),
      );
    }
    const right = await compare();
    if (right)
      await this.database.query('DELETE FROM auth.password_attempt WHERE subject = $1 AND address = $2', key);
    return right;
  }
}
