import { DomainError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/accounts/account.js';
import { Passwords } from '../passwords/passwords.js';
import { SecondFactorCheck, wrongCode } from '../second-factor/second-factor-check.js';

/** A passkey signs in without the password and the code, so who adds or removes one has both. A stolen session has neither. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly passwords: Passwords,
    private readonly check: SecondFactorCheck,
  ) {}

  /** @throws DomainError 403 when the password or the code is wrong; TooManyRequestsError */
  async require(
    { principal, origin }: Caller,
    { password, code }: { password: string; code?: string | null },
  ): Promise<Account> {
    const account = await this.passwords.confirm(principal.member.id, password, origin);
    const proof = await this.check.beside(account, code, origin);
    if (proof === 'missing')
      throw new DomainError('wrong_code', 'Your second factor is on; send a code as well.');
    if (proof === 'wrong') throw wrongCode();
    return account;
  }
}
