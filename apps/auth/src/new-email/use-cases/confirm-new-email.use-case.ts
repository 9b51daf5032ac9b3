import { DomainError, type RequestOrigin } from '@kiban/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../../config/auth-config.js';
import { Clock } from '../../infrastructure/clock.js';
import { digestOf } from '../../infrastructure/digest.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';
import { Mailer } from '../../mail/mailer.js';
import { goneAddressMail } from '../../proof/notices/address-mails.js';
import { SecondFactorChange } from '../../proof/second-factor/second-factor-change.js';
import type { Account } from '../../store/accounts/account.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import type { NewAddress } from '../../store/accounts/new-addresses.reader.js';
import { type Mailbox, NewAddressesRepository } from '../../store/accounts/new-addresses.repository.js';
import { PasswordResetsRepository } from '../../store/accounts/password-resets.repository.js';
import { CompanySessionsReader } from '../../store/sessions/company-sessions.reader.js';

export interface OpenLink extends NewAddress {
  mailbox: Mailbox;
  account: Account;
}

/** Confirms a new address by the link of one of the two mailboxes. The second one changes the account. */
@Injectable()
export class ConfirmNewEmail {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly addresses: NewAddressesRepository,
    private readonly companySessions: CompanySessionsReader,
    private readonly change: SecondFactorChange,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Undefined when the link was replaced, withdrawn or used, or has expired. */
  async open(secret: string): Promise<OpenLink | undefined> {
    const link = await this.addresses.byLink(digestOf(secret), this.clock.now());
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
        const address = await this.addresses.confirm(tx, digestOf(secret), this.clock.now());
        if (!address) throw gone();
        return address;
      },
      { mailbox },
    );
    if (!confirmed.oldConfirmedAt || !confirmed.newConfirmedAt) return false;
    // A transaction of its own: if the process ends before it, the same link makes the change.
    // The row is taken only as it was confirmed: its person may have replaced it in the meantime.
    const details = { from: account.email, to: confirmed.email };
    await this.change.run(
      by,
      'email.change',
      async (tx) => {
        if (!(await this.addresses.takeConfirmed(tx, account.id, confirmed.email))) throw gone();
        // Since the request, a company may have begun to speak for the address.
        if (await this.companySessions.needsCompany(account.id, tx)) throw gone();
        await this.accounts.setEmail(tx, account.id, confirmed.email, this.clock.now());
        // Mailed to the old address.
        await this.resets.useAllOf(tx, account.id, this.clock.now());
      },
      details,
    );
    await this.mailer.send(goneAddressMail({ ...details, publicOrigin: this.config.PUBLIC_ORIGIN }));
    return true;
  }
}

function gone(): DomainError {
  return new DomainError('conflict', 'This link was used or has expired; request the new address again.');
}
