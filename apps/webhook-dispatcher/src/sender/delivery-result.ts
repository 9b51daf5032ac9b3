import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './delivery-claims.js';

/** An attempt that was made, and what becomes of its delivery. */
export interface DeliveryResult {
  delivery: ClaimedDelivery;
  attempt: AttemptResult;
  /** Milliseconds from now until the next attempt; undefined when this was the last. */
  retryInMs: number | undefined;
  /** The receiver answered 410: it wants no more. */
  gone: boolean;
}
