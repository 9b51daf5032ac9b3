import { DomainError } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { Clock } from '../infrastructure/clock.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { AccountAccessEnd } from '../proof/ended-access/account-access-end.js';
import { AccountDeletion } from '../proof/ended-access/account-deletion.js';
import { operatedAddressMails } from '../proof/notices/address-mails.js';
import { readEmail } from '../store/accounts/account.js';
import { AccountsRepository } from '../store/accounts/accounts.repository.js';
import { NewAddressesRepository } from '../store/accounts/new-addresses.repository.js';
import { PasswordResetsRepository } from '../store/accounts/password-resets.repository.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import { PasskeysRepository } from '../store/factors/passkeys.repository.js';
import { SecondFactorsRepository } from '../store/factors/second-factors.repository.js';
import { BrowserSessions } from '../store/sessions/browser-sessions.js';
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
    private readonly deletion: AccountDeletion,
    private readonly directory: AccountsRepository,
    private readonly addresses: NewAddressesRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
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

  /** Deletes the account, as its person could. @throws DomainError 409 for the last owner of a workspace */
  async delete(email: string): Promise<void> {
    const account = await this.byEmail(email);
    await this.deletion.run({ account, via: 'operator', origin: null, traceparent: null });
  }

  /**
   * Sets a new address, for a person who has lost the mailbox and whom the operator has checked. Mails of Kiban go there from
   * now on, also those with a link for a new password.
   */
  async changeEmail(email: string, text: string): Promise<void> {
    const to = readEmail(text);
    const account = await this.change(
      email,
      'email.change',
      async (tx, { id }) => {
        await this.sessions.endPending(tx, id);
        await this.addresses.remove(tx, id);
        await this.directory.setEmail(tx, id, to, this.clock.now());
        // Mailed to the old address.
        await this.resets.useAllOf(tx, id, this.clock.now());
      },
      { from: email, to },
    );
    const change = { from: account.email, to, publicOrigin: this.config.PUBLIC_ORIGIN };
    await Promise.all(operatedAddressMails(change).map((mail) => this.mailer.send(mail)));
  }

  /** @throws DomainError when no account has the address, or the change does not apply to it */
  private async change(
    email: string,
    action: string,
    apply: (tx: AuthTransaction, account: { id: number; email: string }) => Promise<void>,
    details: Record<string, unknown> = {},
  ): Promise<{ id: number; email: string }> {
    const account = await this.byEmail(email);
    const change = { account, action, by: 'operator', via: 'operator', origin: null, details } as const;
    await this.accessEnd.run(change, async (tx) => {
      await apply(tx, account);
      return null;
    });
    return account;
  }

  private async byEmail(email: string): Promise<{ id: number; name: string; email: string }> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new DomainError('not_found', `No account has the e-mail address ${email}.`);
    return account;
  }
}
