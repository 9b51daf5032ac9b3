import { ValidationError } from '@kiban/contracts';
import { AddressPolicy, BlockedAddressError } from './address-policy.js';
import type { NameLookup, ResolvedAddress } from './name-lookup.js';
import { hostnameOf, isLiteral, parseTargetUrl } from './target-url.js';

/** Decides, by address, where the dispatcher may connect. Asked at registration and for every connection. */
export class TargetGuard {
  constructor(
    private readonly policy: AddressPolicy,
    private readonly names: NameLookup,
  ) {}

  permits(address: string, hostname: string, protocol: string): boolean {
    return this.policy.permits(address, hostname, protocol);
  }

  /**
   * Resolves a name and answers with its addresses if every one of them is permitted: a name with one
   * public and one private address is refused whole, since either could be dialled.
   * @throws BlockedAddressError, NameNotResolvedError
   */
  async resolve(hostname: string, protocol: string): Promise<ResolvedAddress[]> {
    const addresses = await this.names.resolve(hostname);
    if (!addresses.every(({ address }) => this.permits(address, hostname, protocol)))
      throw new BlockedAddressError();
    return addresses;
  }

  /**
   * Checks an address that somebody registers. A name that does not resolve yet is taken: every
   * attempt is checked again, so nothing rests on this answer but the caller's convenience.
   * @throws ValidationError
   */
  async check(text: string, field: string): Promise<URL> {
    const url = parseTargetUrl(text, field);
    const hostname = hostnameOf(url);
    if (isLiteral(hostname)) {
      if (!this.permits(hostname, hostname, url.protocol)) throw refusal(url, field);
      return url;
    }
    try {
      await this.resolve(hostname, url.protocol);
    } catch (error) {
      if (error instanceof BlockedAddressError || url.protocol === 'http:') throw refusal(url, field);
    }
    return url;
  }
}

function refusal(url: URL, field: string): ValidationError {
  return url.protocol === 'http:'
    ? new ValidationError(
        field,
        'target_url',
        `${field} must begin with https://, and name a host on the public internet.`,
      )
    : new ValidationError(
        field,
        'target_url',
        `${field} must name a host on the public internet; this one may not be sent to.`,
      );
}
