import { isOwnerOrAdmin, type Caller, type DomainError, type ExpectedVersions } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { Place } from '../../order/place.js';
import { textBytes } from '../../quotas/growth.js';
import type { Room } from '../../quotas/room.js';
import type { TypedValue } from '../fields/domain/field-value.js';
import { mentionColumns, type MentionsOfText } from '../writing/mentions-of-text.js';
import { valueColumns } from '../writing/value-columns.js';
import {
  noReservation,
  reserveText,
  type CardWrite,
  type ItemReservation,
  type NeededRows,
} from '../writing/card-write.js';
import { partError, type PartReason } from './part-refusal.js';

interface Common {
  caller: Caller;
}

interface OfCard extends Common {
  cardId: number;
}

/** Adds a comment to a card; the caller is its author. */
interface CommentCreation extends OfCard {
  action: 'comment.create';
  text: string;
  mentions?: MentionsOfText | undefined;
  room: Room;
}

/** Changes the text of a comment; only its author may. */
interface CommentUpdate extends Common {
  action: 'comment.update';
  partId: number;
  text: string;
  mentions?: MentionsOfText | undefined;
  expected: ExpectedVersions;
  room: Room;
}

/** Deletes a comment; its author, owners, admins and tokens may. */
interface CommentDeletion extends Common {
  action: 'comment.delete';
  partId: number;
  expected: ExpectedVersions;
}

/** Adds an item at the end of a card's checklist. */
interface ChecklistCreation extends OfCard {
  action: 'checklist.create';
  text: string;
  mentions?: MentionsOfText | undefined;
  done: boolean;
  room: Room;
}

/** Changes the text, the state or the position of an item; null is unchanged. */
interface ChecklistUpdate extends OfCard {
  action: 'checklist.update';
  partId: number;
  text: string | null;
  mentions?: MentionsOfText | undefined;
  done: boolean | null;
  place: Place | null;
  expected: ExpectedVersions;
  room: Room;
}

interface ChecklistDeletion extends OfCard {
  action: 'checklist.delete';
  partId: number;
  expected: ExpectedVersions;
}

/** Sets or clears a field value. */
interface ValueChange extends OfCard {
  action: 'value.change';
  /** The field. */
  partId: number;
  /** Of the card: its values have no version of their own. */
  expected: ExpectedVersions;
  /** Null clears it. Undefined if there was no field to read it by. */
  value: TypedValue | null | undefined;
  /** Why the value does not fit the field; thrown if nothing else forbids the write. */
  fault: DomainError | undefined;
  room: Room;
}

/** One item of `boards.write_parts`. */
export type PartWrite =
  | CommentCreation
  | CommentUpdate
  | CommentDeletion
  | ChecklistCreation
  | ChecklistUpdate
  | ChecklistDeletion
  | ValueChange;

const cardOfComment = {
  name: 'comment-card-of',
  text: 'SELECT card_id AS "cardId" FROM boards.comment WHERE id = $1',
};

/** A write of a part as an item of the statement that concurrent writes share. */
export function partWrite(write: PartWrite): CardWrite {
  const mentions = 'mentions' in write ? write.mentions : undefined;
  return {
    family: 'part',
    caller: write.caller,
    columns: ({ textRoom }) => ({
      ...columnsOf(write),
      ...mentionColumns(mentions, write.action.endsWith('.create')),
      text_room: textRoom,
    }),
    reserve: () => reserve(write),
    refusal: (reason, detail) => partError(write, reason as PartReason, detail),
    unresolved: mentions?.unresolved,
    rows: (executor) => rowsOf(write, executor),
  };
}

function columnsOf(write: PartWrite): object {
  switch (write.action) {
    case 'comment.create':
      return { action: write.action, card_id: write.cardId, text: write.text };
    case 'comment.update':
      return { action: write.action, part_id: write.partId, expected: write.expected, text: write.text };
    case 'comment.delete':
      return {
        action: write.action,
        part_id: write.partId,
        expected: write.expected,
        may_moderate: mayModerate(write.caller),
      };
    case 'checklist.create':
      return { action: write.action, card_id: write.cardId, text: write.text, done: write.done };
    case 'checklist.update':
    case 'checklist.delete': {
      const { action, cardId, partId, expected } = write;
      const item = { action, card_id: cardId, part_id: partId, expected };
      return write.action === 'checklist.delete' ? item : { ...item, ...itemColumns(write) };
    }
    case 'value.change': {
      const { action, cardId, partId, expected, value, fault } = write;
      return { action, card_id: cardId, part_id: partId, expected, ...valueColumns({ value, fault }) };
    }
  }
}

function itemColumns({ text, done, place }: ChecklistUpdate): object {
  const anchor = place && 'anchorId' in place ? { anchor_id: place.anchorId } : {};
  return { text, done, ...(place ? { place: place.kind, ...anchor } : {}) };
}

/** An OAuth client acts as its member, but moderates nothing. */
function mayModerate({ principal: { kind, role } }: Caller): boolean {
  return kind !== 'oauth' && isOwnerOrAdmin(role);
}

function reserve(write: PartWrite): ItemReservation {
  if (!('room' in write)) return noReservation;
  const text = write.action === 'value.change' ? write.value?.text : write.text;
  return reserveText(write.room, textBytes(text));
}

function rowsOf(write: PartWrite, executor: Executor): NeededRows | Promise<NeededRows> {
  if ('cardId' in write) return { cardIds: [write.cardId], listIds: [] };
  return executor
    .query<{ cardId: number }>(cardOfComment, [write.partId])
    .then((rows) => ({ cardIds: rows.map(({ cardId }) => cardId), listIds: [] }));
}
