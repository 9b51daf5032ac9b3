import type { Cell } from '../arrangement/row-drop.js';
import { spotAt, walk, type ShownOrder, type Spot } from './card-walk.js';

interface SpotOrder extends ShownOrder {
  rowOf(cardId: number | null): number | undefined;
}

/**
 * The one tab stop of a board after the cards of a list or cell changed, or after rows came or went.
 * @param spot null if its list is gone
 * @param index of the spot before the change: its neighbour takes its place
 * @returns the same spot where it is still shown
 */
export function keptSpot(order: SpotOrder, spot: Spot | null, changed: Cell, index: number): Spot | null {
  if (spot === null) return walk(order, null, 'first');
  const { listId, cardId, row } = spot;
  const rows = order.openRowIds?.() ?? null;
  if (rows === null && row !== undefined) return { listId, cardId };
  if (rows !== null && !rows.includes(row ?? -1)) {
    const other = order.rowOf(cardId);
    const isOpen = other !== undefined && rows.includes(other);
    return isOpen ? { listId, cardId, row: other } : walk(order, null, 'first');
  }
  const isChanged = listId === changed.listId && row === changed.row;
  const isShown = !isChanged || order.shownCardIds(listId, row).includes(cardId ?? 0);
  return isShown ? spot : spotAt(order, listId, index, row);
}
