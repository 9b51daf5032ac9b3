import { performance } from 'node:perf_hooks';
import { beginSpan, type Logger, type OpenSpan } from '@kiban/observability';
import type { Dispatcher as HttpDispatcher } from 'undici';
import { sendAttempt } from './attempt-request.js';
import type { AttemptResult } from './attempt-result.js';
import { deliveryHeaders } from './delivery-headers.js';
import type { CreatorRights, Standing } from './creator-rights.js';
import type { ClaimedDelivery, DeliveryClaims } from './delivery-claims.js';
import type { DeliveryMetrics } from './delivery-metrics.js';
import type { ResultWriter } from './result-writer.js';
import { retryDelayMs, type RetrySettings } from './retry-schedule.js';
import type { SigningKeys } from './signing-keys.js';
import type { Slots } from './slots.js';
import { WantedRoom } from './wanted-room.js';

export interface DispatcherSettings {
  timeoutMs: number;
  pollIntervalMs: number;
  leaseMs: number;
  retry: RetrySettings;
  userAgent: string;
}

export interface DispatcherParts {
  claims: DeliveryClaims;
  keys: SigningKeys;
  rights: Pick<CreatorRights, 'standingOf' | 'hold'>;
  slots: Slots;
  writer: ResultWriter;
  agent: HttpDispatcher;
  metrics: DeliveryMetrics;
  logger: Logger;
  now: () => Date;
  /** At least 0 and less than 1. */
  random: () => number;
  newLeaseToken: () => string;
}

/** Delay between a claim and the next one for slots that were freed since. */
const CLAIM_SPACING_MS = 4;
/** Delay before a delivery is claimed again after auth did not respond. */
const STANDING_RETRY_MS = 1_000;

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
  /** Only for attempts, whose log lines contain no user input; redacting each of them would copy it. */
  private readonly attemptLog: Logger;

  constructor(
    private readonly parts: DispatcherParts,
    private readonly settings: DispatcherSettings,
  ) {
    this.attemptLog = parts.logger.child({}, { redact: [] });
  }

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
      await this.attempt(delivery);
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

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const { keys, rights, agent, slots, writer, metrics, now, random } = this.parts;
    if (delivery.body === null) {
      await writer.write({ delivery, attempt: expired(now()), retryInMs: undefined, gone: false });
      return;
    }
    const standing = await rights.standingOf(delivery.workspaceId, delivery.vouchedBy);
    if (standing !== 'entitled') return this.withhold(delivery, standing);
    const signingKeys = await keys.of(delivery.endpointId, delivery.keysVersion);
    const span = beginAttemptSpan(delivery);
    const attempt = await sendAttempt(
      agent,
      {
        url: delivery.url,
        headers: deliveryHeaders(delivery, delivery.body, {
          signingKeys,
          timestampSeconds: Math.floor(now().getTime() / 1_000),
          userAgent: this.settings.userAgent,
          ...(span ? { traceparent: span.traceparent } : {}),
        }),
        body: delivery.body,
        timeoutMs: this.settings.timeoutMs,
      },
      now,
    );
    span?.end({ 'kiban.delivery_result': attempt.error ?? 'delivered' }, !attempt.delivered);
    slots.adapt(delivery.endpointId, verdictOf(attempt));
    const gone = attempt.status === 410;
    await writer.write({
      delivery,
      attempt,
      retryInMs:
        attempt.delivered || gone || delivery.trigger === 'test'
          ? undefined
          : retryDelayMs(this.settings.retry, delivery.attempt, attempt.retryAfterMs, random()),
      gone,
    });
    metrics.observe(delivery, attempt);
    this.attemptLog.info(
      {
        deliveryId: delivery.id,
        eventId: delivery.eventId,
        endpointId: delivery.endpointId,
        kind: delivery.kind,
        attempt: delivery.attempt,
        status: attempt.status,
        error: attempt.error,
        durationMs: attempt.durationMs,
      },
      'delivery.attempted',
    );
  }

  /** Nothing is sent on behalf of a member without the role, nor while the role is unknown. */
  private async withhold(delivery: ClaimedDelivery, standing: Exclude<Standing, 'entitled'>): Promise<void> {
    const { claims, rights } = this.parts;
    if (standing === 'unknown') return claims.giveBack([delivery], STANDING_RETRY_MS);
    await claims.giveBack([delivery]);
    await rights.hold(delivery.workspaceId, [delivery.vouchedBy]);
  }

  /** Renews the leases of all attempts in flight. */
  async renewLeases(): Promise<void> {
    await this.parts.claims.renew([...this.underWay.values()]);
  }
}

function verdictOf({ delivered, error, status }: AttemptResult): 'accepted' | 'rejected' | 'hung' {
  if (delivered) return 'accepted';
  const hung =
    error === 'timeout' ||
    error === 'connect_timeout' ||
    error === 'connect_refused' ||
    error === 'dns_error' ||
    status === 429;
  return hung ? 'hung' : 'rejected';
}

/** Without the URL, because a receiver’s path and query may be secret. */
function beginAttemptSpan({
  id,
  endpointId,
  kind,
  attempt,
  traceparent,
}: ClaimedDelivery): OpenSpan | undefined {
  return beginSpan(`deliver ${kind}`, {
    role: 'client',
    traceparent,
    attributes: { 'kiban.delivery_id': id, 'kiban.endpoint_id': endpointId, 'kiban.attempt': attempt },
  });
}

/** The event’s bytes are no longer stored, so there is nothing to send. */
function expired(startedAt: Date): AttemptResult {
  return {
    delivered: false,
    status: null,
    error: 'event_expired',
    startedAt,
    durationMs: 0,
    responseHeaders: null,
    responseBody: null,
    responseTruncated: false,
    retryAfterMs: undefined,
  };
}
