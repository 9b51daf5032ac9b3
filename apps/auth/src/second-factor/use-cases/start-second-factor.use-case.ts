import { DomainError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import { Clock } from '../../infrastructure/clock.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { newSecret, setupUri } from '../../proof/second-factor/one-time-codes.js';
import type { Account } from '../../store/accounts/account.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';

/** Begins to set up an authenticator app. Nothing changes for sign-ins until a code of it is sent. */
@Injectable()
export class StartSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError when the password is wrong, or the second factor is on; TooManyRequestsError */
  async execute({ principal, origin }: Caller, password: string): Promise<{ secret: string; uri: string }> {
    const account = await this.passwords.confirm(principal.member.id, password, origin);
    return this.forAccount(account);
  }

  /** @param account whose password was just verified */
  async forAccount({ id, email }: Account): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    if (!(await this.factors.start(this.database, id, secret, this.clock.now())))
      throw new DomainError(
        'conflict',
        'Your second factor is on; turn it off before you set up another one.',
      );
    return { secret, uri: setupUri(secret, email) };
  }
}
