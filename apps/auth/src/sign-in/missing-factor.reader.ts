import { Injectable } from '@nestjs/common';
import type { Account } from '../store/accounts/account.js';
import { AccountsReader } from '../store/accounts/accounts.reader.js';
import { PasskeysReader } from '../store/factors/passkeys.reader.js';
import { SecondFactorsReader } from '../store/factors/second-factors.reader.js';

/** An account whose second factor is off. */
@Injectable()
export class MissingFactorReader {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly factors: SecondFactorsReader,
    private readonly passkeys: PasskeysReader,
  ) {}

  /** @returns undefined when the account is closed, or its second factor is on */
  async accountOf(accountId: number): Promise<Account | undefined> {
    const account = await this.accounts.byId(accountId);
    return account && !(await this.factors.isOn(account.id)) ? account : undefined;
  }

  /** @returns the secret of a set-up that was begun, in Base32 */
  async secretOf(accountId: number): Promise<string | undefined> {
    return (await this.factors.of(accountId))?.secret;
  }

  /** @returns names of the workspaces that demand a second factor, and whether a passkey is there */
  async demandOf(accountId: number): Promise<{ workspaces: string[]; hasPasskey: boolean }> {
    const workspaces = await this.factors.demandedBy(accountId);
    const hasPasskey = (await this.passkeys.of(accountId)).length > 0;
    return { workspaces, hasPasskey };
  }
}
