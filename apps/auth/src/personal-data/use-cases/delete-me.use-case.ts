import {
  DomainError,
  NotFoundError,
  ValidationError,
  type Caller,
  type DeleteMeDto,
  type Principal,
} from '@kiban/contracts';
import { requireFreshProof } from '@kiban/http-kit';
import { Injectable } from '@nestjs/common';
import { AccountDeletion } from '../../proof/ended-access/account-deletion.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { CallerSession } from '../../store/rights/caller-session.js';

/** Deletes the account of the person at the screen. */
@Injectable()
export class DeleteMe {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passwords: Passwords,
    private readonly deletion: AccountDeletion,
    private readonly members: MembersReader,
    private readonly session: CallerSession,
  ) {}

  /**
   * Resolves when every replica rejects all credentials of the account.
   * @throws ValidationError for another address; DomainError 403 without a proof, 409 for the last owner;
   * TooManyRequestsError
   */
  async execute(caller: Caller, { email, password }: DeleteMeDto): Promise<void> {
    const { principal, origin, traceparent } = caller;
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    if (email.trim().toLowerCase() !== account.email.toLowerCase())
      throw new ValidationError('email', 'email', 'email must be the address of your account.');
    const confirmed =
      typeof password === 'string'
        ? await this.passwords.confirm(principal.member.id, password, origin)
        : account;
    if (typeof password !== 'string') {
      requireFreshProof(principal);
      await this.requireAllOpened(principal, account.id);
    }
    await this.deletion.run({
      account,
      via: 'screen',
      origin,
      confirmed: { principal, account: confirmed },
      traceparent,
    });
  }

  /** The account is in all of its workspaces, so the proof must be one for each of them. @throws DomainError 403 */
  private async requireAllOpened(principal: Principal, accountId: number): Promise<void> {
    const opened = await this.session.opened(principal, accountId);
    const memberships = await this.members.ofAccount(accountId);
    if (memberships.every(({ workspaceId }) => opened.has(workspaceId))) return;
    throw new DomainError(
      'wrong_password',
      'You are in a workspace that this sign-in does not open. Send your password, or sign in by a way that opens it.',
    );
  }
}
