import type { AttemptDto, DeliveryDetailDto, DeliveryDto, EventKind } from '@kiban/contracts';
import { deliveryState, rowState, triggerName } from '../store/delivery-state.js';
import type { Attempt, Delivery } from './deliveries.repository.js';
import type { DeliveryDetail } from './delivery-details.js';

/** How much of a stored response is shown. */
const SHOWN_BYTES_MAX = 4_096;

export function presentDelivery(delivery: Delivery): DeliveryDto {
  return {
    id: delivery.id,
    webhookId: delivery.endpointId,
    eventId: delivery.eventId,
    event: delivery.kind as EventKind,
    state: deliveryState(delivery.state, delivery.attempts),
    trigger: triggerName(delivery.trigger),
    attemptCount: delivery.attempts,
    nextAttemptAt: delivery.state === rowState.due ? (delivery.nextAttemptAt?.toISOString() ?? null) : null,
    lastStatus: delivery.lastStatus,
    lastError: delivery.lastError,
    createdAt: delivery.createdAt.toISOString(),
    finishedAt: delivery.finishedAt?.toISOString() ?? null,
  };
}

export function presentDetail({ delivery, body, attempts }: DeliveryDetail): DeliveryDetailDto {
  return Object.assign(presentDelivery(delivery), {
    request: { body: body?.toString('utf8') ?? null },
    attempts: attempts.map(presentAttempt),
  });
}

function presentAttempt(attempt: Attempt): AttemptDto {
  const body = attempt.responseBody ?? Buffer.alloc(0);
  return {
    number: attempt.number,
    at: attempt.startedAt.toISOString(),
    durationMs: attempt.durationMs,
    outcome: attempt.outcome,
    status: attempt.status,
    error: attempt.error,
    response:
      attempt.status === null
        ? null
        : {
            headers: attempt.responseHeaders ?? {},
            body: body.subarray(0, SHOWN_BYTES_MAX).toString('utf8'),
            truncated: attempt.responseTruncated || body.length > SHOWN_BYTES_MAX,
          },
  };
}
