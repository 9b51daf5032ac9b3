import { DomainError } from '@kiban/contracts';
import { originOf } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../pages/page.js';
import { NewAccounts } from '../proof/passwords/new-accounts.js';
import { Passwords } from '../proof/passwords/passwords.js';
import { SecondFactorCheck } from '../proof/second-factor/second-factor-check.js';
import { AcceptInvitation } from '../sign-up/use-cases/accept-invitation.use-case.js';
import { SignUpPolicy } from '../store/accounts/sign-up-policy.js';
import type { LinkedInvitation } from '../store/invitations/invitations.reader.js';
import { AcceptedSignUp } from './accepted-sign-up.js';

/** An invited person joins the workspace: with a new account, or with the one that the address has. */
@Injectable()
export class JoinByInvitation {
  constructor(
    private readonly acceptInvitation: AcceptInvitation,
    private readonly acceptedSignUp: AcceptedSignUp,
    private readonly newAccounts: NewAccounts,
    private readonly policy: SignUpPolicy,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /**
   * @returns a page when the address must be confirmed first, because the link came from the inviter and not by mail
   * @throws DomainError; ValidationError; ServiceBusyError
   */
  async asNew(
    invitation: LinkedInvitation,
    given: { name: string; password: string },
    browser: string,
    request: FastifyRequest,
  ): Promise<Page | undefined> {
    const { email } = invitation;
    const person = { email, ...given };
    if (!invitation.proven) {
      const purpose = { invitationId: invitation.id };
      return this.acceptedSignUp.accept({ person, purpose, browser, path: '/sign-up' }, request);
    }
    this.policy.requireDomain(email);
    const origin = originOf(request);
    const account = await this.newAccounts.prepare(person, origin.address);
    await this.acceptInvitation.withNewAccount(invitation, account, origin);
    return undefined;
  }

  /** @throws DomainError when the password or the code is wrong, or a code is missing; TooManyRequestsError */
  async asKnown(
    invitation: LinkedInvitation,
    { password, code }: { password: string; code: string },
    request: FastifyRequest,
  ): Promise<void> {
    const origin = originOf(request);
    const account = await this.passwords.signIn(invitation.email, password, origin);
    if (!account)
      throw new DomainError('wrong_password', 'No account matches this address and password. Try again.');
    if (await this.secondFactor.isOn(account.id)) {
      if (code === '') throw new DomainError('wrong_code', 'Enter a code of your authenticator app too.');
      await this.secondFactor.require(account, code, origin);
    }
    await this.acceptInvitation.withAccount(invitation, account, origin);
  }
}
