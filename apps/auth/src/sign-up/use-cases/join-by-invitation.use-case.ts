import { DomainError, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { NewAccounts } from '../../proof/passwords/new-accounts.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { SecondFactorCheck, wrongCode } from '../../proof/second-factor/second-factor-check.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import type { LinkedInvitation } from '../../store/invitations/invitations.reader.js';
import { InvitedMembers } from '../invited-members.js';

/** An invited person joins the workspace: with a new account, or with the one that the address has. */
@Injectable()
export class JoinByInvitation {
  constructor(
    private readonly invited: InvitedMembers,
    private readonly newAccounts: NewAccounts,
    private readonly policy: SignUpPolicy,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /**
   * @param invitation whose link was mailed, so that it proves the address
   * @throws DomainError; ValidationError; ServiceBusyError
   */
  async asNew(
    invitation: LinkedInvitation,
    given: { name: string; password: string },
    origin: RequestOrigin,
  ): Promise<void> {
    const { email } = invitation;
    this.policy.requireDomain(email);
    const account = await this.newAccounts.prepare({ email, ...given }, origin.address);
    await this.invited.withNewAccount(invitation, account, origin);
  }

  /** @throws DomainError when the password or the code is wrong, or a code is missing; TooManyRequestsError */
  async asKnown(
    invitation: LinkedInvitation,
    { password, code }: { password: string; code: string },
    origin: RequestOrigin,
  ): Promise<void> {
    const account = await this.passwords.signIn(invitation.email, password, origin);
    if (!account)
      throw new DomainError('wrong_password', 'No account matches this address and password. Try again.');
    const proof = await this.secondFactor.beside(account, code, origin);
    if (proof === 'missing')
      throw new DomainError('wrong_code', 'Enter a code of your authenticator app too.');
    if (proof === 'wrong') throw wrongCode();
    await this.invited.withAccount(invitation, account, origin);
  }
}
