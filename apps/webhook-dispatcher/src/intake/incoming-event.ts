import { isEventKind } from '@kiban/contracts';
import { eventHeaders, type JsMsg } from '@kiban/messaging';

/** A received domain event, parsed only as far as matching it to endpoints needs. */
export interface IncomingEvent {
  id: number;
  workspaceId: number;
  kind: string;
  boardId: number | null;
  /** The exact bytes that are signed and sent. */
  body: Uint8Array;
  occurredAt: string;
  traceparent: string | null;
  /** Null for a message that no relay published. */
  relay: { source: string; position: number } | null;
  /** The lists of the event, for hooks that filter by list. */
  listIds: number[];
  /** The list that a card enters by the event. */
  enteredListId: number | null;
}

/** Thrown for a message that violates the event contract; it goes to quarantine instead of being retried for ever. */
export class MalformedEventError extends Error {
  readonly code = 'malformed_event';
}

const SUBJECT = /^kiban\.v1\.(\d{1,16})\.(\d{1,16})\.([a-z]+\.[a-z]+)$/;

/** @throws MalformedEventError with the reason for the quarantine */
export function readEvent(message: JsMsg): IncomingEvent {
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
    kind: event as string,
    boardId: (boardId as number | null | undefined) ?? null,
    body: message.data,
    occurredAt,
    traceparent: message.headers?.get('traceparent') || null,
    relay: relayOf(message),
    listIds: [...new Set([...headerListIds(message), ...listIdsOf(event as string, payload)])],
    enteredListId: enteredListOf(event as string, payload, message),
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

function relayOf(message: JsMsg): IncomingEvent['relay'] {
  const source = message.headers?.get(eventHeaders.relaySource);
  const position = Number(message.headers?.get(eventHeaders.relayPosition));
  return source && Number.isSafeInteger(position) && position > 0 ? { source, position } : null;
}

/** The lists that the source names beside the payload; for card events, the list that contains the card. */
function headerListIds(message: JsMsg): number[] {
  const ids = message.headers?.get(eventHeaders.lists).split(',').map(Number) ?? [];
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

/**
 * The lists from the payload, for earlier events and other sources. A list’s own events carry its id. A card’s events
 * carry its current and its previous list in `changes.listId`.
 */
function listIdsOf(kind: string, payload: Record<string, unknown>): number[] {
  const data = payload['data'] as Record<string, unknown>;
  const change = (payload['changes'] as { listId?: { from?: unknown; to?: unknown } } | undefined)?.listId;
  const candidates = [
    kind.startsWith('list.') ? data['id'] : undefined,
    data['listId'],
    change?.from,
    change?.to,
  ];
  return candidates.filter((id): id is number => Number.isSafeInteger(id));
}

/** A move names the list before and after. Other events of a card have only the list that contains it, in the header. */
function enteredListOf(kind: string, payload: Record<string, unknown>, message: JsMsg): number | null {
  const moved = (payload['changes'] as { listId?: { to?: unknown } } | undefined)?.listId;
  if (kind === 'card.move') return Number.isSafeInteger(moved?.to) ? (moved?.to as number) : null;
  const [listId = null] = kind === 'card.create' || kind === 'card.restore' ? headerListIds(message) : [];
  return listId;
}

/** The event patterns that match `kind`: itself, its noun, and all kinds. */
export function patternsOf(kind: string): string[] {
  return [kind, `${kind.split('.')[0] ?? ''}.*`, '*'];
}
