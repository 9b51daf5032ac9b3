import { WindowCounts } from './window-counts.js';

const FETCHES_PER_MINUTE_MAX = 30;

/**
 * How often client metadata documents may be fetched, for each host and each address that asks: nobody may
 * use this service to knock at a door of others.
 */
export class FetchAllowance {
  private readonly counts: WindowCounts;

  constructor(now: () => Date) {
    this.counts = new WindowCounts(60_000, FETCHES_PER_MINUTE_MAX, now);
  }

  take(address: string, documentUrl: string): boolean {
    if (!URL.canParse(documentUrl)) return false;
    const { host } = new URL(documentUrl);
    // Both are counted, whichever is refused.
    const byHost = this.counts.take(`host ${host}`);
    const byAddress = this.counts.take(`address ${address}`);
    return byHost && byAddress;
  }
}
