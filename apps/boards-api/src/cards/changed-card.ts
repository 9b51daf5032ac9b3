import {
  ValidationError,
  type Caller,
  type CardChangeDto,
  type MoveCardDto,
  type UpdateCardDto,
} from '@kiban/contracts';
import { carriedProperties } from '@kiban/vocabulary';
import type { KnownMember } from '../members/member-directory.js';
import { placeOf } from '../order/place.js';
import { cardTextBytes, type Growth } from '../quotas/growth.js';
import type { Room } from '../quotas/room.js';
import type { ValueChange } from '../store/fields/card-values.js';
import {
  relatedChangeOf,
  type Changed,
  type Creation,
  type Move,
  type Placement,
  type Update,
} from '../store/placing/placement.js';
import { relatedBytes, type Related } from '../store/placing/related.js';

/** A value of a custom field, and what reading it needs. */
type FieldChange = Pick<ValueChange, 'fieldId' | 'value' | 'members' | 'room'>;

/** A change of one field value, which has its own event. */
export type ValueOfCard = Changed & { field: FieldChange };

/** One change of one card. */
export type CardChange = Exclude<Placement, Creation> | ValueOfCard;

/** What an item of a batch may name, of which it names one. */
const ACTIONS = ['set', 'move', 'labels', 'assignees', 'field', 'completed', 'archived'] as const;

/** The most that an update adds to its workspace. */
export function updateGrowth(request: UpdateCardDto, related: Related): Growth {
  return { cards: 0, textBytes: cardTextBytes(request) + relatedBytes(related) };
}

export function updateOf(changed: Changed, request: UpdateCardDto, related: Related, room: Room): Update {
  const update = carriedProperties('update', request);
  const quota = { room, growth: updateGrowth(request, related) };
  return { action: 'update', ...changed, update, related, quota };
}

/** @throws ValidationError */
export function moveOf(changed: Changed, request: MoveCardDto): Move {
  return { action: 'move', ...changed, listId: request.listId, place: placeOf(request) };
}

/** What the changes of a request need beside their items. */
export interface ChangeParts {
  readonly room: Room;
  /** What `set` writes beside the card's own properties. */
  readonly related: Related;
  /** Why the copy of the members may lack one to assign. */
  readonly fault: Error | undefined;
  /** Members that values of custom fields may name. */
  readonly candidates: readonly KnownMember[];
}

/**
 * The change that an item of a batch names.
 * @throws ValidationError
 */
export function changeOf(
  caller: Caller,
  item: CardChangeDto,
  { room, related, candidates, fault }: ChangeParts,
): CardChange {
  if (ACTIONS.filter((name) => item[name] !== undefined).length !== 1)
    throw new ValidationError('id', 'one_change', `Send exactly one of ${ACTIONS.join(', ')} with each id.`);
  const { id, version, set, move, labels, assignees, field, completed, archived } = item;
  const changed = { caller, cardId: id, expected: version === undefined ? null : [version] };
  if (set) return updateOf(changed, set, related, room);
  if (move) return moveOf(changed, move);
  if (labels) {
    const { add = [], remove = [] } = labels;
    return relatedChangeOf(changed, { labels: { add, remove, field: 'labels.add' } });
  }
  if (assignees) {
    const { add = [], remove = [] } = assignees;
    return relatedChangeOf(changed, { assignees: { add, remove, field: 'assignees.add', fault } });
  }
  if (field)
    return {
      ...changed,
      field: { fieldId: field.fieldId, value: field.value, members: () => Promise.resolve(candidates), room },
    };
  if (archived !== undefined) return { action: archived ? 'archive' : 'restore', ...changed };
  return { action: completed ? 'complete' : 'reopen', ...changed };
}
