import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RequestWindows } from '../infrastructure/request-windows.js';
import { Mailer } from '../mail/mailer.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { CONFIRMATION_HOURS, type PendingSignUp } from '../store/accounts/pending-sign-up.js';
import { PendingSignUpsRepository } from '../store/accounts/pending-sign-ups.repository.js';

/** Mails to one address a day, whether or not it has an account. */
const MAILS_PER_DAY_MAX = 5;
const DAY_MS = 86_400_000;

/** What the mail says: the link that confirms the address, or that the address has an account. */
export type SignUpMail = { kind: 'confirm'; link: string } | { kind: 'known' };

/** The mail of a sign-up, with the link that confirms its address. */
@Injectable()
export class SignUpMails {
  constructor(
    private readonly pending: PendingSignUpsRepository,
    private readonly accounts: AccountsReader,
    private readonly mailer: Mailer,
    private readonly windows: RequestWindows,
  ) {}

  /**
   * @param path that the link begins with
   * @returns undefined when the address had too many mails, or has too many open links
   */
  async send(pending: PendingSignUp, path: string): Promise<SignUpMail | undefined> {
    const { email } = pending.account;
    const subject = `sign-up mails to ${email.toLowerCase()}`;
    if ((await this.windows.take({ subject, windowMs: DAY_MS, max: MAILS_PER_DAY_MAX })) > 0)
      return undefined;
    const existing = await this.accounts.byEmail(email);
    if (existing) {
      await this.mailer.send({
        to: existing.email,
        subject: 'You already have a Kiban account',
        text: `A new account was requested with this address, which already has one. Sign in at ${this.mailer.linkTo('/')} with its password. To set a new password, open this link:`,
        path: '/sign-in/reset',
      });
      return { kind: 'known' };
    }
    const secret = randomBytes(32).toString('base64url');
    if (!(await this.pending.insert(secret, pending))) return undefined;
    const confirmation = `${path}/confirm/${secret}`;
    await this.mailer.send({
      to: email,
      subject: 'Confirm your e-mail address for Kiban',
      text: `An account was requested with this address. To confirm it, open this link within ${CONFIRMATION_HOURS} hours:`,
      path: confirmation,
    });
    return { kind: 'confirm', link: this.mailer.linkTo(confirmation) };
  }
}
