import type { DomainError, Caller } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { UnresolvedMention } from '@kiban/text';
import type { ResourceRow } from '../../sql/json-text.js';
import type { Room } from '../../quotas/room.js';

/** The SQL function that decides about a write: one for cards, one for the parts of cards. */
export type WriteFamily = 'card' | 'part';

/** The room that is reserved for an item. */
export interface ReservedRoom {
  hasRoom: boolean;
  /** Most bytes that its text may grow by; null without a limit. */
  textRoom: number | null;
}

/** The room of an item, until its write is committed or not. */
export interface ItemReservation {
  room: ReservedRoom;
  refusal: DomainError | undefined;
  end: (row: WrittenRow | undefined) => void;
}

export interface NeededRows {
  cardIds: readonly number[];
  /** Lists beside those of the cards. */
  listIds: readonly number[];
}

/** A write of a caller, as an item of a statement. */
export interface CardWrite {
  readonly family: WriteFamily;
  readonly caller: Caller;
  /** Its columns beside the caller's. */
  columns(room: ReservedRoom): object;
  reserve(): ItemReservation;
  refusal(reason: string, detail: number, about: unknown): DomainError;
  /** What its text does not mention, for the response. */
  readonly unresolved?: readonly UnresolvedMention[] | undefined;
  /** The rows that it locks. */
  rows(executor: Executor): NeededRows | Promise<NeededRows>;
}

/** One item's result. */
export interface WrittenRow {
  /** Its number within its family. */
  item: number;
  /** null if it is written, or nothing had to change. */
  reason: string | null;
  detail: number;
  /** Set if it changed anything. */
  eventId: number | null;
  /** Of the card. */
  id: number;
  version: number;
  orderVersion?: number;
  /** The response; of a refused item what the reason is about, if it is no number. */
  json: string;
}

/** The response of a write, or why it was refused; undefined if its rows are locked. */
export type Outcome = ResourceRow | DomainError | undefined;

export const unlimited: ReservedRoom = { hasRoom: true, textRoom: null };
export const noReservation: ItemReservation = {
  room: unlimited,
  refusal: undefined,
  end: () => undefined,
};

/** Room for a text that grows by at most `most` bytes; the written row has by how much. */
export function reserveText(room: Room, most: number): ItemReservation {
  const { bytes, refusal, end } = room.reserveText(most);
  return {
    room: { hasRoom: true, textRoom: bytes },
    refusal,
    end: (row) => end(row !== undefined, row?.detail ?? 0),
  };
}
