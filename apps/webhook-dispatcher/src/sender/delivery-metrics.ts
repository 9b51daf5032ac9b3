import { EVENT_EPOCH_MS, type Database } from '@kiban/persistence';
import { createGauge, Gauge, Histogram, type Registry } from '@kiban/observability';
import { rowState } from '../store/delivery-state.js';
import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './claimed-delivery.js';

/** Counting stops here: a larger number would cost a scan and add no information. */
const COUNTED_MAX = 10_000;

/** Delivery metrics for operators. */
export class DeliveryMetrics {
  readonly inFlight: Gauge;
  private readonly duration: Histogram<'result'>;
  private readonly firstAttemptDelay: Histogram;

  constructor(registry: Registry, database: Database) {
    this.inFlight = createGauge(
      registry,
      'kiban_deliveries_in_flight',
      'Attempts in flight, until their result is committed',
    );
    this.duration = new Histogram({
      name: 'kiban_delivery_attempt_duration_seconds',
      help: 'Duration of attempts in seconds, by outcome',
      labelNames: ['result'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
    this.firstAttemptDelay = new Histogram({
      name: 'kiban_delivery_first_attempt_delay_seconds',
      help: 'Time in seconds from the change to the start of its first delivery attempt',
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

/** An event’s id begins with its time (see `EVENT_EPOCH_MS`). Milliseconds since 1970. */
function happenedAt(eventId: number): number {
  return Math.floor(eventId / 4096) + EVENT_EPOCH_MS;
}

/** Read at each scrape, so every replica shows the same value. */
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
                   SELECT FROM webhooks.delivery WHERE state = ${rowState.due} AND next_attempt_at <= clock_timestamp()
                   LIMIT ${COUNTED_MAX}) AS first`,
        })
        // A database that is away shows elsewhere; the other metrics must still come.
        .catch(() => []);
      if (row) due.set(row.due);
    },
  });
}
