import { performance } from 'node:perf_hooks';
import type { Logger } from '@kiban/observability';
import type { Attempts } from './attempts.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import type { DeliveryClaims } from './delivery-claims.js';
import type { DeliveryMetrics } from './delivery-metrics.js';
import type { ResultWriter } from './result-writer.js';
import type { Slots } from './slots.js';
import { WantedRoom } from './wanted-room.js';

export interface DispatcherSettings {
  pollIntervalMs: number;
  leaseMs: number;
}

export interface DispatcherParts {
  claims: DeliveryClaims;
  attempts: Pick<Attempts, 'run'>;
  slots: Slots;
  writer: ResultWriter;
  metrics: DeliveryMetrics;
  logger: Logger;
  newLeaseToken: () => string;
}

/** Delay between a claim and the next one for slots that were freed since. */
const CLAIM_SPACING_MS = 4;

/**
 * Sends due deliveries: claims as many as there are free slots, runs their attempts concurrently, writes the results,
 * and only then frees the slots. Queuing a delivery wakes it; polling is the backstop. No database connection is held
 * during a POST.
 */
export class Dispatcher {
  private readonly underWay = new Map<number, ClaimedDelivery>();
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private renewal: NodeJS.Timeout | undefined;
  private woken = false;
  /** The limits that the last claim reached: more may be due as soon as a slot is freed there. */
  private wanted = WantedRoom.none;
  /** Owners whose slots were freed since the claim in flight read the free slots. */
  private freedDuringClaim: ClaimedDelivery[] = [];
  private lastClaimAt = 0;
  private roomTimer: NodeJS.Timeout | undefined;
  private endPause: () => void = () => undefined;

  constructor(
    private readonly parts: DispatcherParts,
    private readonly settings: DispatcherSettings,
  ) {}

  start(): void {
    this.running = true;
    this.loop = this.run();
    this.renewal = setInterval(() => {
      this.renewLeases().catch((error: unknown) =>
        this.parts.logger.warn({ err: error }, 'dispatcher.leases_not_renewed'),
      );
    }, this.settings.leaseMs / 3);
  }

  /** Stops claiming and waits until every attempt in flight is recorded (bounded by its deadline). */
  async stop(): Promise<void> {
    this.running = false;
    this.wakeUp();
    await this.loop;
    while (this.underWay.size > 0) {
      this.woken = false;
      await this.pause(50);
    }
    await this.parts.writer.flush();
    clearInterval(this.renewal);
    clearTimeout(this.roomTimer);
  }

  /** Ends the poll delay early, because a delivery was queued. */
  wakeUp(): void {
    this.woken = true;
    this.endPause();
  }

  private async run(): Promise<void> {
    while (this.running) {
      this.woken = false;
      try {
        await this.claim();
      } catch (error) {
        this.parts.logger.warn({ err: error }, 'dispatcher.claim_failed');
      }
      await this.pause(this.settings.pollIntervalMs);
    }
  }

  private async claim(): Promise<void> {
    const { claims, slots, newLeaseToken } = this.parts;
    const free = slots.free();
    this.lastClaimAt = performance.now();
    this.freedDuringClaim = [];
    const { deliveries, isCut } =
      free.total > 0 ? await claims.claim(free, newLeaseToken()) : { deliveries: [], isCut: false };
    this.wanted = WantedRoom.after(free, slots.limits, deliveries);
    await this.begin(deliveries);
    if (isCut || this.freedDuringClaim.some((owner) => this.wanted.includes(owner))) this.wakeUpForRoom();
  }

  /**
   * A slot was freed for which more may be due. Slots that are freed within a few milliseconds share one claim,
   * because a claim costs the same for one delivery as for a hundred.
   */
  private wakeUpForRoom(): void {
    this.roomTimer ??= setTimeout(
      () => {
        this.roomTimer = undefined;
        this.wakeUp();
      },
      Math.max(0, this.lastClaimAt + CLAIM_SPACING_MS - performance.now()),
    );
  }

  private pause(durationMs: number): Promise<void> {
    if (this.woken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async begin(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (!this.running) return this.parts.claims.giveBack(deliveries);
    for (const delivery of deliveries) {
      this.parts.slots.take(delivery);
      this.underWay.set(delivery.id, delivery);
    }
    this.parts.metrics.inFlight.set(this.parts.slots.inFlight);
    for (const delivery of deliveries) void this.deliver(delivery);
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    try {
      await this.parts.attempts.run(delivery);
    } catch (error) {
      // An internal error (e.g. a key that cannot be decrypted) is not an attempt: the lease expires and the delivery
      // is repeated.
      this.parts.logger.error({ err: error, deliveryId: delivery.id }, 'delivery.not_attempted');
    } finally {
      this.underWay.delete(delivery.id);
      this.parts.slots.release(delivery);
      this.freedDuringClaim.push(delivery);
      if (this.wanted.includes(delivery)) this.wakeUpForRoom();
    }
  }

  /** Renews the leases of all attempts in flight. */
  async renewLeases(): Promise<void> {
    await this.parts.claims.renew([...this.underWay.values()]);
  }
}
