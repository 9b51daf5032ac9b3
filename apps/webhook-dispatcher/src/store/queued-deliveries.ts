import type { Executor } from '@kiban/persistence';
import { rowState } from './delivery-state.js';

/** Holds the queued deliveries of disabled endpoints. */
export async function holdQueued(tx: Executor, endpointIds: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE webhooks.delivery SET state = ${rowState.held}, next_attempt_at = NULL
     WHERE endpoint_id = ANY($1::bigint[]) AND state = ${rowState.due}`,
    [endpointIds],
  );
}

/** Cancels the queued and held deliveries of removed endpoints. */
export async function cancelQueued(tx: Executor, endpointIds: readonly number[]): Promise<void> {
  await tx.query(
    `UPDATE webhooks.delivery
     SET state = ${rowState.canceled}, next_attempt_at = NULL, finished_at = clock_timestamp()
     WHERE endpoint_id = ANY($1::bigint[]) AND state IN (${rowState.due}, ${rowState.held})`,
    [endpointIds],
  );
}

/** Queues the held deliveries of an enabled endpoint. */
export async function sendHeld(tx: Executor, endpointId: number): Promise<void> {
  await tx.query(
    `UPDATE webhooks.delivery SET state = ${rowState.due}, next_attempt_at = now()
     WHERE endpoint_id = $1 AND state = ${rowState.held}`,
    [endpointId],
  );
}

/** Gives up the held deliveries of an endpoint that is enabled without them. */
export async function discardHeld(tx: Executor, endpointId: number): Promise<void> {
  await tx.query(
    `UPDATE webhooks.delivery
     SET state = ${rowState.givenUp}, finished_at = now(), last_error = 'endpoint_disabled'
     WHERE endpoint_id = $1 AND state = ${rowState.held}`,
    [endpointId],
  );
}
