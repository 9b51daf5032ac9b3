import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { NewAccounts } from '../proof/passwords/new-accounts.js';
import type { NewAccount } from '../store/accounts/account.js';
import { AccountsRepository } from '../store/accounts/accounts.repository.js';
import { ProvisionedUsersRepository } from './provisioned-users.repository.js';

/** The accounts of a directory’s people: the one of the address, or a new one without a password. */
@Injectable()
export class DirectoryAccounts {
  constructor(
    private readonly users: ProvisionedUsersRepository,
    private readonly accounts: AccountsRepository,
    private readonly newAccounts: NewAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Hashes also where the address has an account, so that the duration reveals nothing.
   * @param address IP address of the client
   * @throws ValidationError; ServiceBusyError
   */
  prepare(person: { email: string; name: string }, address: string): Promise<NewAccount> {
    return this.newAccounts.prepareWithoutPassword(person, address);
  }

  /** @throws ValidationError when the address got an account in another transaction */
  async of(tx: Executor, account: NewAccount): Promise<{ accountId: number; name: string }> {
    const existing = await this.users.accountOf(tx, account.email);
    if (existing) return { accountId: existing.id, name: existing.name };
    return {
      accountId: await this.accounts.insert(tx, account, this.clock.now()),
      name: account.name,
    };
  }
}
