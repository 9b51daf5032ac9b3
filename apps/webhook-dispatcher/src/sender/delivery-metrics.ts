import { EVENT_EPOCH_MS, type Database } from '@kiban/persistence';
import { createGauge, Gauge, Histogram, type Registry } from '@kiban/observability';
import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './delivery-claims.js';

/** Counting ends here: beyond it the number says nothing more, and would cost a scan. */
const COUNTED_MAX = 10_000;

/** How deliveries go, for whoever runs the service. */
export class DeliveryMetrics {
  readonly inFlight: Gauge;
  private readonly duration: Histogram<'result'>;
  private readonly firstAttemptDelay: Histogram;

  constructor(registry: Registry, database: Database) {
    this.inFlight = createGauge(
      registry,
      'kiban_deliveries_in_flight',
      'Attempts under way, until their result is committed',
    );
    this.duration = new Histogram({
      name: 'kiban_delivery_attempt_duration_seconds',
      help: 'Duration of attempts in seconds, by what came of them',
      labelNames: ['result'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
    this.firstAttemptDelay = new Histogram({
      name: 'kiban_delivery_first_attempt_delay_seconds',
      help: 'Time in seconds from the change to the start of the first attempt to tell a receiver of it',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
      registers: [registry],
    });
    exposeDue(registry, database);
  }

  observe(delivery: ClaimedDelivery, { error, startedAt, durationMs }: AttemptResult): void {
    this.duration.observe({ result: error ?? 'delivered' }, durationMs / 1_000);
    if (delivery.attempt === 1 && delivery.trigger === 'event')
      this.firstAttemptDelay.observe(Math.max(0, startedAt.getTime() - happenedAt(delivery.eventId)) / 1_000);
  }
}

/** An event's id begins with when it happened (see `outboxTable`). Milliseconds since 1970. */
function happenedAt(eventId: number): number {
  return Math.floor(eventId / 4096) + EVENT_EPOCH_MS;
}

/** Read at each scrape, so every replica shows the same. */
function exposeDue(registry: Registry, database: Database): void {
  const due = new Gauge({
    name: 'kiban_deliveries_due',
    help: `Deliveries whose next attempt is due and not claimed, counted up to ${COUNTED_MAX}`,
    registers: [registry],
    collect: async () => {
      const [row] = await database
        .query<{ due: number }>({
          name: 'webhooks-deliveries-due',
          text: `SELECT count(*)::int AS due FROM (
                   SELECT FROM webhooks.delivery WHERE state = 0 AND next_attempt_at <= clock_timestamp()
                   LIMIT ${COUNTED_MAX}) AS first`,
        })
        // A database that is away shows elsewhere; the other metrics must still come.
        .catch(() => []);
      if (row) due.set(row.due);
    },
  });
}
