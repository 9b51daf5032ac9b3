import { ValidationError } from '@kiban/contracts';
import { AddressGuard, BlockedAddressError, destinationOf, isLiteral } from '@kiban/outbound';
import { parseTargetUrl } from './target-url.js';

/** Decides where the dispatcher may connect: for every connection, and before that when an endpoint is registered. */
export class TargetGuard extends AddressGuard {
  /**
   * Checks an address that somebody registers. A name that does not resolve yet is taken: every
   * attempt is checked again, so nothing rests on this answer but the caller's convenience.
   * @throws ValidationError
   */
  async check(text: string, field: string): Promise<URL> {
    const url = parseTargetUrl(text, field);
    const destination = destinationOf(url);
    if (isLiteral(destination.hostname)) {
      if (!this.permits(destination.hostname, destination)) throw rejection(url, field);
      return url;
    }
    try {
      await this.resolve(destination);
    } catch (error) {
      if (error instanceof BlockedAddressError || url.protocol === 'http:') throw rejection(url, field);
    }
    return url;
  }
}

function rejection(url: URL, field: string): ValidationError {
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
