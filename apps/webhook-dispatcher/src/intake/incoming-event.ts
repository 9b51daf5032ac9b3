import { eventHeaders, receivedEvent, type JsMsg, type ReceivedEvent } from '@kiban/messaging';

/** A received domain event, parsed only as far as matching it to endpoints needs. */
export interface IncomingEvent extends Omit<ReceivedEvent, 'kind' | 'payload'> {
  kind: string;
  /** The lists of the event, for hooks that filter by list. */
  listIds: number[];
  /** The list that a card enters by the event. */
  enteredListId: number | null;
}

/** @throws MalformedEventError with the reason for the quarantine */
export function incomingEvent(message: JsMsg): IncomingEvent & ReceivedEvent {
  const event = receivedEvent(message);
  const { kind, payload } = event;
  return {
    ...event,
    listIds: [...new Set([...headerListIds(message), ...listIdsOf(kind, payload)])],
    enteredListId: enteredListOf(kind, payload, message),
  };
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
function listIdsOf(kind: string, payload: Readonly<Record<string, unknown>>): number[] {
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
function enteredListOf(
  kind: string,
  payload: Readonly<Record<string, unknown>>,
  message: JsMsg,
): number | null {
  const moved = (payload['changes'] as { listId?: { to?: unknown } } | undefined)?.listId;
  if (kind === 'card.move') return Number.isSafeInteger(moved?.to) ? (moved?.to as number) : null;
  const [listId = null] = kind === 'card.create' || kind === 'card.restore' ? headerListIds(message) : [];
  return listId;
}

/** The event patterns that match `kind`: itself, its noun, and all kinds. */
export function patternsOf(kind: string): string[] {
  return [kind, `${kind.split('.')[0] ?? ''}.*`, '*'];
}
