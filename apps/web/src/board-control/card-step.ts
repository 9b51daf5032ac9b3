import type { BoardCommand } from '../board-model/board-command.js';
import type { Direction, ShownOrder } from './card-walk.js';

type Move = Extract<BoardCommand, { kind: 'cards.move' }>;

/**
 * The command that moves cards one step: past a shown neighbour, or into the next list at the same height. Several
 * cards move together and in their order. Null where there is no way on.
 * @param cardIds of one list when they move up or down; in the order in which they are shown
 */
export function stepOf(
  order: ShownOrder,
  listId: number,
  cardIds: readonly number[],
  direction: Exclude<Direction, 'first' | 'last'>,
): Move | null {
  const held = new Set(cardIds);
  const ids = order.shownCardIds(listId);
  const first = ids.findIndex((id) => held.has(id));
  if (first < 0) return null;
  if (direction === 'left' || direction === 'right') {
    const lists = order.openListIds();
    const next = lists[lists.indexOf(listId) + (direction === 'left' ? -1 : 1)];
    if (next === undefined) return null;
    const before = order.shownCardIds(next).filter((id) => !held.has(id))[first];
    return {
      kind: 'cards.move',
      cardIds,
      listId: next,
      place: before === undefined ? { at: 'last' } : { before },
    };
  }
  if (direction === 'up') {
    const before = ids[first - 1];
    return before === undefined ? null : { kind: 'cards.move', cardIds, listId, place: { before } };
  }
  const last = ids.findLastIndex((id) => held.has(id));
  const after = ids[last + 1];
  return after === undefined ? null : { kind: 'cards.move', cardIds, listId, place: { after } };
}
