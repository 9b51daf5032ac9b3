import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import { rowState, stateCondition } from '../store/delivery-state.js';

export interface WebhookStats {
  attempts: number;
  succeeded: number;
  /** Milliseconds; null without attempts. */
  p50: number | null;
  p95: number | null;
  pending: number;
  retrying: number;
  held: number;
  oldestDueAt: Date | null;
}

/** An endpoint’s attempts of the last 24 hours and its pending deliveries. */
@Injectable()
export class WebhookStatsReader {
  constructor(private readonly database: Database) {}

  async of(endpointId: number): Promise<WebhookStats> {
    const { due, sending, held } = rowState;
    const [row] = await this.database.query<WebhookStats>(
      `SELECT * FROM (
         SELECT count(*) AS attempts, count(*) FILTER (WHERE outcome = 'delivered') AS succeeded,
                percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS p50,
                percentile_cont(0.95) WITHIN GROUP (ORDER BY duration_ms) AS p95
         FROM webhooks.attempt WHERE endpoint_id = $1 AND started_at > now() - interval '24 hours'
       ) AS made, (
         SELECT count(*) FILTER (WHERE ${stateCondition('pending')}) AS pending,
                count(*) FILTER (WHERE ${stateCondition('retrying')}) AS retrying,
                count(*) FILTER (WHERE ${stateCondition('held')}) AS held,
                min(next_attempt_at) FILTER (WHERE state = ${due} AND next_attempt_at <= now()) AS "oldestDueAt"
         FROM webhooks.delivery WHERE endpoint_id = $1 AND state IN (${due}, ${sending}, ${held})
       ) AS waiting`,
      [endpointId],
    );
    return row as WebhookStats;
  }
}
