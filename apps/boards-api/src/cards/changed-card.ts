import {
  ValidationError,
  type Caller,
  type CardChangeDto,
  type ExpectedVersions,
  type MoveCardDto,
  type UpdateCardDto,
} from '@kiban/contracts';
import { requireKnown, type KnownMember } from '../members/member-directory.js';
import { placeOf } from '../order/place.js';
import { textBytes, type Growth } from '../quotas/growth.js';
import type { Room } from '../quotas/room.js';
import type { AssigneeChange } from '../store/cards/card-assignees.js';
import type { LabelChange } from '../store/cards/card-labels.js';
import type { Creation, Move, Placement, Update } from '../store/placing/placement.js';

/** A card that a request changes. */
export interface Changed {
  caller: Caller;
  cardId: number;
  expected: ExpectedVersions;
}

/** A change of what belongs to a card. */
export type RelatedChange = Changed & ({ labels: LabelChange } | { assignees: AssigneeChange });

/** One change of one card. */
export type CardChange = Exclude<Placement, Creation> | RelatedChange;

/** What an item of a batch may name, of which it names one. */
const ACTIONS = ['set', 'move', 'labels', 'assignees', 'completed', 'archived'] as const;

/** The most that an update adds to its workspace. */
export function updateGrowth({ title, description }: UpdateCardDto): Growth {
  return { cards: 0, textBytes: textBytes(title, description) };
}

export function updateOf(changed: Changed, request: UpdateCardDto, room: Room): Update {
  const { title, description, startDate, dueDate } = request;
  const update = { title, description, startDate, dueDate };
  return { action: 'update', ...changed, update, quota: { room, growth: updateGrowth(request) } };
}

/** @throws ValidationError */
export function moveOf(changed: Changed, request: MoveCardDto): Move {
  return { action: 'move', ...changed, listId: request.listId, place: placeOf(request) };
}

/**
 * The change that an item of a batch names.
 * @param members those of the members to assign who are in the workspace
 * @throws ValidationError
 */
export function changeOf(
  caller: Caller,
  item: CardChangeDto,
  { room, members }: { room: Room; members: readonly KnownMember[] },
): CardChange {
  if (ACTIONS.filter((name) => item[name] !== undefined).length !== 1)
    throw new ValidationError('id', 'one_change', `Send exactly one of ${ACTIONS.join(', ')} with each id.`);
  const { id, version, set, move, labels, assignees, completed, archived } = item;
  const changed = { caller, cardId: id, expected: version === undefined ? null : [version] };
  if (set) return updateOf(changed, set, room);
  if (move) return moveOf(changed, move);
  if (labels) {
    const { add = [], remove = [] } = labels;
    return { ...changed, labels: { add, remove, field: 'labels.add' } };
  }
  if (assignees) {
    const { add = [], remove = [] } = assignees;
    return { ...changed, assignees: { add: requireKnown(members, add, 'assignees.add'), remove } };
  }
  if (archived !== undefined) return { action: archived ? 'archive' : 'restore', ...changed };
  return { action: completed ? 'complete' : 'reopen', ...changed };
}
