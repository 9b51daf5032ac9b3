import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AddressChange } from '../proof/addresses/address-change.js';
import { AccountDeletion } from '../proof/ended-access/account-deletion.js';
import { readEmail } from '../store/accounts/account.js';
import { PasskeysRepository } from '../store/factors/passkeys.repository.js';
import { SecondFactorsRepository } from '../store/factors/second-factors.repository.js';
import { OperatedChange } from './operated-change.js';
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
    private readonly change: OperatedChange,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly deletion: AccountDeletion,
    private readonly addressChange: AddressChange,
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
    const { id } = await this.change.run(email, 'account.disable', async (tx, account) => {
      if (!(await this.accounts.setDisabled(tx, account.id, true)))
        throw new DomainError('conflict', `The account ${account.email} is disabled already.`);
    });
    return this.accounts.withoutOwner(id);
  }

  /** The person signs in again, with the same password and second factor. API tokens that it issued work again. */
  async enable(email: string): Promise<void> {
    await this.change.run(email, 'account.enable', async (tx, account) => {
      if (!(await this.accounts.setDisabled(tx, account.id, false)))
        throw new DomainError('conflict', `The account ${account.email} is not disabled.`);
    });
  }

  /** Removes the authenticator app and the recovery codes. The password alone signs in until a new one is set up. */
  async resetSecondFactor(email: string): Promise<void> {
    await this.change.run(email, 'second_factor.off', async (tx, account) => {
      if (!(await this.factors.remove(tx, account.id)))
        throw new DomainError('conflict', `The account ${account.email} has no second factor.`);
    });
  }

  /** Removes all passkeys, for example after a theft of the account. */
  async removePasskeys(email: string): Promise<void> {
    await this.change.run(email, 'passkey.remove', async (tx, account) => {
      if ((await this.passkeys.removeAll(tx, account.id)) === 0)
        throw new DomainError('conflict', `The account ${account.email} has no passkey.`);
    });
  }

  /** Ends all sign-ins of the account; the person can sign in again. */
  async signOut(email: string): Promise<void> {
    await this.change.run(email, 'session.end_all', () => Promise.resolve());
  }

  /** Deletes the account, as its person could. @throws DomainError 409 for the last owner of a workspace */
  async delete(email: string): Promise<void> {
    const account = await this.change.accountOf(email);
    await this.deletion.run({ account, via: 'operator', origin: null, traceparent: null });
  }

  /**
   * Sets a new address, for a person who has lost the mailbox and whom the operator has checked. Mails of Kiban go there from
   * now on, also those with a link for a new password.
   */
  async changeEmail(email: string, text: string): Promise<void> {
    const to = readEmail(text);
    const account = await this.change.run(
      email,
      'email.change',
      (tx, { id }) => this.addressChange.apply(tx, id, to),
      { from: email, to },
    );
    await this.addressChange.announce({ from: account.email, to }, 'operator');
  }
}
