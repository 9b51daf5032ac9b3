import { TooManyRequestsError, type RequestOrigin } from '@kiban/contracts';
import { networkOf } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { RequestWindows, type RequestBound } from '../../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { KnownNetworks } from '../../store/accounts/known-networks.js';
import { AccountAudit } from '../../store/audit/account-audit.js';

const FAILURES_MAX = 5;
const WINDOW_MS = 15 * 60_000;
/** Wrong passwords an hour for one account, from all networks that are not known for it. */
const STRANGE_FAILURES_MAX = 20;
const STRANGE_WINDOW_MS = 60 * 60_000;

const MESSAGE = 'Too many wrong passwords; wait before you try again.';

// Counted before the comparison, so that concurrent guesses at several replicas cannot exceed the limit.
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
 * Three limits for wrong passwords: five in 15 minutes for each account and network (decisions §4); one for each
 * network, counted separately for known and other accounts; and one for each account from unknown networks. Thus
 * strangers cannot lock an owner out on a known network (docs/decisions/0015).
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
   * Runs `compare` within the limits. A wrong password counts; a correct one resets the count of the account and
   * network.
   * @param account e-mail address as sent, whether or not it has an account
   * @throws TooManyRequestsError
   */
  async guard(account: string, origin: RequestOrigin, compare: () => Promise<boolean>): Promise<boolean> {
    const key = `${account.toLowerCase()} ${networkOf(origin.address)}`;
    // Serialized by key: concurrent requests with the correct password must not count against each other.
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

  /** Resets the count of this account and network after the owner proved control of the account. */
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
      // Nothing was compared, so nothing counts as wrong.
      if (!compared) await Promise.all([this.undo(account, origin), this.refund(charged)]);
    }
  }

  /** @returns the number of this failure within the window. @throws TooManyRequestsError */
  private async chargeAccountAndNetwork(account: string, origin: RequestOrigin): Promise<number> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ failures: number; window_started_at: Date }>(CHARGE, [
      ...keyOf(account, origin),
      now,
      new Date(now.getTime() - WINDOW_MS),
    ]);
    if (!row || row.failures <= FAILURES_MAX) return row?.failures ?? 0;
    // Logged once a window. The entry has the network only, because the person is unknown.
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
    // Counted separately: a stranger behind the same address cannot use up the limit of the people who work there.
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
