import { networkOf } from '@kiban/http-kit';
import { WindowCounts } from './window-counts.js';

const FETCHES_PER_MINUTE_MAX = 30;
/** Longer than any host name that resolves; what is counted stays small. */
const HOST_LENGTH_MAX = 300;

/**
 * How often documents and keys of clients may be fetched, for each host and each network that requests it: this service
 * must not become a means to send requests to others.
 */
export class FetchAllowance {
  private readonly counts: WindowCounts;

  constructor(now: () => Date) {
    this.counts = new WindowCounts(60_000, FETCHES_PER_MINUTE_MAX, now);
  }

  take(address: string, { host }: URL): boolean {
    // Both are counted, also where one is used up.
    const byHost = this.counts.take(`host ${host.slice(0, HOST_LENGTH_MAX)}`);
    const byNetwork = this.counts.take(`network ${networkOf(address)}`);
    return byHost && byNetwork;
  }
}
