import { TooManyRequestsError } from '@kiban/contracts';
import { networkOf } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { AccountAudit } from '../audit/account-audit.js';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { RequestWindows, type RequestBound } from '../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { KnownNetworks } from './known-networks.js';

const FAILURES_MAX = 5;
const WINDOW_MS = 15 * 60_000;
/** Wrong passwords an hour for one account from all networks that it was never used from. */
const STRANGE_FAILURES_MAX = 20;
const STRANGE_WINDOW_MS = 60 * 60_000;

const MESSAGE = 'Too many wrong passwords; wait before the next try.';

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

/**
 * Three counts of wrong passwords: five in 15 minutes for each account and network (decisions §4); a number for each
 * network, apart for accounts that were used from it and for others; and a number for each account, from networks that it
 * was never used from. So strangers cannot lock out an owner on a network that was used before (docs/decisions/0015).
 */
@Injectable()
export class PasswordThrottle {
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly windows: RequestWindows,
    private readonly networks: KnownNetworks,
    private readonly audit: AccountAudit,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /**
   * Runs `compare` when the counts allow it; a false answer counts, a true one clears the count of account and network.
   * @param account e-mail address as it was sent, whether or not it has an account
   * @throws TooManyRequestsError
   */
  async guard(account: string, origin: RequestOrigin, compare: () => Promise<boolean>): Promise<boolean> {
    const key = `${account.toLowerCase()} ${networkOf(origin.address)}`;
    // One at a time for each key: right passwords sent side by side must not count against each other.
    const turn = (this.turns.get(key) ?? Promise.resolve()).then(() =>
      this.attempt(account, origin, compare),
    );
    const settled = turn.catch(() => undefined);
    this.turns.set(key, settled);
    void settled.then(() => {
      if (this.turns.get(key) === settled) this.turns.delete(key);
    });
    return turn;
  }

  /** Lets the account in from this network again: its owner has just proven to be there. */
  async clear(account: string, origin: RequestOrigin): Promise<void> {
    await this.database.query(
      'DELETE FROM auth.password_attempt WHERE subject = $1 AND address = $2',
      keyOf(account, origin),
    );
    await this.networks.add(account, origin.address);
  }

  private async attempt(
    account: string,
    origin: RequestOrigin,
    compare: () => Promise<boolean>,
  ): Promise<boolean> {
    const bounds = await this.boundsOf(account, origin);
    this.windows.requireOpen(...bounds);
    const failures = await this.chargeAccountAndNetwork(account, origin);
    const charged: RequestBound[] = [];
    let compared = false;
    try {
      for (const bound of bounds) {
        await this.windows.charge(bound);
        charged.push(bound);
      }
      const right = await compare();
      compared = true;
      if (right) await this.clear(account, origin);
      else if (failures === 1) await this.audit.append(account, 'password.wrong', origin);
      if (right) await this.refund(charged);
      return right;
    } finally {
      // No password was looked at, so nothing counts as wrong.
      if (!compared) await Promise.all([this.undo(account, origin), this.refund(charged)]);
    }
  }

  /** @returns how many of the window this one is. @throws TooManyRequestsError */
  private async chargeAccountAndNetwork(account: string, origin: RequestOrigin): Promise<number> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ failures: number; window_started_at: Date }>(CHARGE, [
      ...keyOf(account, origin),
      now,
      new Date(now.getTime() - WINDOW_MS),
    ]);
    if (!row || row.failures <= FAILURES_MAX) return row?.failures ?? 0;
    // Once a window: by whom is not known, only from where.
    if (row.failures === FAILURES_MAX + 1) await this.audit.append(account, 'password.lockout', origin);
    const endsAt = row.window_started_at.getTime() + WINDOW_MS;
    throw new TooManyRequestsError(MESSAGE, Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000)));
  }

  private async boundsOf(account: string, { address }: RequestOrigin): Promise<RequestBound[]> {
    const network = networkOf(address);
    const ofNetwork = (accounts: string): RequestBound => ({
      subject: `wrong passwords for ${accounts} from ${network}`,
      windowMs: WINDOW_MS,
      max: this.config.SIGN_IN_FAILURES_MAX,
      message: MESSAGE,
    });
    // Counted apart: a stranger behind the same address cannot use up the window of the people who work there.
    if (await this.networks.has(account, address)) return [ofNetwork('known accounts')];
    const ofAccount = {
      subject: `wrong passwords for ${account.toLowerCase()}`,
      windowMs: STRANGE_WINDOW_MS,
      max: STRANGE_FAILURES_MAX,
      message: MESSAGE,
    };
    return [ofNetwork('other accounts'), ofAccount];
  }

  private async undo(account: string, origin: RequestOrigin): Promise<void> {
    await this.database.query(
      'UPDATE auth.password_attempt SET failures = failures - 1 WHERE subject = $1 AND address = $2 AND failures > 0',
      keyOf(account, origin),
    );
  }

  private async refund(charged: readonly RequestBound[]): Promise<void> {
    for (const bound of charged) await this.windows.refund(bound);
  }
}

const keyOf = (account: string, { address }: RequestOrigin): Buffer[] => [
  digestOf(account.toLowerCase()),
  digestOf(networkOf(address)),
];
