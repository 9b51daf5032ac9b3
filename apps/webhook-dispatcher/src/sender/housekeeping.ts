import { performance } from 'node:perf_hooks';
import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import type { DeliveryClaims } from './delivery-claims.js';
import type { Dispatcher } from './dispatcher.js';
import type { EndedDeliveries } from './ended-deliveries.js';
import type { HeldDeliveries } from './held-deliveries.js';
import type { KeyResealing } from './key-resealing.js';

export interface HousekeepingSettings {
  intervalMs: number;
  retentionDays: number;
}

const RETENTION_INTERVAL_MS = 10 * 60 * 1_000;

/** Periodic work: leases of dead processes, held deliveries, and expired data. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private lastRetentionAt = 0;

  constructor(
    private readonly parts: {
      database: Database;
      claims: DeliveryClaims;
      held: HeldDeliveries;
      ended: EndedDeliveries;
      resealing: KeyResealing;
      dispatcher: Dispatcher;
      logger: Logger;
    },
    private readonly settings: HousekeepingSettings,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.run().finally(() => {
        this.round = undefined;
      });
    }, this.settings.intervalMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async run(): Promise<void> {
    const { claims, held, ended, resealing, dispatcher, logger } = this.parts;
    try {
      // Own leases first: a process that was blocked for longer than a lease must not reclaim its own work.
      await dispatcher.renewLeases();
      const reclaimed = await claims.reclaim();
      if (reclaimed > 0) {
        logger.warn({ reclaimed }, 'delivery.leases_reclaimed');
        dispatcher.wakeUp();
      }
      await held.sweep();
      await held.expire();
      await ended.move();
      await resealing.run();
      await this.retain();
    } catch (error) {
      logger.warn({ err: error }, 'dispatcher.housekeeping_failed');
    }
  }

  /** Drops whole days of events, attempts and ended deliveries; nothing is deleted row by row. */
  private async retain(): Promise<void> {
    const now = performance.now();
    if (this.lastRetentionAt > 0 && now - this.lastRetentionAt < RETENTION_INTERVAL_MS) return;
    await this.parts.database.query('SELECT webhooks.maintain_partitions(3, $1)', [
      this.settings.retentionDays,
    ]);
    this.lastRetentionAt = now;
  }
}
