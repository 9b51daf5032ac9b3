import type { UnitOfWork } from '@kiban/messaging';
import { Database, type Executor } from '@kiban/persistence';
import type { DatabaseTime } from '../infrastructure/database-time.js';
import { rowState, rowTrigger } from '../store/delivery-state.js';
import type { DeliveryResult } from './delivery-result.js';
import { disableFailing, type SwitchOffSettings } from './switch-off.js';

/**
 * Writes results if their leases are still valid: an attempt row is written exactly once for each lease. A process
 * that was assumed dead cannot overwrite later results. A success resets its endpoint’s failure count, with at most
 * one update every half minute. (`state + 0`: see `claimStatement`.)
 */
const writeStatement = {
  name: 'webhooks-results',
  text: `
    WITH moment AS (SELECT COALESCE($1::timestamptz, clock_timestamp()) AS now),
    result AS (
      SELECT * FROM unnest($2::bigint[], $3::uuid[], $4::int[], $5::boolean[], $6::bigint[], $7::int[], $8::text[],
                           $9::timestamptz[], $10::int[], $11::text[], $12::bytea[], $13::boolean[])
        AS r (id, token, number, delivered, retry_in_ms, status, error, started_at, duration_ms, headers, body, truncated)
    ), done AS (
      UPDATE webhooks.delivery AS d
      SET state = CASE WHEN r.delivered THEN ${rowState.delivered} WHEN r.retry_in_ms IS NULL THEN ${rowState.givenUp} ELSE ${rowState.due} END,
          next_attempt_at = CASE WHEN NOT r.delivered AND r.retry_in_ms IS NOT NULL
                                 THEN (SELECT now FROM moment) + r.retry_in_ms * interval '1 ms' END,
          finished_at = CASE WHEN r.delivered OR r.retry_in_ms IS NULL THEN (SELECT now FROM moment) END,
          lease_token = NULL, lease_until = NULL, last_status = r.status, last_error = r.error
      FROM result r
      WHERE d.id = r.id AND d.lease_token = r.token AND d.attempts = r.number AND d.state + 0 = ${rowState.sending}
      RETURNING d.id, d.endpoint_id, d.trigger
    ), note AS (
      INSERT INTO webhooks.attempt (delivery_id, endpoint_id, number, started_at, duration_ms, outcome, status, error,
                                    response_headers, response_body, response_truncated)
      SELECT r.id, done.endpoint_id, r.number, r.started_at, r.duration_ms,
             CASE WHEN r.delivered THEN 'delivered' ELSE 'failed' END, r.status, r.error, r.headers::jsonb, r.body, r.truncated
      FROM result r JOIN done ON done.id = r.id
    ), well AS (
      SELECT ep.id FROM webhooks.endpoint ep
      WHERE ep.id IN (SELECT done.endpoint_id FROM done JOIN result r ON r.id = done.id WHERE r.delivered AND done.trigger <> ${rowTrigger.test})
        AND (ep.failing_since IS NOT NULL OR ep.last_success_at IS NULL
             OR ep.last_success_at < (SELECT now FROM moment) - interval '30 seconds')
      ORDER BY ep.id FOR UPDATE
    ), recovered AS (
      UPDATE webhooks.endpoint AS ep
      SET failing_since = NULL, given_up_since_success = 0, last_success_at = (SELECT now FROM moment)
      FROM well WHERE ep.id = well.id
    )
    SELECT id FROM done`,
};

/** The results of attempts, written to the tables. */
export class DeliveryResults {
  constructor(
    private readonly database: Database,
    private readonly units: UnitOfWork,
    private readonly time: DatabaseTime,
    private readonly switchOff: SwitchOffSettings,
  ) {}

  /** @returns how many were written; the leases of the others had expired */
  async write(results: readonly DeliveryResult[]): Promise<number> {
    if (!results.some(countsAsFailure)) return (await this.writeRows(this.database, results)).size;
    return this.units.run(async (tx) => {
      const ids = await this.writeRows(tx, results);
      const failed = results.filter((result) => countsAsFailure(result) && ids.has(result.delivery.id));
      tx.append(...(await disableFailing(tx, this.time.now(), this.switchOff, failed)));
      return ids.size;
    });
  }

  private async writeRows(
    executor: Executor,
    results: readonly DeliveryResult[],
  ): Promise<ReadonlySet<number>> {
    const rows = await executor.query<{ id: number }>(writeStatement, [
      this.time.now(),
      results.map(({ delivery }) => delivery.id),
      results.map(({ delivery }) => delivery.leaseToken),
      results.map(({ delivery }) => delivery.attempt),
      results.map(({ attempt }) => attempt.delivered),
      results.map(({ retryInMs }) => retryInMs ?? null),
      results.map(({ attempt }) => attempt.status),
      results.map(({ attempt }) => attempt.error),
      results.map(({ attempt }) => attempt.startedAt),
      results.map(({ attempt }) => attempt.durationMs),
      results.map(({ attempt }) =>
        attempt.responseHeaders === null ? null : JSON.stringify(attempt.responseHeaders),
      ),
      results.map(({ attempt }) => attempt.responseBody),
      results.map(({ attempt }) => attempt.responseTruncated),
    ]);
    return new Set(rows.map(({ id }) => id));
  }
}

/** Test sends do not affect an endpoint’s state, and a manual redelivery counts only if it succeeds. */
function countsAsFailure({ delivery, attempt }: DeliveryResult): boolean {
  return !attempt.delivered && delivery.trigger === 'event';
}
