import type { Cell } from '../arrangement/row-drop.js';
import type { CardPlace } from '../board-model/board-command.js';
import type { BoardControl } from '../board-control/board-control.js';
import { placeOf } from '../drag/drop-place.js';

/**
 * The place of a drop for its command; null where the card keeps its place in the list. A sorted list takes a card at its
 * end, and a cell without cards has no neighbour.
 * @param others the cards of the target without what is held
 */
export function placeOfDrop(
  control: BoardControl,
  from: Cell,
  to: Cell & { readonly index: number },
  others: readonly number[],
): CardPlace | null {
  const { listId, row, index } = to;
  const arranged = control.arranged.get();
  if (arranged?.sorting || (row !== undefined && others.length === 0))
    return from.listId === listId ? null : { at: 'last' };
  const isWhole =
    row === undefined && control.matches.get() === undefined && control.store.list(listId)?.complete === true;
  return placeOf(others, index, isWhole);
}
