import { isEventKind, type EventKind } from '@kiban/contracts';
import { eventHeaders } from '@kiban/events';
import type { JsMsg } from '@nats-io/jetstream';

/** A received domain event, checked against the contract of its subject. */
export interface ReceivedEvent {
  id: number;
  workspaceId: number;
  kind: EventKind;
  boardId: number | null;
  /** The exact bytes that its source published. */
  body: Uint8Array;
  payload: Readonly<Record<string, unknown>>;
  occurredAt: string;
  traceparent: string | null;
  /** Null for a message that no relay published. */
  relay: { source: string; position: number } | null;
}

/** Thrown for a message that violates the event contract; it goes to quarantine instead of being retried for ever. */
export class MalformedEventError extends Error {
  readonly code = 'malformed_event';
}

const SUBJECT = /^kiban\.v1\.(\d{1,16})\.(\d{1,16})\.([a-z]+\.[a-z]+)$/;

/** @throws MalformedEventError with the reason for the quarantine */
export function receivedEvent(message: JsMsg): ReceivedEvent {
  const subject = SUBJECT.exec(message.subject);
  if (!subject)
    throw new MalformedEventError('The subject is not kiban.v1.<workspace>.<board>.<noun>.<verb>.');
  const payload = parseObject(message.data);
  const { id, event, occurredAt, boardId, data } = payload;
  if (!Number.isSafeInteger(id) || (id as number) <= 0)
    throw new MalformedEventError('“id” must be a positive integer.');
  if (event !== subject[3]) throw new MalformedEventError('“event” must be the kind in the subject.');
  if (!isEventKind(event as string)) throw new MalformedEventError('“event” is not a known kind.');
  if (typeof occurredAt !== 'string' || Number.isNaN(Date.parse(occurredAt)))
    throw new MalformedEventError('“occurredAt” must be a timestamp.');
  if ((boardId ?? 0) !== Number(subject[2]))
    throw new MalformedEventError('“boardId” must be the board in the subject.');
  if (typeof data !== 'object' || data === null) throw new MalformedEventError('“data” must be an object.');
  return {
    id: id as number,
    workspaceId: Number(subject[1]),
    kind: event as EventKind,
    boardId: (boardId as number | null | undefined) ?? null,
    body: message.data,
    payload,
    occurredAt,
    traceparent: message.headers?.get('traceparent') || null,
    relay: relayPlace(message),
  };
}

function parseObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below, for every kind of fault alike.
  }
  throw new MalformedEventError('The body is not a JSON object.');
}

/** The position that a relay gave the message; null for a message that no relay published. */
export function relayPlace(message: JsMsg): ReceivedEvent['relay'] {
  const source = message.headers?.get(eventHeaders.relaySource);
  const position = Number(message.headers?.get(eventHeaders.relayPosition));
  return source && Number.isSafeInteger(position) && position > 0 ? { source, position } : null;
}
