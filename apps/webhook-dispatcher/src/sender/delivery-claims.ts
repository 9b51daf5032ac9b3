import type { DeliveryTrigger } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { triggerName } from '../deliveries/delivery-state.js';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import type { FreeSlots, SlotLimits } from './slots.js';

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
const claimStatement = {
  name: 'webhooks-claim',
  text: `
    WITH RECURSIVE moment AS (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now),
    due_endpoint (id) AS (
      (SELECT endpoint_id FROM webhooks.delivery WHERE state = 0 ORDER BY endpoint_id LIMIT 1)
      UNION ALL
      SELECT (SELECT d.endpoint_id FROM webhooks.delivery d
              WHERE d.state = 0 AND d.endpoint_id > e.id ORDER BY d.endpoint_id LIMIT 1)
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
              WHERE d.endpoint_id = room.id AND d.state = 0 AND d.next_attempt_at <= (SELECT now FROM moment)
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
      WHERE d.state + 0 = 0 AND w.workspace_rank <= COALESCE(workspace.free, $12::int)
      ORDER BY w.nth, w.later, w.endpoint_id LIMIT $2::int
      FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhooks.delivery AS d
    SET state = 1, attempts = d.attempts + 1, lease_token = $13::uuid,
        lease_until = (SELECT now FROM moment) + $14::int * interval '1 ms'
    FROM pick, webhooks.endpoint ep
    WHERE d.id = pick.id AND ep.id = d.endpoint_id
    RETURNING d.id, d.event_id, d.endpoint_id, d.workspace_id, d.kind, d.trigger, d.attempts, ep.url, ep.url_host,
      ep.keys_version, COALESCE(ep.confirmed_by, ep.created_by) AS vouched_by, (SELECT each FROM share) AS share,
      (SELECT body FROM webhooks.event ev WHERE ev.id = d.event_id) AS body,
      (SELECT traceparent FROM webhooks.event ev WHERE ev.id = d.event_id) AS traceparent`,
};

interface ClaimRow {
  id: number;
  event_id: number;
  endpoint_id: number;
  workspace_id: number;
  kind: string;
  trigger: number;
  attempts: number;
  url: string;
  url_host: string;
  keys_version: number;
  vouched_by: number;
  share: number;
  body: Buffer | null;
  traceparent: string | null;
}

export interface Claim {
  deliveries: ClaimedDelivery[];
  /**
   * Whether an endpoint contributed its whole share: more of its deliveries may be due although no limit was reached,
   * so another claim follows.
   */
  isCut: boolean;
}

export interface ClaimSettings {
  limits: SlotLimits;
  leaseMs: number;
  reclaimsMax: number;
}

/** Leases on deliveries: claimed, renewed, released, and reclaimed from dead processes. */
export class DeliveryClaims {
  private lastServedEndpoint = 0;

  constructor(
    private readonly database: Database,
    private readonly time: DatabaseTime,
    private readonly settings: ClaimSettings,
  ) {}

  /** Claims due deliveries, up to the free slots. @param leaseToken identifies this claim; results must carry it */
  async claim(free: FreeSlots, leaseToken: string): Promise<Claim> {
    const { limits, leaseMs } = this.settings;
    const rows = await this.database.query<ClaimRow>(claimStatement, [
      this.time.now(),
      free.total,
      this.lastServedEndpoint,
      limits.perEndpoint,
      [...free.endpoints.keys()],
      [...free.endpoints.values()],
      [...free.hosts.keys()],
      [...free.hosts.values()],
      limits.perHost,
      [...free.workspaces.keys()],
      [...free.workspaces.values()],
      limits.perWorkspace,
      leaseToken,
      leaseMs,
    ]);
    const last = rows.at(-1);
    if (last) this.lastServedEndpoint = last.endpoint_id;
    return {
      deliveries: rows.map((row) => claimed(row, leaseToken)),
      isCut: isCut(rows),
    };
  }

