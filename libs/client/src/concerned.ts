import { eventCards } from './generated/event-cards.js';
import type { KibanEventKind } from './kiban-event.js';

/** The kinds whose events may concern a card. */
export type KibanCardEventKind = keyof typeof eventCards & KibanEventKind;

/** What of an event names what it concerns. */
export interface ConcerningEvent {
  readonly event: string;
  readonly boardId: number | null;
  readonly cardId?: number | undefined;
  readonly data: object;
}

/** The id of the card that an event concerns; null where it concerns none. Also of events that older versions published. */
export function cardOf({ event, cardId, data }: Omit<ConcerningEvent, 'boardId'>): number | null {
  if (cardId !== undefined) return cardId;
  const place = Object.hasOwn(eventCards, event) ? eventCards[event as KibanCardEventKind] : null;
  const named: unknown = place && (data as Partial<Record<string, unknown>>)[place];
  return typeof named === 'number' ? named : null;
}

/** The id of the board that an event belongs to; null for one of the whole workspace. */
export function boardOf({ boardId }: Pick<ConcerningEvent, 'boardId'>): number | null {
  return boardId;
}
