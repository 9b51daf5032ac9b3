import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { readPasskeyName } from '../../store/accounts/names.js';
import type { Passkey } from '../../store/factors/passkey.js';
import { PasskeysRepository } from '../../store/factors/passkeys.repository.js';

@Injectable()
export class RenamePasskey {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly passkeys: PasskeysRepository,
    private readonly change: CredentialChange,
  ) {}

  /** @throws NotFoundError when the account has no such passkey; ValidationError */
  async execute({ principal, origin }: Caller, id: number, text: string): Promise<Passkey> {
    const name = readPasskeyName(text);
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    const by = { account, principal, origin, via: 'screen' } as const;
    return this.change.run(
      by,
      'passkey.rename',
      async (tx) => {
        const renamed = await this.passkeys.rename(tx, account.id, id, name);
        if (!renamed) throw new NotFoundError('passkey', id);
        return renamed;
      },
      { details: () => ({ name }) },
    );
  }
}
