import { eventKinds, isEventKind } from './event-kinds.js';

/** What of a domain event names the cards that it concerns. */
export interface CardEvent {
  event: string;
  /** Absent in events of older versions, and where an event concerns no card. */
  cardId?: number | undefined;
  data: object;
}

/** The card that an event concerns; null for other objects, such as a label of a board. */
export function cardOf({ event, cardId, data }: CardEvent): number | null {
  if (cardId !== undefined) return cardId;
  const place = isEventKind(event) ? eventKinds[event].concerns.card : undefined;
  const named: unknown = place && (data as Partial<Record<string, unknown>>)[place];
  return typeof named === 'number' ? named : null;
}

/** The cards that an event changed: the one that it concerns, and those that a cascade moved with it. */
export function changedCardsOf({
  changes,
  ...event
}: CardEvent & { changes?: object | undefined }): number[] {
  const { moved } = (changes ?? {}) as { moved?: { to?: readonly { id: number }[] } };
  const card = cardOf(event);
  return [...(card === null ? [] : [card]), ...(moved?.to ?? []).map(({ id }) => id)];
}
