import type { Caller, ExpectedVersions } from '@kiban/contracts';
import type { CardPropertyValues, CarriedBy, CreatedProperties, UpdatedProperties } from '@kiban/vocabulary';
import type { Place } from '../../order/place.js';
import type { Growth } from '../../quotas/growth.js';
import type { Room } from '../../quotas/room.js';
import { valuesByColumn } from '../../sql/card-columns.js';
import {
  noReservation,
  reserveText,
  type CardWrite,
  type ItemReservation,
  type ReservedRoom,
} from '../writing/card-write.js';
import { mentionColumns } from '../writing/mentions-of-text.js';
import { isRelatedReason, relatedColumns, relatedError, type Related } from './related.js';
import { refusalError, type RefusalReason } from './refusal.js';

/** An omitted property is null. */
export interface NewCard extends CreatedProperties, Partial<Omit<CardPropertyValues, CarriedBy<'create'>>> {
  listId: number;
  completed?: boolean;
  /** Null for now. */
  completedAt?: string | null;
  archived?: boolean;
}

/** Creates a card. */
export interface Creation {
  action: 'create';
  caller: Caller;
  card: NewCard;
  place: Place;
  related?: Related;
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

/** Updates a card in its position. */
export interface Update {
  action: 'update';
  caller: Caller;
  cardId: number;
  update?: UpdatedProperties;
  related?: Related;
  expected: ExpectedVersions;
  /** The workspace's room, and the most that the text of the card can grow by; omitted if it cannot. */
  quota?: { room: Room; growth: Growth };
}

/** A card that a request changes. */
export interface Changed {
  caller: Caller;
  cardId: number;
  expected: ExpectedVersions;
}

/** A change of labels or assignees alone. */
export function relatedChangeOf(changed: Changed, related: Related): Update {
  return { action: 'update', ...changed, related };
}

/** One item of `boards.change_cards`. */
export type Placement = Creation | Move | Reorder | StateChange | Update;

/** A placement as an item of the statement that concurrent writes share. */
export function placementWrite(placement: Placement): CardWrite {
  const rows = { cardIds: cardIdsOf(placement), listIds: listIdsOf(placement) };
  const related = 'related' in placement ? placement.related : undefined;
  return {
    family: 'card',
    caller: placement.caller,
    columns: (room) => columnsOf(placement, room),
    reserve: () => reserve(placement),
    refusal: (reason, detail, about) => {
      if (related && isRelatedReason(reason)) return relatedError(related, reason, detail, about);
      return refusalError(reason as RefusalReason, detail);
    },
    unresolved: related?.mentions?.unresolved,
    rows: () => rows,
  };
}

/** Columns of an item in `boards.change_cards`, beside the caller's. */
export function columnsOf(placement: Placement, { hasRoom, textRoom }: ReservedRoom): object {
  const { action } = placement;
  if (action === 'create') {
    const { listId, completed, completedAt, archived, ...properties } = placement.card;
    return {
      action,
      list_id: listId,
      ...placeColumns(placement.place),
      has_room: hasRoom,
      given: valuesByColumn(properties),
      is_completed: completed,
      completed_at: completedAt,
      is_archived: archived,
      ...relatedColumns(placement.related ?? {}),
      ...mentionColumns(placement.related?.mentions, true),
    };
  }
  const { cardId, expected } = placement;
  return {
    action,
    card_id: cardId,
    expected,
    ...(action === 'move' ? { list_id: placement.listId } : {}),
    ...('place' in placement ? placeColumns(placement.place) : {}),
    ...(action === 'update' ? updateColumns(placement, textRoom) : {}),
  };
}

function updateColumns({ update = {}, related = {} }: Update, textRoom: number | null): object {
  return {
    given: valuesByColumn(update),
    text_room: textRoom,
    ...relatedColumns(related),
    ...mentionColumns(related.mentions, false),
  };
}

function placeColumns(place: Place): object {
  return 'anchorId' in place ? { place: place.kind, anchor_id: place.anchorId } : { place: place.kind };
}

function cardIdsOf(placement: Placement): number[] {
  return 'cardId' in placement ? [placement.cardId] : [];
}

function listIdsOf(placement: Placement): number[] {
  if (placement.action === 'create') return [placement.card.listId];
  return placement.action === 'move' ? [placement.listId] : [];
}

function reserve(placement: Placement): ItemReservation {
  const quota = 'quota' in placement ? placement.quota : undefined;
  if (!quota) return noReservation;
  if (placement.action === 'update') return reserveText(quota.room, quota.growth.textBytes);
  const { refusal, end } = quota.room.reserve(quota.growth);
  return {
    room: { hasRoom: !refusal, textRoom: null },
    refusal,
    end: (row) => end(row !== undefined),
  };
}
