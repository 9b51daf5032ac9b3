import type { RequestOrigin } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { LOGGER } from '../../infrastructure/tokens.js';
import { Mailer } from '../../mail/mailer.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { PasskeysReader } from '../../store/factors/passkeys.reader.js';
import { noticeMail, type Notice } from './notice-mails.js';

/** Mails of one kind to one account a day. */
const MAILS_PER_DAY_MAX = 20;
const DAY_MS = 86_400_000;

/** Mails people what happened to their account. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly windows: RequestWindows,
    private readonly mailer: Mailer,
    private readonly passkeys: PasskeysReader,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Call it after the commit. Returns immediately, so that no request waits for the mail server or fails with it.
   * @param origin of the request that caused it
   */
  send(notice: Notice, accountId: number, origin: RequestOrigin): void {
    this.mail(notice, accountId, origin).catch((error: unknown) => {
      this.logger.error({ err: error, kind: notice.kind }, 'notice.failed');
    });
  }

  /**
   * As `send`, to an address that is no longer that of an account.
   * @param origin null when an operator did it
   */
  sendTo(email: string, notice: Notice, origin: RequestOrigin | null): void {
    const context = { origin, at: this.clock.now(), passkeys: [] };
    void this.mailer.send(noticeMail(notice, email, context));
  }

  private async mail(notice: Notice, accountId: number, origin: RequestOrigin): Promise<void> {
    const at = this.clock.now();
    const account = await this.accounts.byId(accountId);
    if (!account) return;
    const subject = `notices ${notice.kind} to account ${accountId}`;
    if ((await this.windows.take({ subject, windowMs: DAY_MS, max: MAILS_PER_DAY_MAX })) > 0) return;
    // They outlive a new password, so its mail lists them.
    const passkeys = notice.kind === 'password_changed' ? await this.passkeys.of(accountId) : [];
    const context = { origin, at, passkeys: passkeys.map(({ name }) => name) };
    await this.mailer.send(noticeMail(notice, account.email, context));
  }
}
