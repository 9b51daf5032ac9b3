import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { BrowserSessions } from '../accounts/browser-sessions.js';
import type { AuthTransaction } from '../audit/auth-changes.js';
import { Clock } from '../infrastructure/clock.js';
import { AccountAccessEnd } from '../members/account-access-end.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { OperatorAccountsRepository, type OperatedAccount } from './operator-accounts.repository.js';

/**
 * What the operator of an instance does with accounts, on the machine of auth and without a session. Each change ends
 * the account’s browser sessions, the screen’s access and its AI clients, and writes an entry with via `operator` to the
 * audit log of each of its workspaces.
 */
@Injectable()
export class OperatorAccounts {
  constructor(
    private readonly accounts: OperatorAccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly sessions: BrowserSessions,
    private readonly accessEnd: AccountAccessEnd,
    private readonly clock: Clock,
  ) {}

  /** @param text a part of the e-mail address or the name; empty for all */
  list(text: string, limit: number): Promise<OperatedAccount[]> {
    return this.accounts.list(text, limit);
  }

  /**
   * Resolves when every replica rejects all credentials of the account, API tokens that it issued too.
   * @returns the workspaces that no owner can sign in to any longer
   */
  async disable(email: string): Promise<string[]> {
    const { id } = await this.change(email, 'account.disable', async (tx, account) => {
      if (!(await this.accounts.setDisabledAt(tx, account.id, this.clock.now())))
        throw new DomainError('conflict', `The account ${account.email} is disabled already.`);
    });
    return this.accounts.withoutOwner(id);
  }

  /** The person signs in again, with the same password and second factor. API tokens that it issued work again. */
  async enable(email: string): Promise<void> {
    await this.change(email, 'account.enable', async (tx, account) => {
      if (!(await this.accounts.setDisabledAt(tx, account.id, null)))
        throw new DomainError('conflict', `The account ${account.email} is not disabled.`);
    });
  }

  /** Removes the authenticator app and the recovery codes. The password alone signs in until a new one is set up. */
  async resetSecondFactor(email: string): Promise<void> {
    await this.change(email, 'second_factor.off', async (tx, account) => {
      await this.sessions.endPending(tx, account.id);
      if (!(await this.factors.remove(tx, account.id)))
        throw new DomainError('conflict', `The account ${account.email} has no second factor.`);
    });
  }

  /** Removes all passkeys, for example after a theft of the account. */
  async removePasskeys(email: string): Promise<void> {
    await this.change(email, 'passkey.remove', async (tx, account) => {
      await this.sessions.endPending(tx, account.id);
      if ((await this.passkeys.removeAll(tx, account.id)) === 0)
        throw new DomainError('conflict', `The account ${account.email} has no passkey.`);
    });
  }

  /** Ends all sign-ins of the account; the person can sign in again. */
  async signOut(email: string): Promise<void> {
    await this.change(email, 'session.end_all', (tx, account) => this.sessions.endPending(tx, account.id));
  }

  /** @throws DomainError when no account has the address, or the change does not apply to it */
  private async change(
    email: string,
    action: string,
    apply: (tx: AuthTransaction, account: { id: number; email: string }) => Promise<void>,
  ): Promise<{ id: number }> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new DomainError('not_found', `No account has the e-mail address ${email}.`);
    const change = { account, action, by: 'operator', via: 'operator', origin: null } as const;
    await this.accessEnd.run(change, async (tx) => {
      await apply(tx, account);
      return null;
    });
    return account;
  }
}
