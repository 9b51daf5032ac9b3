import type { Cell } from '../arrangement/row-drop.js';
import type { BoardView } from './board-view.js';
import { spotAt, type ShownOrder, type Spot } from './card-walk.js';

/**
 * Where the focus goes when the field for new cards is closed: to the last one, or to where it came from.
 * @param index of the card that had the focus last, in its list
 */
export function spotAfterAdding(
  order: ShownOrder,
  { adding, spot }: BoardView,
  place: Cell,
  index: number,
): Spot {
  const { listId, row } = place;
  const ids = order.shownCardIds(listId, row);
  if (adding?.added !== undefined && ids.length > 0) {
    const end = ids.at(adding.at === 'first' ? 0 : -1) ?? null;
    return { ...place, cardId: ids.find((id) => id === adding.added) ?? end };
  }
  if (adding?.isByButton) return { ...place, cardId: null };
  const isHere = spot?.listId === listId && spot.row === row && ids.includes(spot.cardId ?? 0);
  return isHere ? spot : spotAt(order, listId, index, row);
}
