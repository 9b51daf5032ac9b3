import { beginSpan, type OpenSpan } from '@kiban/observability';
import type { JsMsg } from '@nats-io/jetstream';
import type { OutboxRow } from './event-message.js';

const attributes = { 'messaging.system': 'nats', 'messaging.destination.name': 'KIBAN_EVENTS' };

/**
 * Starts a span in each row's own trace, if publishing is traced; the message continues that span.
 * @returns the rows to publish, and a callback that ends the spans
 */
export function beginPublishing<Placed extends { row: OutboxRow }>(
  rows: readonly Placed[],
): { traced: readonly Placed[]; end: (failed: boolean) => void } {
  const spans: OpenSpan[] = [];
  const traced: Placed[] = [];
  for (const placed of rows) {
    const { row } = placed;
    const span = beginSpan(`publish ${row.kind}`, {
      role: 'producer',
      traceparent: row.traceparent,
      attributes: { ...attributes, 'kiban.event_id': row.id },
    });
    if (!span) return { traced: rows, end: () => undefined };
    spans.push(span);
    traced.push({ ...placed, row: { ...row, traceparent: span.traceparent } });
  }
  return {
    traced,
    end: (failed) => {
      for (const span of spans) span.end({}, failed);
    },
  };
}

/**
 * Starts a span for each message of a batch, since a batch holds messages of many traces.
 * @returns a callback that ends the spans
 */
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
