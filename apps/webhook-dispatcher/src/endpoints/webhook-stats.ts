import { Injectable } from '@nestjs/common';
import type { WebhookStatsDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';

interface StatsRow {
  attempts: number;
  succeeded: number;
  p50: number | null;
  p95: number | null;
  pending: number;
  retrying: number;
  held: number;
  oldest_due_at: Date | null;
}

/** An endpoint’s attempts of the last 24 hours and its pending deliveries. */
@Injectable()
export class WebhookStats {
  constructor(private readonly database: Database) {}

  async of(endpointId: number): Promise<WebhookStatsDto> {
    const [row] = await this.database.query<StatsRow>(
      `SELECT * FROM (
         SELECT count(*) AS attempts, count(*) FILTER (WHERE outcome = 'delivered') AS succeeded,
                percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms) AS p50,
                percentile_cont(0.95) WITHIN GROUP (ORDER BY duration_ms) AS p95
         FROM webhooks.attempt WHERE endpoint_id = $1 AND started_at > now() - interval '24 hours'
       ) AS made, (
         SELECT count(*) FILTER (WHERE state = 0 AND attempts = 0 OR state = 1 AND attempts = 1) AS pending,
                count(*) FILTER (WHERE state = 0 AND attempts > 0 OR state = 1 AND attempts > 1) AS retrying,
                count(*) FILTER (WHERE state = 6) AS held,
                min(next_attempt_at) FILTER (WHERE state = 0 AND next_attempt_at <= now()) AS oldest_due_at
         FROM webhooks.delivery WHERE endpoint_id = $1 AND state IN (0, 1, 6)
       ) AS waiting`,
      [endpointId],
    );
    const stats = row as StatsRow;
    return {
      attempts: stats.attempts,
      succeeded: stats.succeeded,
      successRate: stats.attempts === 0 ? null : stats.succeeded / stats.attempts,
      durationMsP50: stats.p50,
      durationMsP95: stats.p95,
      pending: stats.pending,
      retrying: stats.retrying,
      held: stats.held,
      oldestDueAt: stats.oldest_due_at?.toISOString() ?? null,
    };
  }
}
