import { createGauge, Histogram, Registry, type Gauge } from '@kiban/observability';
import type { AttemptResult } from './attempt-result.js';

/** How deliveries go, for whoever runs the service. */
export class DeliveryMetrics {
  readonly inFlight: Gauge;
  private readonly duration: Histogram<'result'>;

  constructor(registry: Registry) {
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
  }

  observe({ error, durationMs }: AttemptResult): void {
    this.duration.observe({ result: error ?? 'delivered' }, durationMs / 1_000);
  }
}
