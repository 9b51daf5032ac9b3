import { DomainError, type RequestOrigin } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { digestOf, equalSecrets } from '../../infrastructure/digest.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import type { PendingSignUp } from '../../store/accounts/pending-sign-up.js';
import { PendingSignUpsRepository } from '../../store/accounts/pending-sign-ups.repository.js';
import { SignUpPolicy } from '../../store/accounts/sign-up-policy.js';
import { InvitationsReader } from '../../store/invitations/invitations.reader.js';
import { InvitedMembers } from '../invited-members.js';
import { NewWorkspaces } from '../new-workspaces.js';

/** Creates the account of a sign-up when its link is confirmed. */
@Injectable()
export class ConfirmSignUp {
  constructor(
    private readonly pending: PendingSignUpsRepository,
    private readonly policy: SignUpPolicy,
    private readonly passwords: Passwords,
    private readonly workspaces: NewWorkspaces,
    private readonly invitations: InvitationsReader,
    private readonly invited: InvitedMembers,
  ) {}

  /** @returns undefined when the link was used or has expired */
  pendingOf(secret: string): Promise<PendingSignUp | undefined> {
    return this.pending.bySecret(secret);
  }

  /**
   * Whether the browser must prove that it knows the password. Otherwise a stranger could sign up with another
   * person’s address. That person would then confirm an account whose password the stranger knows.
   */
  needsPassword(pending: PendingSignUp, browser: string): boolean {
    return !equalSecrets(digestOf(browser).toString('base64'), pending.browser);
  }

  /** @returns whether the password is the one that was chosen. @throws TooManyRequestsError */
  hasPassword(pending: PendingSignUp, password: string, origin: RequestOrigin): Promise<boolean> {
    const { email, passwordHash } = pending.account;
    return this.passwords.matches({ email, passwordHash }, password, origin);
  }

  /**
   * @returns the id of the account
   * @throws DomainError when the link was used or the operator does not accept such an account; ValidationError
   */
  async execute(secret: string, pending: PendingSignUp, origin: RequestOrigin): Promise<number> {
    const { email } = pending.account;
    const accountId = await this.create(pending, origin, (tx) => this.pending.claim(tx, secret, email));
    await this.passwords.trustNetwork(email, origin);
    return accountId;
  }

  private async create(
    { account, purpose }: PendingSignUp,
    origin: RequestOrigin,
    claim: (tx: Executor) => Promise<void>,
  ): Promise<number> {
    this.policy.requireDomain(account.email);
    if ('workspaceName' in purpose) {
      this.policy.requireOpen();
      const { workspaceName } = purpose;
      return (await this.workspaces.found({ account, workspaceName }, origin, claim)).accountId;
    }
    this.policy.requireInvited();
    const invitation = await this.invitations.ofId(purpose.invitationId);
    if (!invitation)
      throw new DomainError('conflict', 'This invitation is no longer open; request a new one.');
    return this.invited.withNewAccount(invitation, account, origin, claim);
  }
}
