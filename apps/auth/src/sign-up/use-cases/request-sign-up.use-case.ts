import type { RequestOrigin } from '@kiban/contracts';
import { randomBytes } from 'node:crypto';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { digestOf } from '../../infrastructure/digest.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { AUTH_CONFIG, LOGGER } from '../../infrastructure/tokens.js';
import { Mailer } from '../../mail/mailer.js';
import { NewAccounts, type NewPerson } from '../../proof/passwords/new-accounts.js';
import { readEmail } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { readWorkspaceName } from '../../store/accounts/names.js';
import {
  CONFIRMATION_HOURS,
  type PendingSignUp,
  type SignUpPurpose,
} from '../../store/accounts/pending-sign-up.js';
import { PendingSignUpsRepository } from '../../store/accounts/pending-sign-ups.repository.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';

/** Mails to one address a day, whether or not it has an account. */
const MAILS_PER_DAY_MAX = 5;
const DAY_MS = 86_400_000;

export interface SignUpRequest {
  person: NewPerson;
  purpose: SignUpPurpose;
  /** The browser’s form cookie. */
  browser: string;
  /** Path that confirmation links begin with, e.g. `/sign-up`. */
  path: string;
}

/** What the mail says: the link that confirms the address, or that the address has an account. */
export type SignUpMail = { kind: 'confirm'; link: string } | { kind: 'known' };

/** Accepts a sign-up and mails its link. The account is created only when the link is confirmed. */
@Injectable()
export class RequestSignUp {
  constructor(
    private readonly pending: PendingSignUpsRepository,
    private readonly accounts: AccountsReader,
    private readonly newAccounts: NewAccounts,
    private readonly policy: SignUpPolicy,
    private readonly mailer: Mailer,
    private readonly windows: RequestWindows,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Does the same work for every address, and looks up its account only after it resolved.
   * @throws ValidationError; ServiceBusyError
   */
  async execute(request: SignUpRequest, origin: RequestOrigin): Promise<void> {
    const pending = await this.prepare(request, origin);
    this.sendLink(pending, request.path).catch((error: unknown) => {
      this.logger.error({ err: error }, 'sign_up.failed');
    });
  }

  /**
   * As `execute`, for a person to whom the page shows what would be mailed.
   * @returns undefined when the address had too many mails, or has too many open links
   * @throws ValidationError; ServiceBusyError
   */
  async executeAndReturn(request: SignUpRequest, origin: RequestOrigin): Promise<SignUpMail | undefined> {
    return this.sendLink(await this.prepare(request, origin), request.path);
  }

  private async prepare(request: SignUpRequest, origin: RequestOrigin): Promise<PendingSignUp> {
    const purpose =
      'workspaceName' in request.purpose
        ? { workspaceName: readWorkspaceName(request.purpose.workspaceName) }
        : request.purpose;
    this.policy.requireDomain(readEmail(request.person.email));
    const account = await this.newAccounts.prepare(request.person, origin.address);
    const browser = digestOf(request.browser).toString('base64');
    return { account, purpose, browser };
  }

  private async sendLink(pending: PendingSignUp, path: string): Promise<SignUpMail | undefined> {
    const { email } = pending.account;
    const subject = `sign-up mails to ${email.toLowerCase()}`;
    if ((await this.windows.take({ subject, windowMs: DAY_MS, max: MAILS_PER_DAY_MAX })) > 0)
      return undefined;
    const origin = this.config.PUBLIC_ORIGIN;
    const existing = await this.accounts.byEmail(email);
    if (existing) {
      await this.mailer.send({
        to: existing.email,
        subject: 'You already have a Kiban account',
        text: `A new account was requested with this address, which already has one. Sign in at ${origin}/ with its password. To set a new password, open this link:`,
        link: `${origin}/sign-in/reset`,
      });
      return { kind: 'known' };
    }
    const secret = randomBytes(32).toString('base64url');
    if (!(await this.pending.insert(secret, pending))) return undefined;
    const link = `${origin}${path}/confirm/${secret}`;
    await this.mailer.send({
      to: email,
      subject: 'Confirm your e-mail address for Kiban',
      text: `An account was requested with this address. To confirm it, open this link within ${CONFIRMATION_HOURS} hours:`,
      link,
    });
    return { kind: 'confirm', link };
  }
}
