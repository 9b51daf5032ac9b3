import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** A completed attempt and the next state of its delivery. */
export interface DeliveryResult {
  delivery: ClaimedDelivery;
  attempt: AttemptResult;
  /** Milliseconds from now until the next attempt; undefined after the last. */
  retryInMs: number | undefined;
  /** The receiver responded with 410 (Gone). */
  gone: boolean;
}