  /**
   * Renews leases while their attempts are in flight. Locked rows are skipped, because their result is being written.
   * Waiting for one row while holding others would deadlock two of these statements.
   */
  async renew(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.database.query(
      {
        name: 'webhooks-lease-renew',
        text: `WITH held AS (
                 SELECT d.id FROM webhooks.delivery d
                 JOIN unnest($3::bigint[], $4::uuid[]) AS mine (id, token) ON d.id = mine.id
                 WHERE d.lease_token = mine.token AND d.state + 0 = 1
                 FOR UPDATE OF d SKIP LOCKED
               )
               UPDATE webhooks.delivery AS d
               SET lease_until = COALESCE($1::timestamptz, clock_timestamp()) + $2::int * interval '1 ms'
               FROM held WHERE d.id = held.id`,
      },
      [
        this.time.now(),
        this.settings.leaseMs,
        deliveries.map(({ id }) => id),
        deliveries.map(({ leaseToken }) => leaseToken),
      ],
    );
  }

  /**
   * Releases claimed deliveries whose attempt did not start; it does not count. @param delayMs until they are due
   * again
   */
  async giveBack(deliveries: readonly ClaimedDelivery[], delayMs = 0): Promise<void> {
    if (deliveries.length === 0) return;
    await this.database.query(
      `UPDATE webhooks.delivery AS d SET state = 0, attempts = d.attempts - 1, lease_token = NULL, lease_until = NULL,
         next_attempt_at = CASE WHEN $3::int = 0 THEN d.next_attempt_at
                                ELSE COALESCE($4::timestamptz, clock_timestamp()) + $3::int * interval '1 ms' END
       FROM unnest($1::bigint[], $2::uuid[]) AS mine (id, token)
       WHERE d.id = mine.id AND d.lease_token = mine.token AND d.state + 0 = 1`,
      [
        deliveries.map(({ id }) => id),
        deliveries.map(({ leaseToken }) => leaseToken),
        delayMs,
        this.time.now(),
      ],
    );
  }

  /**
   * Reclaims deliveries whose process died during its lease. The attempt may have reached the receiver: the log shows
   * it as unknown, and it uses no retry. A delivery that killed its process repeatedly is given up.
   * @returns how many were reclaimed
   */
  async reclaim(): Promise<number> {
    const rows = await this.database.query<{ id: number }>(
      {
        name: 'webhooks-reclaim',
        text: `
          WITH moment AS (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now),
          lost AS (
            SELECT id, attempts, lease_until, endpoint_id FROM webhooks.delivery
            WHERE state = 1 AND lease_until < (SELECT now FROM moment)
            ORDER BY lease_until LIMIT 1000 FOR UPDATE SKIP LOCKED
          ), note AS (
            INSERT INTO webhooks.attempt (delivery_id, endpoint_id, number, started_at, outcome, error)
            SELECT id, endpoint_id, attempts, (SELECT now FROM moment), 'unknown', 'process_lost' FROM lost
          )
          UPDATE webhooks.delivery AS d
          SET state = CASE WHEN d.reclaims >= $2::int THEN 3 ELSE 0 END,
              attempts = CASE WHEN d.reclaims >= $2::int THEN d.attempts ELSE d.attempts - 1 END,
              next_attempt_at = CASE WHEN d.reclaims >= $2::int THEN NULL ELSE (SELECT now FROM moment) END,
              finished_at = CASE WHEN d.reclaims >= $2::int THEN (SELECT now FROM moment) END,
              reclaims = d.reclaims + 1, lease_token = NULL, lease_until = NULL, last_error = 'process_lost'
          FROM lost WHERE d.id = lost.id
          RETURNING d.id`,
      },
      [this.time.now(), this.settings.reclaimsMax],
    );
    return rows.length;
  }
}

function claimed(row: ClaimRow, leaseToken: string): ClaimedDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    endpointId: row.endpoint_id,
    workspaceId: row.workspace_id,
    kind: row.kind,
    trigger: triggerName(row.trigger),
    attempt: row.attempts,
    leaseToken,
    url: row.url,
    host: row.url_host,
    keysVersion: row.keys_version,
    vouchedBy: row.vouched_by,
    body: row.body,
    traceparent: row.traceparent,
  };
}

function isCut(rows: readonly ClaimRow[]): boolean {
  const taken = new Map<number, number>();
  for (const { endpoint_id, share } of rows) {
    const count = (taken.get(endpoint_id) ?? 0) + 1;
    if (count >= share) return true;
    taken.set(endpoint_id, count);
  }
  return false;
}
