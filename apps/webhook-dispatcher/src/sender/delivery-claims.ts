import { Database } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { rowState, triggerName } from '../store/delivery-state.js';
import { claimStatement, type ClaimRow } from './claim.sql.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import type { FreeSlots, SlotLimits } from './slots.js';

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
    if (last) this.lastServedEndpoint = last.endpointId;
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
                 WHERE d.lease_token = mine.token AND d.state + 0 = ${rowState.sending}
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
      `UPDATE webhooks.delivery AS d SET state = ${rowState.due}, attempts = d.attempts - 1, lease_token = NULL, lease_until = NULL,
         next_attempt_at = CASE WHEN $3::int = 0 THEN d.next_attempt_at
                                ELSE COALESCE($4::timestamptz, clock_timestamp()) + $3::int * interval '1 ms' END
       FROM unnest($1::bigint[], $2::uuid[]) AS mine (id, token)
       WHERE d.id = mine.id AND d.lease_token = mine.token AND d.state + 0 = ${rowState.sending}`,
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
            WHERE state = ${rowState.sending} AND lease_until < (SELECT now FROM moment)
            ORDER BY lease_until LIMIT 1000 FOR UPDATE SKIP LOCKED
          ), note AS (
            INSERT INTO webhooks.attempt (delivery_id, endpoint_id, number, started_at, outcome, error)
            SELECT id, endpoint_id, attempts, (SELECT now FROM moment), 'unknown', 'process_lost' FROM lost
          )
          UPDATE webhooks.delivery AS d
          SET state = CASE WHEN d.reclaims >= $2::int THEN ${rowState.givenUp} ELSE ${rowState.due} END,
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
  return { ...row, trigger: triggerName(row.trigger), leaseToken };
}

function isCut(rows: readonly ClaimRow[]): boolean {
  const taken = new Map<number, number>();
  for (const { endpointId, share } of rows) {
    const count = (taken.get(endpointId) ?? 0) + 1;
    if (count >= share) return true;
    taken.set(endpointId, count);
  }
  return false;
}
