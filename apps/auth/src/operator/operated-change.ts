import { DomainError } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AccountAccessEnd } from '../proof/ended-access/account-access-end.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import { OperatorAccountsRepository, type NamedAccount } from './operator-accounts.repository.js';

/** A change of the account of an address by the operator, which ends what the account is signed in to. */
@Injectable()
export class OperatedChange {
  constructor(
    private readonly accounts: OperatorAccountsRepository,
    private readonly accessEnd: AccountAccessEnd,
  ) {}

  /** @throws DomainError when no account has the address, or the change does not apply to it */
  async run(
    email: string,
    action: string,
    apply: (tx: AuthTransaction, account: NamedAccount) => Promise<void>,
    details: Record<string, unknown> = {},
  ): Promise<NamedAccount> {
    const account = await this.accountOf(email);
    const change = { account, action, by: 'operator', via: 'operator', origin: null, details } as const;
    await this.accessEnd.run(change, async (tx) => {
      await apply(tx, account);
      return null;
    });
    return account;
  }

  /** @throws DomainError when no account has the address */
  async accountOf(email: string): Promise<NamedAccount> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new DomainError('not_found', `No account has the e-mail address ${email}.`);
    return account;
  }
}
