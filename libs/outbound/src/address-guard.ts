import { AddressPolicy, BlockedAddressError } from './address-policy.js';
import type { Destination } from './destination.js';
import type { NameLookup, ResolvedAddress } from './name-lookup.js';

/** Decides by address and port whether a service may connect; called for every connection. */
export class AddressGuard {
  constructor(
    private readonly policy: AddressPolicy,
    private readonly names: NameLookup,
  ) {}

  permits(address: string, destination: Destination): boolean {
    return this.policy.permits(address, destination);
  }

  /**
   * Resolves a name and returns its addresses if every one of them is permitted: a name with one public and one private
   * address is rejected, since either could be dialled.
   * @throws BlockedAddressError, NameNotResolvedError
   */
  async resolve(destination: Destination): Promise<ResolvedAddress[]> {
    const addresses = await this.names.resolve(destination.hostname);
    if (!addresses.every(({ address }) => this.permits(address, destination)))
      throw new BlockedAddressError();
    return addresses;
  }
}
