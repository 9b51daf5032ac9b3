import { deliveryHeaders } from '@kiban/contracts/webhook-signing';
import { beginSpan, type Logger, type OpenSpan } from '@kiban/observability';
import type { Dispatcher as HttpDispatcher } from 'undici';
import { sendAttempt } from './attempt-request.js';
import type { AttemptResult } from './attempt-result.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import type { CreatorRights, Standing } from './creator-rights.js';
import type { DeliveryClaims } from './delivery-claims.js';
import type { DeliveryMetrics } from './delivery-metrics.js';
import type { ResultWriter } from './result-writer.js';
import { retryDelayMs, type RetrySettings } from './retry-schedule.js';
import type { SigningKeys } from './signing-keys.js';
import type { Slots, SlotVerdict } from './slots.js';

export interface AttemptSettings {
  timeoutMs: number;
  retry: RetrySettings;
  userAgent: string;
}

export interface AttemptParts {
  claims: Pick<DeliveryClaims, 'giveBack'>;
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
}

/** Delay before a delivery is claimed again after auth did not respond. */
const STANDING_RETRY_MS = 1_000;
/** The same for a workspace in deletion: how long its deliveries wait at most after a restoration. */
const DELETED_RETRY_MS = 5 * 60_000;

/** Attempts of claimed deliveries: one signed POST each, if its endpoint's member has the right, and its result. */
export class Attempts {
  /** Log lines of attempts contain no user input; redacting each of them would copy it. */
  private readonly log: Logger;

  constructor(
    private readonly parts: AttemptParts,
    private readonly settings: AttemptSettings,
  ) {
    this.log = parts.logger.child({}, { redact: [] });
  }

  /** Resolves when the result is committed, or the delivery is given back. @throws for internal errors only */
  async run(delivery: ClaimedDelivery): Promise<void> {
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
    this.log.info(
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

  /** Nothing is sent on behalf of a member without the role, while the role is unknown, or for a workspace in deletion. */
  private async withhold(delivery: ClaimedDelivery, standing: Exclude<Standing, 'entitled'>): Promise<void> {
    const { claims, rights } = this.parts;
    if (standing === 'unknown') return claims.giveBack([delivery], STANDING_RETRY_MS);
    if (standing === 'deleted') return claims.giveBack([delivery], DELETED_RETRY_MS);
    await claims.giveBack([delivery]);
    await rights.hold(delivery.workspaceId, [delivery.vouchedBy]);
  }
}

function verdictOf({ delivered, error, status }: AttemptResult): SlotVerdict {
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
