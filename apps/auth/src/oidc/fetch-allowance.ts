import { networkOf } from '@kiban/http-kit';
import { WindowCounts } from './window-counts.js';

const FETCHES_PER_MINUTE_MAX = 30;
/** Longer than any resolvable host name; bounds the size of a stored subject. */
const HOST_LENGTH_MAX = 300;

/**
 * Limits how often client documents and keys are fetched, for each host and each requesting network. Otherwise this
 * service could be used to send requests to others.
 */
export class FetchAllowance {
  private readonly counts: WindowCounts;

  constructor(now: () => Date) {
    this.counts = new WindowCounts(60_000, FETCHES_PER_MINUTE_MAX, now);
  }

  take(address: string, { host }: URL): boolean {
    // Both are counted, even if one is used up.
    const byHost = this.counts.take(`host ${host.slice(0, HOST_LENGTH_MAX)}`);
    const byNetwork = this.counts.take(`network ${networkOf(address)}`);
    return byHost && byNetwork;
  }
}
