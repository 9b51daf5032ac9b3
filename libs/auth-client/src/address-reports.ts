import type { Principal } from '@kiban/contracts';
import { allowsAddress } from './address-ranges.js';

/** How often this process reports that a token was used from a rejected address. */
const REPORT_EVERY_MS = 60_000;
const REPORTED_MAX = 1_000;

/** Which requests auth answers itself, because it records rejected addresses and a lease would hide them. */
export class AddressReports {
  /** By credential, when its next rejected address is reported. */
  private readonly reportedUntil = new Map<string, number>();

  constructor(private readonly nowMs: () => number) {}

  /** One request of a credential in a minute is enough. */
  isDue(principal: Principal, address: string | undefined): boolean {
    if (allowsAddress(principal, address) || address === undefined) return false;
    const now = this.nowMs();
    if ((this.reportedUntil.get(principal.credentialId) ?? now) > now) return false;
    if (this.reportedUntil.size >= REPORTED_MAX) this.reportedUntil.clear();
    this.reportedUntil.set(principal.credentialId, now + REPORT_EVERY_MS);
    return true;
  }
}
