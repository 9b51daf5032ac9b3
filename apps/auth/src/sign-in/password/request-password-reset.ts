import type { RequestOrigin } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../../infrastructure/tokens.js';
import { Mailer } from '../../mail/mailer.js';
import { ResetLinks } from '../../proof/passwords/reset-links.js';
import { isEmail } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { AccountAudit } from '../../store/audit/account-audit.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';

/** Mails a link to replace a forgotten password. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly companySessions: CompanySessionsReader,
    private readonly links: ResetLinks,
    private readonly audit: AccountAudit,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns immediately, so that neither the response nor its duration reveals whether the address has an account. */
  execute(email: string, origin: RequestOrigin): void {
    if (!isEmail(email)) return;
    this.sendLink(email.trim(), origin).catch((error: unknown) => {
      this.logger.error({ err: error }, 'password_reset.failed');
    });
  }

  private async sendLink(email: string, origin: RequestOrigin): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    if (!(await this.companySessions.mayResetPassword(account.id)))
      return this.audit.append(account.email, 'password.reset_refused', origin);
    const secret = await this.links.issue(account.id);
    if (secret === undefined) return;
    await this.audit.append(account.email, 'password.reset_request', origin);
    await this.mailer.send({
      to: account.email,
      subject: 'Set a new password for Kiban',
      text: 'A new password was requested for your account. To set one, open this link within an hour:',
      path: `/sign-in/reset/${secret}`,
    });
  }
}
