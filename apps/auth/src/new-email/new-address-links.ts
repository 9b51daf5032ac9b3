import { randomBytes } from 'node:crypto';
import type { Executor } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import type { Account } from '../store/accounts/account.js';
import type { NewAddress } from '../store/accounts/new-addresses.reader.js';
import { NewAddressesRepository, type Mailbox } from '../store/accounts/new-addresses.repository.js';

const LIFETIME_MS = 24 * 60 * 60_000;

/** The two links that confirm a new address: one for each mailbox. */
@Injectable()
export class NewAddressLinks {
  constructor(
    private readonly addresses: NewAddressesRepository,
    private readonly clock: Clock,
  ) {}

  /** Replaces those of a pending new address. @returns the secrets of the links */
  async issue(
    tx: Executor,
    { id, credentialEpoch }: Account,
    email: string,
  ): Promise<{ old: string; new: string }> {
    const secrets = { old: newSecret(), new: newSecret() };
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    const digests = { old: digestOf(secrets.old), new: digestOf(secrets.new) };
    await this.addresses.insert(tx, { accountId: id, email, credentialEpoch, expiresAt }, digests);
    return secrets;
  }

  /** Undefined when the link was replaced, withdrawn or used, or has expired. */
  of(secret: string): Promise<(NewAddress & { mailbox: Mailbox }) | undefined> {
    return this.addresses.byLink(digestOf(secret), this.clock.now());
  }

  /** @returns the address after the confirmation; undefined when the link is no longer valid */
  confirm(tx: Executor, secret: string): Promise<NewAddress | undefined> {
    return this.addresses.confirm(tx, digestOf(secret), this.clock.now());
  }

  /** @returns false when it is not this address, or not confirmed by both mailboxes */
  takeConfirmed(tx: Executor, accountId: number, email: string): Promise<boolean> {
    return this.addresses.takeConfirmed(tx, accountId, email);
  }
}

const newSecret = (): string => randomBytes(32).toString('base64url');
