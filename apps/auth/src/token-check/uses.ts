import { allowsAddress, plainAddress } from '@kiban/auth-client';
import type { Principal } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { LastUsed } from './last-used.js';
import { RejectedAddresses } from './rejected-addresses.js';

/** Records the use of a valid bearer: as its last use, or as an attempt from an address that it does not allow. */
@Injectable()
export class Uses {
  constructor(
    private readonly lastUsed: LastUsed,
    private readonly rejected: RejectedAddresses,
  ) {}

  /** @param address of the client; undefined for a credential of the gateway, whose own request has the address */
  note(principal: Principal, address: string | undefined): void {
    const plain = address === undefined ? undefined : plainAddress(address);
    if (plain === undefined || allowsAddress(principal, plain)) this.lastUsed.note(principal, plain);
    else this.rejected.note(principal, plain);
  }
}
