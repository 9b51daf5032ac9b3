import type { AttemptDto, DeliveryDetailDto, DeliveryDto, EventKind } from '@kiban/contracts';
import { deliveryRow, deliveryState, triggerName } from './delivery-state.js';
import type { AttemptRow, DeliveryRow } from './deliveries.repository.js';

/** How much of a stored response is shown. */
const SHOWN_BYTES_MAX = 4_096;

export function presentDelivery(row: DeliveryRow): DeliveryDto {
  return {
    id: row.id,
    webhookId: row.endpoint_id,
    eventId: row.event_id,
    event: row.kind as EventKind,
    state: deliveryState(row.state, row.attempts),
    trigger: triggerName(row.trigger),
    attemptCount: row.attempts,
    nextAttemptAt: row.state === deliveryRow.due ? (row.next_attempt_at?.toISOString() ?? null) : null,
    lastStatus: row.last_status,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

export function presentDetail(
  row: DeliveryRow,
  body: Buffer | null,
  attempts: readonly AttemptRow[],
): DeliveryDetailDto {
  return Object.assign(presentDelivery(row), {
    request: { body: body?.toString('utf8') ?? null },
    attempts: attempts.map(presentAttempt),
  });
}

function presentAttempt(row: AttemptRow): AttemptDto {
  const body = row.response_body ?? Buffer.alloc(0);
  return {
    number: row.number,
    at: row.started_at.toISOString(),
    durationMs: row.duration_ms,
    outcome: row.outcome,
    status: row.status,
    error: row.error,
    response:
      row.status === null
        ? null
        : {
            headers: row.response_headers ?? {},
            body: body.subarray(0, SHOWN_BYTES_MAX).toString('utf8'),
            truncated: row.response_truncated || body.length > SHOWN_BYTES_MAX,
          },
  };
}
