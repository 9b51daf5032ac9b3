import { randomBytes } from 'node:crypto';
import { DomainError } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Database, type Executor } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { isEmail, type Account } from '../accounts/account.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { AccountAudit } from '../audit/account-audit.js';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import type { RequestOrigin } from '../infrastructure/request-origin.js';
import { AUTH_CONFIG, LOGGER } from '../infrastructure/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { ChangePassword } from '../members/change-password.use-case.js';

const LIFETIME_MS = 60 * 60_000;
/** Open links for one account, so that an attacker cannot fill a mailbox. */
const OPEN_MAX = 3;

/** A mailed link to replace a forgotten password. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly changePassword: ChangePassword,
    private readonly audit: AccountAudit,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns immediately, so that neither the response nor its duration reveals whether the address has an account. */
  request(email: string, origin: RequestOrigin): void {
    if (!isEmail(email)) return;
    this.sendLink(email.trim(), origin).catch((error: unknown) => {
      this.logger.error({ err: error }, 'password_reset.failed');
    });
  }

  /** The account of a link that is still valid. */
  async accountOf(secret: string): Promise<Account | undefined> {
    const [row] = await this.database.query<{ account_id: number }>(
      'SELECT account_id FROM auth.password_reset WHERE digest = $1 AND used_at IS NULL AND expires_at > $2',
      [digestOf(secret), this.clock.now()],
    );
    return row ? this.accounts.byId(row.account_id) : undefined;
  }

  /** @throws ValidationError; DomainError when the link has been used */
  async setPassword(
    account: Account,
    secret: string,
    password: string,
    origin: RequestOrigin,
  ): Promise<void> {
    const useLink = async (tx: Executor): Promise<void> => {
      const now = this.clock.now();
      const claimed = await tx.query(
        `UPDATE auth.password_reset SET used_at = $2
         WHERE digest = $1 AND used_at IS NULL AND expires_at > $2 RETURNING true AS done`,
        [digestOf(secret), now],
      );
      if (claimed.length === 0)
        throw new DomainError('conflict', 'This link was used or has expired; request a new one.');
    };
    await this.changePassword.execute(
      { account, password, field: 'password', via: 'reset link' },
      { useLink },
      origin,
    );
  }

  private async sendLink(email: string, origin: RequestOrigin): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    const now = this.clock.now();
    const secret = randomBytes(32).toString('base64url');
    const made = await this.database.query(
      `INSERT INTO auth.password_reset (digest, account_id, created_at, expires_at)
       SELECT $1, $2, $3::timestamptz, $4 WHERE (SELECT count(*) FROM auth.password_reset
         WHERE account_id = $2 AND used_at IS NULL AND expires_at > $3) < ${OPEN_MAX}
       RETURNING true AS done`,
      [digestOf(secret), account.id, now, new Date(now.getTime() + LIFETIME_MS)],
    );
    if (made.length === 0) return;
    await this.audit.append(account.email, 'password.reset_request', origin);
    await this.mailer.send({
      to: account.email,
      subject: 'Set a new password for Kiban',
      text: 'A new password was requested for your account. To set one, open this link within an hour:',
      link: `${this.config.PUBLIC_ORIGIN}/sign-in/reset/${secret}`,
    });
  }
}
