import { NotFoundError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { NewAddressesRepository } from '../../store/accounts/new-addresses.repository.js';

/** Withdraws a new address that is not confirmed by both mailboxes yet. It takes nothing that the person has. */
@Injectable()
export class CancelNewEmail {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly addresses: NewAddressesRepository,
    private readonly change: CredentialChange,
  ) {}

  /** @throws NotFoundError when none is pending */
  async execute({ principal, origin }: Caller): Promise<void> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    await this.change.run({ account, principal, origin, via: 'screen' }, 'email.cancel', async (tx) => {
      if (!(await this.addresses.remove(tx, account.id)))
        throw new NotFoundError('new address of member', principal.member.id);
    });
  }
}
