import { DomainError, type RequestOrigin } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { AddressChange } from '../../proof/addresses/address-change.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import type { NewAddress } from '../../store/accounts/new-addresses.reader.js';
import type { Mailbox } from '../../store/accounts/new-addresses.repository.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';
import { NewAddressLinks } from '../new-address-links.js';

export interface OpenLink extends NewAddress {
  mailbox: Mailbox;
  account: Account;
}

/** Confirms a new address by the link of one of the two mailboxes. The second one changes the account. */
@Injectable()
export class ConfirmNewEmail {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly links: NewAddressLinks,
    private readonly companySessions: CompanySessionsReader,
    private readonly change: CredentialChange,
    private readonly addressChange: AddressChange,
  ) {}

  /** Undefined when the link was replaced, withdrawn or used, or has expired. */
  async open(secret: string): Promise<OpenLink | undefined> {
    const link = await this.links.of(secret);
    const account = link && (await this.accounts.byId(link.accountId));
    // A new password between the two statements ends the change as well.
    return link && account?.credentialEpoch === link.credentialEpoch ? { ...link, account } : undefined;
  }

  /**
   * @returns whether the account has the new address now; the other link is still to be opened otherwise
   * @throws DomainError 409 when the link is no longer valid, or the address got an account in the meantime
   */
  async execute({ account, mailbox }: OpenLink, secret: string, origin: RequestOrigin): Promise<boolean> {
    const by = { account, origin, via: 'mailed link' } as const;
    const confirmed = await this.change.run(
      by,
      'email.confirm',
      async (tx) => {
        const address = await this.links.confirm(tx, secret);
        if (!address) throw gone();
        return address;
      },
      { details: () => ({ mailbox }) },
    );
    if (!confirmed.oldConfirmedAt || !confirmed.newConfirmedAt) return false;
    // A transaction of its own: if the process ends before it, the same link makes the change.
    // The row is taken only as it was confirmed: its person may have replaced it in the meantime.
    const details = { from: account.email, to: confirmed.email };
    await this.change.run(
      by,
      'email.change',
      async (tx) => {
        if (!(await this.links.takeConfirmed(tx, account.id, confirmed.email))) throw gone();
        // Since the request, a company may have begun to speak for the address.
        if (await this.companySessions.needsCompany(account.id, tx)) throw gone();
        await this.addressChange.apply(tx, account.id, confirmed.email);
      },
      { details: () => details },
    );
    await this.addressChange.announce(details, 'mailboxes');
    return true;
  }
}

function gone(): DomainError {
  return new DomainError('conflict', 'This link was used or has expired; request the new address again.');
}
