import type { Principal, RequestOrigin } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import { PasswordResetsRepository } from '../../store/accounts/password-resets.repository.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { requireStanding } from '../../store/rights/standing.js';
import { AccountAccessEnd } from '../ended-access/account-access-end.js';
import { Notices } from '../notices/notices.js';
import { readNewPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.js';

export interface NewPassword {
  account: Account;
  password: string;
  /** Name of the request property in error messages. */
  field: string;
  via: string;
}

/** What authorizes the change. */
export type PasswordClaim =
  /** A session whose current password was verified: it continues, all others end. */
  | { principal: Principal }
  /** A link, used up in the transaction. */
  | { useLink: (tx: Executor) => Promise<void> };

/**
 * Sets a new password and ends what the old one opened, except the session that sent the request: browser sessions,
 * the screen’s grants and connected AI clients of the account. API tokens belong to the workspace and stay; their
 * list names the issuer.
 */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly hasher: PasswordHasher,
    private readonly accessEnd: AccountAccessEnd,
    private readonly resets: PasswordResetsRepository,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when every replica rejects what the old password opened.
   * @throws ValidationError when the new password is invalid; DomainError when the authorization is no longer valid
   */
  async apply(change: NewPassword, claim: PasswordClaim, origin: RequestOrigin): Promise<void> {
    const { account, via } = change;
    const password = await readNewPassword(change.password, account.email, change.field);
    const hash = await this.hasher.hash(password, origin.address);
    await this.accessEnd.run(
      { account, action: 'password.change', by: 'person', via, origin },
      async (tx) => {
        const credentialEpoch = await this.setPassword(tx, account, hash, claim);
        await this.resets.useAllOf(tx, account.id, this.clock.now());
        return 'principal' in claim ? { grantId: grantIdOf(claim.principal), credentialEpoch } : null;
      },
    );
    this.notices.send({ kind: 'password_changed' }, account.id, origin);
  }

  /** @returns the account’s new credential epoch */
  private async setPassword(
    tx: Executor,
    account: Account,
    hash: string,
    claim: PasswordClaim,
  ): Promise<number> {
    if ('principal' in claim) await requireStanding(tx, claim.principal, { confirmed: account });
    const epoch = await this.accounts.setPasswordHash(tx, account.id, hash, this.clock.now());
    // After the account is locked: a change that committed first has used up the account’s links.
    if ('useLink' in claim) await claim.useLink(tx);
    return epoch;
  }
}
