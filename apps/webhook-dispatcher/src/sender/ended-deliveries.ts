import { Database } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { endedStates } from '../store/delivery-state.js';

/** How long an ended delivery stays in the queue’s table, so that its sender can still read it there. */
const STAYS_MS = 10 * 60 * 1_000;
const PORTION = 2_000;
/** Bounds one call, so that other housekeeping can run; the next call continues. */
const PORTIONS_MAX = 25;

/** Moves ended deliveries out of the queue, into the table whose daily partitions are dropped when they are old. */
export class EndedDeliveries {
  constructor(
    private readonly database: Database,
    private readonly time: DatabaseTime,
    private readonly staysMs = STAYS_MS,
  ) {}

  /** At any time each row is in exactly one of the two tables. @returns how many were moved */
  async move(): Promise<number> {
    let moved = 0;
    for (let portion = 0; portion < PORTIONS_MAX; portion += 1) {
      const rows = await this.database.query<{ id: number }>(
        {
          name: 'webhooks-ended-move',
          text: `WITH leaving AS (
                   SELECT id FROM webhooks.delivery
                   WHERE state IN (${endedStates})
                     AND finished_at < COALESCE($1::timestamptz, clock_timestamp()) - $2::bigint * interval '1 ms'
                   ORDER BY finished_at LIMIT ${PORTION} FOR UPDATE SKIP LOCKED
                 ), gone AS (
                   DELETE FROM webhooks.delivery AS d USING leaving WHERE d.id = leaving.id RETURNING d.*
                 )
                 INSERT INTO webhooks.delivery_ended (id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts,
                                                      reclaims, last_status, last_error, created_at, finished_at)
                 SELECT id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts,
                        reclaims, last_status, last_error, created_at, finished_at FROM gone
                 RETURNING id`,
        },
        [this.time.now(), this.staysMs],
      );
      moved += rows.length;
      if (rows.length < PORTION) break;
    }
    return moved;
  }
}
