import { DomainError, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { readEmail, type Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordThrottle } from './password-throttle.js';

/** Verifies passwords. Unknown accounts cost the same time and count against the same limits. */
@Injectable()
export class Passwords {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly hasher: PasswordHasher,
    private readonly throttle: PasswordThrottle,
  ) {}

  /**
   * @returns the account, or undefined when the address or the password is wrong
   * @throws ValidationError when the text is not an e-mail address; TooManyRequestsError; ServiceBusyError
   */
  async signIn(text: string, password: string, origin: RequestOrigin): Promise<Account | undefined> {
    const email = readEmail(text);
    const account = await this.accounts.byEmail(email);
    const passwordHash = account?.passwordHash ?? null;
    return (await this.matches({ email, passwordHash }, password, origin)) ? account : undefined;
  }

  /**
   * Verifies the current password of a signed-in member (specification §5.2).
   * @throws DomainError 403 when it is wrong; TooManyRequestsError after too many attempts; ServiceBusyError
   */
  async confirm(memberId: number, password: string, origin: RequestOrigin): Promise<Account> {
    const account = await this.accounts.ofMember(memberId);
    const email = account?.email ?? `member ${memberId}`;
    const passwordHash = account?.passwordHash ?? null;
    if (!(await this.matches({ email, passwordHash }, password, origin)) || !account)
      throw new DomainError('wrong_password', 'The password is wrong; send the password of your account.');
    return account;
  }

  /** Compares within the limits for wrong passwords. @throws TooManyRequestsError; ServiceBusyError */
  matches(
    account: { email: string; passwordHash: string | null },
    password: string,
    origin: RequestOrigin,
  ): Promise<boolean> {
    return this.throttle.guard(account.email, origin, () =>
      this.hasher.matches(password, account.passwordHash, origin.address),
    );
  }

  /**
   * Adds this network to the account’s known ones after a reset by mail, so that wrong passwords of strangers no
   * longer block it.
   */
  trustNetwork(email: string, origin: RequestOrigin): Promise<void> {
    return this.throttle.clear(email, origin);
  }
}
