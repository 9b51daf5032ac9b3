import { rowState, type RowTrigger } from '../store/delivery-state.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/**
 * Claims due deliveries fairly. Endpoints with due deliveries are found by jumps through the index; each contributes
 * at most its free slots; then they take turns (`nth`). Thus one endpoint’s backlog never precedes another’s first
 * delivery. Rows are locked only after they are selected.
 *
 * No endpoint is read further than twice its share of the room. With many backlogs, the claim then reads twice as
 * many rows as it takes, instead of all that could fit.
 *
 * `state + 0` keeps the planner from using the index of one state where it has the rows’ ids. Its statistics are
 * those of an empty queue, so that index seems to hold one row but may hold a hundred thousand.
 */
export const claimStatement = {
  name: 'webhooks-claim',
  text: `
    WITH RECURSIVE moment AS (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now),
    due_endpoint (id) AS (
      (SELECT endpoint_id FROM webhooks.delivery WHERE state = ${rowState.due} ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT d.endpoint_id FROM webhooks.delivery d
              WHERE d.state = ${rowState.due} AND d.endpoint_id > e.id ORDER BY d.endpoint_id LIMIT 1)
      FROM due_endpoint e WHERE e.id IS NOT NULL
    ), room AS (
      SELECT ep.id, ep.url_host, ep.workspace_id, LEAST(COALESCE(busy.free, $4::int), $2::int) AS free
      FROM due_endpoint e
      JOIN webhooks.endpoint ep ON ep.id = e.id
      LEFT JOIN unnest($5::bigint[], $6::int[]) AS busy (id, free) ON busy.id = ep.id
      WHERE ep.status = 'active' AND ep.deleted_at IS NULL AND COALESCE(busy.free, $4::int) > 0
    ), share AS (
      SELECT GREATEST(1, ceil(2.0 * $2::int / GREATEST(count(*), 1)))::int AS each FROM room
    ), candidate AS (
      SELECT c.id, c.nth, room.id AS endpoint_id, room.url_host, room.workspace_id, room.id <= $3::bigint AS later
      FROM room CROSS JOIN LATERAL (
        SELECT due.id, row_number() OVER (ORDER BY due.next_attempt_at, due.id) AS nth
        FROM (SELECT d.id, d.next_attempt_at FROM webhooks.delivery d
              WHERE d.endpoint_id = room.id AND d.state = ${rowState.due} AND d.next_attempt_at <= (SELECT now FROM moment)
              ORDER BY d.next_attempt_at, d.id LIMIT LEAST(room.free, (SELECT each FROM share))) AS due
      ) AS c
    ), in_host AS (
      SELECT *, row_number() OVER (PARTITION BY url_host ORDER BY nth, later, endpoint_id) AS host_rank FROM candidate
    ), in_workspace AS (
      SELECT h.*, row_number() OVER (PARTITION BY workspace_id ORDER BY nth, later, endpoint_id) AS workspace_rank
      FROM in_host h
      LEFT JOIN unnest($7::text[], $8::int[]) AS host (name, free) ON host.name = h.url_host
      WHERE h.host_rank <= COALESCE(host.free, $9::int)
    ), pick AS (
      SELECT d.id FROM in_workspace w
      JOIN webhooks.delivery d ON d.id = w.id
      LEFT JOIN unnest($10::bigint[], $11::int[]) AS workspace (id, free) ON workspace.id = w.workspace_id
      WHERE d.state + 0 = ${rowState.due} AND w.workspace_rank <= COALESCE(workspace.free, $12::int)
      ORDER BY w.nth, w.later, w.endpoint_id LIMIT $2::int
      FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhooks.delivery AS d
    SET state = ${rowState.sending}, attempts = d.attempts + 1, lease_token = $13::uuid,
        lease_until = (SELECT now FROM moment) + $14::int * interval '1 ms'
    FROM pick, webhooks.endpoint ep
    WHERE d.id = pick.id AND ep.id = d.endpoint_id
    RETURNING d.id, d.event_id AS "eventId", d.endpoint_id AS "endpointId", d.workspace_id AS "workspaceId", d.kind,
      d.trigger, d.attempts AS attempt, ep.url, ep.url_host AS host, ep.keys_version AS "keysVersion",
      COALESCE(ep.confirmed_by, ep.created_by) AS "vouchedBy", (SELECT each FROM share) AS share,
      (SELECT body FROM webhooks.event ev WHERE ev.id = d.event_id) AS body,
      (SELECT traceparent FROM webhooks.event ev WHERE ev.id = d.event_id) AS traceparent`,
};

/** A row that `claimStatement` returns. */
export type ClaimRow = Omit<ClaimedDelivery, 'trigger' | 'leaseToken'> & {
  trigger: RowTrigger;
  /** The most that its endpoint contributed. */
  share: number;
};
