import { randomBytes } from 'node:crypto';
import { DomainError, type RequestOrigin } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import type { Executor } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { AUTH_CONFIG, LOGGER } from '../infrastructure/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { PasswordChange } from '../proof/passwords/password-change.js';
import { isEmail, type Account } from '../store/accounts/account.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { PasswordResetsRepository } from '../store/accounts/password-resets.repository.js';
import { AccountAudit } from '../store/audit/account-audit.js';
import { CompanySessionsReader } from '../store/sessions/company-sessions.reader.js';

const LIFETIME_MS = 60 * 60_000;

/** A mailed link to replace a forgotten password. */
@Injectable()
export class PasswordReset {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly resets: PasswordResetsRepository,
    private readonly passwordChange: PasswordChange,
    private readonly companySessions: CompanySessionsReader,
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
    const accountId = await this.resets.accountIdOf(digestOf(secret), this.clock.now());
    return accountId === undefined ? undefined : this.accounts.byId(accountId);
  }

  /** @throws ValidationError; DomainError when the link has been used */
  async setPassword(
    account: Account,
    secret: string,
    password: string,
    origin: RequestOrigin,
  ): Promise<void> {
    const useLink = async (tx: Executor): Promise<void> => {
      if (!(await this.companySessions.mayResetPassword(account.id, tx)))
        throw new DomainError(
          'conflict',
          'Your company signs you in. Sign in by it, then open the link again if you are asked for a password.',
        );
      if (!(await this.resets.use(tx, digestOf(secret), this.clock.now())))
        throw new DomainError('conflict', 'This link was used or has expired; request a new one.');
    };
    await this.passwordChange.apply(
      { account, password, field: 'password', via: 'reset link' },
      { useLink },
      origin,
    );
  }

  private async sendLink(email: string, origin: RequestOrigin): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    if (!(await this.companySessions.mayResetPassword(account.id)))
      return this.audit.append(account.email, 'password.reset_refused', origin);
    const createdAt = this.clock.now();
    const secret = randomBytes(32).toString('base64url');
    const isStored = await this.resets.insert({
      digest: digestOf(secret),
      accountId: account.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + LIFETIME_MS),
    });
    if (!isStored) return;
    await this.audit.append(account.email, 'password.reset_request', origin);
    await this.mailer.send({
      to: account.email,
      subject: 'Set a new password for Kiban',
      text: 'A new password was requested for your account. To set one, open this link within an hour:',
      link: `${this.config.PUBLIC_ORIGIN}/sign-in/reset/${secret}`,
    });
  }
}
