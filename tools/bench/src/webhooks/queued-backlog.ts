import type { DeliveryStand } from './delivery-stand.js';

/**
 * Queues deliveries to each of the endpoints, as “redeliver everything” does, without a notification: the dispatcher
 * finds them by polling. It queues `copies` deliveries of each of the newest `events` events, which must exist.
 */
export async function queueBacklog(
  { database }: DeliveryStand,
  endpointIds: readonly number[],
  { events, copies = 1 }: { events: number; copies?: number },
): Promise<void> {
  await database.query(
    `INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, trigger, state, next_attempt_at)
     SELECT ev.id, ep.id, ep.workspace_id, ev.kind, 1, 0, clock_timestamp()
     FROM webhooks.endpoint ep,
          (SELECT id, kind FROM webhooks.event WHERE kind = 'card.create' ORDER BY id DESC LIMIT $2) AS ev,
          generate_series(1, $3::int)
     WHERE ep.id = ANY($1::bigint[])`,
    [endpointIds, events, copies],
  );
}

/**
 * Whether any delivery is due or being attempted. Asked by the two small indexes of those, as a count over the table would
 * take the processor, and hold the vacuum, that what is measured needs.
 */
export async function isUnderWay({ database }: DeliveryStand): Promise<boolean> {
  for (const state of [0, 1]) {
    const { rows } = await database.query(`SELECT FROM webhooks.delivery WHERE state = ${state} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
