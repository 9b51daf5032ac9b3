import type { BoardCommand } from '../board-model/board-command.js';
import type { Cell } from '../arrangement/row-drop.js';
import { showToast } from '../ui/toast/toasts.js';
import type { BoardControl } from './board-control.js';
import { nextRow, type Direction, type ShownOrder } from './card-walk.js';
import { dropCards } from './drop-cards.js';

type Step = Exclude<Direction, 'first' | 'last'>;
type Place = Extract<BoardCommand, { kind: 'cards.move' }>['place'];

export interface ArrangedStep {
  readonly to: Cell;
  readonly place: Place | null;
}

/**
 * Where cards go in one step on a board with rows, a sort, or both: past a shown neighbour, into the next row, or into
 * the next list at the same height. A sorted list has its own order, so within it there is no step.
 * @param cardIds of one cell, in the order in which they are shown
 */
export function stepInRows(
  order: ShownOrder,
  from: Cell,
  cardIds: readonly number[],
  direction: Step,
  isSorted: boolean,
): ArrangedStep | null {
  const held = new Set(cardIds);
  const ids = order.shownCardIds(from.listId, from.row);
  if (direction === 'left' || direction === 'right') {
    const lists = order.openListIds();
    const listId = lists[lists.indexOf(from.listId) + (direction === 'left' ? -1 : 1)];
    if (listId === undefined) return null;
    const others = order.shownCardIds(listId, from.row).filter((id) => !held.has(id));
    const before = others[ids.findIndex((id) => held.has(id))];
    const last = others.at(-1);
    const end: Place = last === undefined ? { at: 'last' } : { after: last };
    const place = isSorted ? { at: 'last' as const } : before === undefined ? end : { before };
    return { to: { ...from, listId }, place };
  }
  const isUp = direction === 'up';
  const edge = isUp ? ids.findIndex((id) => held.has(id)) : ids.findLastIndex((id) => held.has(id));
  const neighbour = ids[edge + (isUp ? -1 : 1)];
  if (edge >= 0 && neighbour !== undefined && !isSorted)
    return { to: from, place: isUp ? { before: neighbour } : { after: neighbour } };
  const row = nextRow(order.openRowIds?.() ?? null, from.row, direction);
  if (row === undefined) return null;
  const others = order.shownCardIds(from.listId, row).filter((id) => !held.has(id));
  const next = isUp ? others.at(-1) : others[0];
  const place = next === undefined || isSorted ? null : isUp ? { after: next } : { before: next };
  return { to: { listId: from.listId, row }, place };
}

/** Moves the target cards one step with the keyboard; the focus goes with them. */
export function arrangedStep(board: BoardControl, direction: Step): void {
  const targets = board.targets();
  const lead = board.target() ?? targets[0];
  const listId = lead === undefined ? undefined : board.store.card(lead)?.listId;
  if (lead === undefined || listId === undefined) return;
  const from: Cell = { listId, row: board.rowOf(lead) };
  const inCell = board.shownCardIds(listId, from.row);
  const together = targets.includes(lead) ? inCell.filter((id) => targets.includes(id)) : [lead];
  const sorting = board.arranged.get()?.sorting ?? null;
  const step = stepInRows(board, from, together, direction, sorting !== null);
  if (!step) {
    if (sorting && (direction === 'up' || direction === 'down')) saySorted(board);
    return;
  }
  const { to, place } = step;
  dropCards(board, { cardIds: together, from, to, place });
  board.focus({ listId: to.listId, cardId: lead, ...(to.row === undefined ? {} : { row: to.row }) });
  board.sayPlace(lead, to.row);
}

/** Says that a sorted list keeps its order, with a way to leave the sort. */
export function saySorted({ ports }: BoardControl): void {
  const { sortedKeepsOrder, removeSort } = ports.messages.display;
  const action = { title: removeSort, run: () => ports.setDisplay({ sort: undefined }) };
  showToast({ kind: 'done', text: sortedKeepsOrder, action });
}
