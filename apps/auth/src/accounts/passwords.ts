import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Account } from './account.js';
import { AccountsRepository } from './accounts.repository.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordThrottle } from './password-throttle.js';

/** Whether somebody knows a password, with its cost and its count the same for accounts that are not there. */
@Injectable()
export class Passwords {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: PasswordThrottle,
  ) {}

  /**
   * @returns the account, or undefined when address and password do not belong together
   * @throws TooManyRequestsError
   */
  async signIn(email: string, password: string, address: string): Promise<Account | undefined> {
    const account = await this.accounts.byEmail(email);
    const right = await this.throttle.guard(email, address, () =>
      this.hasher.matches(password, account?.passwordHash ?? null),
    );
    return right ? account : undefined;
  }

  /**
   * Asks a signed-in member for the password again (specification §5.2).
   * @throws DomainError 403 when it is wrong; TooManyRequestsError after too many tries
   */
  async confirm(memberId: number, password: string, address: string): Promise<Account> {
    const account = await this.accounts.ofMember(memberId);
    const right = await this.throttle.guard(account?.email ?? `member ${memberId}`, address, () =>
      this.hasher.matches(password, account?.passwordHash ?? null),
    );
    if (!right || !account)
      throw new DomainError(
        'wrong_password',
        'The password is wrong; send the password of your own account.',
      );
    return account;
  }
}
