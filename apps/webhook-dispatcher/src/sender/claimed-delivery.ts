import type { DeliveryTrigger } from '@kiban/contracts';

/** A delivery that this process may attempt until its lease ends. */
export interface ClaimedDelivery {
  id: number;
  eventId: number;
  endpointId: number;
  workspaceId: number;
  kind: string;
  trigger: DeliveryTrigger;
  /** Number of the next attempt, from 1. */
  attempt: number;
  /** Proves that a result comes from the holder of the lease. */
  leaseToken: string;
  url: string;
  host: string;
  keysVersion: number;
  /** The member who must be entitled to the endpoint. */
  vouchedBy: number;
  /** Null when the event is no longer stored. */
  body: Buffer | null;
  traceparent: string | null;
}
