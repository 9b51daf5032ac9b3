import type { Caller, ExpectedVersions } from '@kiban/contracts';
import type { Place } from '../../order/place.js';
import type { Growth } from '../../quotas/growth.js';
import type { Room } from '../../quotas/room.js';

export interface NewCard {
  listId: number;
  title: string;
  description: string | null;
  startDate: string | null;
  dueDate: string | null;
  /** Of an imported card. */
  progress?: number | null;
  completed?: boolean;
  archived?: boolean;
}

/** Creates a card. */
export interface Creation {
  action: 'create';
  caller: Caller;
  card: NewCard;
  place: Place;
  /** The workspace's room for what the card adds; omitted if its transaction has taken it already. */
  quota?: { room: Room; growth: Growth };
}

/** Moves a card to a list of any board, or to another position in its own. */
export interface Move {
  action: 'move';
  caller: Caller;
  cardId: number;
  listId: number;
  place: Place;
  expected: ExpectedVersions;
}

/** Moves a card in its list. */
export interface Reorder {
  action: 'reorder';
  caller: Caller;
  cardId: number;
  place: Place;
  expected: ExpectedVersions;
}

/** Archives, restores, completes or reopens a card in its position. */
export interface StateChange {
  action: 'archive' | 'restore' | 'complete' | 'reopen';
  caller: Caller;
  cardId: number;
  expected: ExpectedVersions;
}

/** Properties of a card that an update can set; omitted ones are unchanged. */
export type CardUpdate = Partial<Pick<NewCard, 'title' | 'description' | 'startDate' | 'dueDate'>>;

/** Updates a card in its position. */
export interface Update {
  action: 'update';
  caller: Caller;
  cardId: number;
  update: CardUpdate;
  expected: ExpectedVersions;
  /** The workspace's room, and the most that the text of the card can grow by. */
  quota: { room: Room; growth: Growth };
}

/** One item of `boards.place_cards`. */
export type Placement = Creation | Move | Reorder | StateChange | Update;

/** The room that is reserved for an item. */
export interface ReservedRoom {
  hasRoom: boolean;
  /** Most bytes that its text may grow by; null without a limit. */
  textRoom: number | null;
}

/** Columns of an item in `boards.place_cards`, beside the caller's. */
export function columnsOf(placement: Placement, { hasRoom, textRoom }: ReservedRoom): object {
  const { action } = placement;
  if (action === 'create') {
    const { listId, title, description, startDate, dueDate, progress, completed, archived } = placement.card;
    return {
      action,
      list_id: listId,
      ...placeColumns(placement.place),
      has_room: hasRoom,
      title,
      description,
      start_date: startDate,
      due_date: dueDate,
      progress,
      is_completed: completed,
      is_archived: archived,
    };
  }
  const { cardId, expected } = placement;
  return {
    action,
    card_id: cardId,
    expected,
    ...(action === 'move' ? { list_id: placement.listId } : {}),
    ...('place' in placement ? placeColumns(placement.place) : {}),
    ...(action === 'update' ? updateColumns(placement.update, textRoom) : {}),
  };
}

function updateColumns(update: CardUpdate, textRoom: number | null): object {
  const { title, description, startDate, dueDate } = update;
  const sets = Object.entries({ title, description, startDate, dueDate }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    sets: sets.map(([name]) => name),
    title,
    description,
    start_date: startDate,
    due_date: dueDate,
    text_room: textRoom,
  };
}

function placeColumns(place: Place): object {
  return 'anchorId' in place ? { place: place.kind, anchor_id: place.anchorId } : { place: place.kind };
}
