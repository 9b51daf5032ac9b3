import type { KibanEvent } from '@kiban/client';
import type { JsMsg } from '@nats-io/jetstream';
import { eventHeaders, schemaVersion } from './wire.js';

/** What a consumer gets beside the event. */
export interface EventContext {
  /** Whether `hasSeen` returned true for the event's id: its effect is committed already. */
  seen: boolean;
  /** How often the broker delivered the message, 1 the first time. */
  deliveries: number;
  /** W3C `traceparent` of the request that caused the event. */
  trace: string | undefined;
  /** How the actor caused the event, for events of boards. */
  via: { kind: string; name: string | null } | undefined;
  /** Ids of the lists that the event concerns, for events of a card. */
  lists: readonly number[];
  subject: string;
  /** Attributes of CloudEvents without their prefix, such as `type`; undefined where the deployment sends none. */
  cloudEvent: Readonly<Record<string, string>> | undefined;
  /** All headers of the message. */
  headers: Readonly<Record<string, string>>;
}

/** Why a message was set aside. */
export type PoisonReason = 'failed' | 'invalid_payload' | 'unsupported_schema';

/** A message that can have no event. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';

  constructor(
    readonly reason: Exclude<PoisonReason, 'failed'>,
    message: string,
  ) {
    super(message);
  }
}

/** @throws UnreadableEventError */
export function readEvent(message: JsMsg): KibanEvent {
  const event = payloadOf(message);
  const schema = message.headers?.get(eventHeaders.schema);
  const expected = `${event.event};v${schemaVersion}`;
  if (schema === expected) return event;
  throw new UnreadableEventError(
    'unsupported_schema',
    `The schema of the message is "${schema ?? ''}" instead of "${expected}".`,
  );
}

function payloadOf(message: JsMsg): KibanEvent {
  try {
    const event = message.json<Partial<KibanEvent> | null>();
    if (Number.isSafeInteger(event?.id) && typeof event?.event === 'string') return event as KibanEvent;
  } catch {
    // Falls through to the same error.
  }
  throw new UnreadableEventError('invalid_payload', 'The payload is no event.');
}

export function contextOf(message: JsMsg, seen: boolean): EventContext {
  const headers = headersOf(message);
  const via = headers[eventHeaders.via];
  return {
    seen,
    deliveries: message.info.deliveryCount,
    trace: headers['traceparent'],
    via: via === undefined ? undefined : (JSON.parse(via) as { kind: string; name: string | null }),
    lists: (headers[eventHeaders.lists] ?? '').split(',').filter(Boolean).map(Number),
    subject: message.subject,
    cloudEvent: cloudEventOf(headers),
    headers,
  };
}

function cloudEventOf(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const attributes = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith('ce-') ? [[name.slice('ce-'.length), value]] : [],
  );
  return attributes.length === 0 ? undefined : Object.fromEntries(attributes);
}

export function headersOf(message: JsMsg): Readonly<Record<string, string>> {
  const { headers } = message;
  return Object.fromEntries((headers?.keys() ?? []).map((name) => [name, headers?.get(name) ?? '']));
}
