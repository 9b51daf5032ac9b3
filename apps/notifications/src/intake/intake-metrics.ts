import { Histogram, type Registry } from '@kiban/observability';
import type { Entry } from '../store/entry.js';

/** Metrics of the intake for operators. */
export class IntakeMetrics {
  private readonly delay: Histogram;

  constructor(registry: Registry) {
    this.delay = new Histogram({
      name: 'kiban_notification_delay_seconds',
      help: 'Time in seconds from a change to its entries in the inboxes of members, once for each entry',
      buckets: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
      registers: [registry],
    });
  }

  observe(written: readonly Entry[], nowMs = Date.now()): void {
    for (const { changedAt } of written) this.delay.observe(Math.max(0, nowMs - changedAt.getTime()) / 1_000);
  }
}
