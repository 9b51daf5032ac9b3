import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { AccountsRepository } from '../../store/accounts/accounts.repository.js';
import { NewAddressesRepository } from '../../store/accounts/new-addresses.repository.js';
import { PasswordResetsRepository } from '../../store/accounts/password-resets.repository.js';
import { AddressMails, type ChangedAddress } from './address-mails.js';

/** Gives an account another address, with what ends by that and the mails about it: a pending new address, and links in old mails. */
@Injectable()
export class AddressChange {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly addresses: NewAddressesRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly mails: AddressMails,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 409 when another account has the address */
  async apply(tx: Executor, accountId: number, email: string): Promise<void> {
    await this.addresses.remove(tx, accountId);
    await this.accounts.setEmail(tx, accountId, email, this.clock.now());
    await this.resets.useAllOf(tx, accountId, this.clock.now());
  }

  /** Mails what was changed, after the commit. @param by who has confirmed it: both mailboxes, or the operator */
  async announce(change: ChangedAddress, by: 'mailboxes' | 'operator'): Promise<void> {
    if (by === 'operator') await this.mails.operated(change);
    else await this.mails.confirmed(change);
  }
}
