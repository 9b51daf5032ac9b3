import { randomBytes, randomFillSync } from 'node:crypto';
import type { DeliveryTrigger } from './delivery.dto.js';
import { serviceSignature, standardSignature } from './signature.js';

/** A delivery as its receiver sees it. */
export interface SignedDelivery {
  id: number;
  eventId: number;
  endpointId: number;
  kind: string;
  trigger: DeliveryTrigger;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** Of the event, if it was traced. */
  traceparent: string | null;
}

export interface HeaderContext {
  /** Active keys, oldest first; two during the overlap of a rotation. */
  signingKeys: readonly string[];
  timestampSeconds: number;
  userAgent: string;
  /** The attempt’s own span, if attempts are traced. */
  traceparent?: string;
}

/** @param origin of the deployment, as people enter it */
export function webhookUserAgent(origin: string): string {
  return `Kiban-Webhooks/1.0 (+${origin})`;
}

/**
 * The headers of one attempt (decisions §6). While two keys are active, `webhook-signature` contains both signatures
 * and `X-Service-Signature` that of the old key, because receivers compare it whole. `X-Service-Signature-New`
 * contains that of the new key.
 */
export function deliveryHeaders(
  delivery: SignedDelivery,
  body: Uint8Array,
  context: HeaderContext,
): Record<string, string> {
  const { signingKeys, timestampSeconds, userAgent } = context;
  const messageId = `evt_${delivery.eventId}`;
  const [oldest = ''] = signingKeys;
  const newest = signingKeys.at(-1);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': userAgent,
    'x-service-signature': serviceSignature(oldest, body),
    ...(signingKeys.length > 1 && newest
      ? { 'x-service-signature-new': serviceSignature(newest, body) }
      : {}),
    'x-service-event': delivery.kind,
    'x-service-delivery': String(delivery.id),
    'x-service-attempt': String(delivery.attempt),
    'x-service-endpoint': String(delivery.endpointId),
    ...(delivery.trigger === 'redelivery' ? { 'x-service-redelivery': 'true' } : {}),
    ...(delivery.trigger === 'test' ? { 'x-service-test': 'true' } : {}),
    'webhook-id': messageId,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': [...signingKeys]
      .reverse()
      .map((key) => standardSignature(key, messageId, timestampSeconds, body))
      .join(' '),
    traceparent: context.traceparent ?? childTrace(delivery.traceparent),
  };
}

/** The event’s trace with a span of this attempt, or a new trace. */
function childTrace(traceparent: string | null): string {
  const trace = /^00-([0-9a-f]{32})-/.exec(traceparent ?? '')?.[1] ?? randomBytes(16).toString('hex');
  return `00-${trace}-${spanId()}-01`;
}

/** One random draw for 512 spans: a draw costs as much as a signature, whatever its size. */
const drawn = Buffer.alloc(512 * 8);
let used = drawn.length;

function spanId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += 8;
  return drawn.toString('hex', used - 8, used);
}
