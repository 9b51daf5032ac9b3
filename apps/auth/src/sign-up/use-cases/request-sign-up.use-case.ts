import type { RequestOrigin } from '@kiban/contracts';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { digestOf } from '../../infrastructure/digest.js';
import { LOGGER } from '../../infrastructure/tokens.js';
import { NewAccounts, type NewPerson } from '../../proof/passwords/new-accounts.js';
import { readEmail } from '../../store/accounts/account.js';
import { readWorkspaceName } from '../../store/accounts/names.js';
import type { PendingSignUp, SignUpPurpose } from '../../store/accounts/pending-sign-up.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import { SignUpMails, type SignUpMail } from '../sign-up-mails.js';

export interface SignUpRequest {
  person: NewPerson;
  purpose: SignUpPurpose;
  /** The browser’s form cookie. */
  browser: string;
  /** Path that confirmation links begin with, e.g. `/sign-up`. */
  path: string;
}

/** Accepts a sign-up and mails its link. The account is created only when the link is confirmed. */
@Injectable()
export class RequestSignUp {
  constructor(
    private readonly newAccounts: NewAccounts,
    private readonly policy: SignUpPolicy,
    private readonly mails: SignUpMails,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Does the same work for every address, and looks up its account only after it resolved.
   * @throws ValidationError; ServiceBusyError
   */
  async execute(request: SignUpRequest, origin: RequestOrigin): Promise<void> {
    const pending = await this.prepare(request, origin);
    this.mails.send(pending, request.path).catch((error: unknown) => {
      this.logger.error({ err: error }, 'sign_up.failed');
    });
  }

  /**
   * As `execute`, for a person to whom the page shows what would be mailed.
   * @returns undefined when the address had too many mails, or has too many open links
   * @throws ValidationError; ServiceBusyError
   */
  async executeAndReturn(request: SignUpRequest, origin: RequestOrigin): Promise<SignUpMail | undefined> {
    return this.mails.send(await this.prepare(request, origin), request.path);
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
}
