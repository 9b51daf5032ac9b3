import { Database } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { rowState } from '../store/delivery-state.js';

export interface HeldSettings {
  heldMax: number;
  heldMs: number;
}

const SWEEP_MAX = 5_000;

/** Holds the deliveries of disabled endpoints within limits, and records the others as given up. */
export class HeldDeliveries {
  constructor(
    private readonly database: Database,
    private readonly time: DatabaseTime,
    private readonly settings: HeldSettings,
  ) {}

  /**
   * Holds deliveries that became due while their endpoint was being disabled or removed: an intake or a result that
   * committed concurrently did not see the change.
   */
  async sweep(): Promise<void> {
    await this.database.query(
      {
        name: 'webhooks-sweep',
        text: `UPDATE webhooks.delivery AS d
               SET state = CASE WHEN ep.deleted_at IS NULL THEN ${rowState.held} ELSE ${rowState.canceled} END, next_attempt_at = NULL,
                   finished_at = CASE WHEN ep.deleted_at IS NOT NULL THEN COALESCE($1::timestamptz, clock_timestamp()) END
               FROM webhooks.endpoint ep
               WHERE ep.id = d.endpoint_id AND d.state = ${rowState.due} AND (ep.status = 'disabled' OR ep.deleted_at IS NOT NULL)
                 AND d.id IN (SELECT due.id FROM webhooks.delivery due JOIN webhooks.endpoint off ON off.id = due.endpoint_id
                              WHERE due.state = ${rowState.due} AND (off.status = 'disabled' OR off.deleted_at IS NOT NULL) LIMIT ${SWEEP_MAX})`,
      },
      [this.time.now()],
    );
  }

  /** Gives up deliveries that were held too long, and the oldest above an endpoint’s limit. */
  async expire(): Promise<number> {
    const rows = await this.database.query<{ id: number }>(
      {
        name: 'webhooks-held-expire',
        text: `WITH moment AS (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now),
               over AS (
                 SELECT id FROM (
                   SELECT id, created_at, row_number() OVER (PARTITION BY endpoint_id ORDER BY id DESC) AS newest
                   FROM webhooks.delivery WHERE state = ${rowState.held}
                 ) AS held
                 WHERE newest > $2::int OR created_at < (SELECT now FROM moment) - $3::bigint * interval '1 ms'
                 LIMIT ${SWEEP_MAX}
               )
               UPDATE webhooks.delivery AS d
               SET state = ${rowState.givenUp}, last_error = 'endpoint_disabled', finished_at = (SELECT now FROM moment)
               FROM over WHERE d.id = over.id AND d.state = ${rowState.held} RETURNING d.id`,
      },
      [this.time.now(), this.settings.heldMax, this.settings.heldMs],
    );
    return rows.length;
  }
}
