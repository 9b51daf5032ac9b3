import { beginSpan, type OpenSpan } from '@kiban/observability';
import type { JsMsg } from '@nats-io/jetstream';
import type { OutboxRow } from './event-message.js';

const attributes = { 'messaging.system': 'nats', 'messaging.destination.name': 'KIBAN_EVENTS' };

/** Publishes a row as a span of the change's trace; the message carries that span on. */
export async function publishTraced<T>(row: OutboxRow, publish: (row: OutboxRow) => Promise<T>): Promise<T> {
  const span = beginSpan(`publish ${row.kind}`, {
    role: 'producer',
    traceparent: row.traceparent,
    attributes: { ...attributes, 'kiban.event_id': row.id },
  });
  if (!span) return publish(row);
  try {
    const result = await publish({ ...row, traceparent: span.traceparent });
    span.end();
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}

/** Begins a span for each message of a batch, since a batch holds messages of many traces. @returns the way to end them */
export function beginConsuming(durable: string, batch: readonly JsMsg[]): (failed: boolean) => void {
  const spans: OpenSpan[] = [];
  for (const message of batch) {
    const span = beginSpan(`consume ${durable}`, {
      role: 'consumer',
      traceparent: message.headers?.get('traceparent') || null,
      attributes,
    });
    if (!span) return () => undefined;
    spans.push(span);
  }
  return (failed) => {
    for (const span of spans) span.end({}, failed);
  };
}
