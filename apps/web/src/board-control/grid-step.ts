import { saySorted } from './arranged-step.js';
import type { BoardControl } from './board-control.js';
import type { Direction } from './card-walk.js';
import { dropCards } from './drop-cards.js';
import type { GridPort } from './grid-port.js';

/** Moves the target cards one step over the cells with the keyboard; the focus goes with them. */
export function gridStep(
  board: BoardControl,
  grid: GridPort,
  direction: Exclude<Direction, 'first' | 'last'>,
): void {
  const targets = board.targets();
  const lead = board.target() ?? targets[0];
  const from = lead === undefined ? undefined : board.store.card(lead)?.listId;
  if (lead === undefined || from === undefined) return;
  const inCell = board.shownCardIds(from).filter((id) => targets.includes(id));
  const together = inCell.includes(lead) ? inCell : [lead];
  const isSorted = board.arranged.get()?.sorting != null;
  const step = grid.step(from, together, direction, isSorted);
  if (!step) {
    if (isSorted && (direction === 'up' || direction === 'down')) saySorted(board);
    return;
  }
  const { listId, place } = step;
  dropCards(board, {
    cardIds: together,
    from: { listId: from },
    to: { listId },
    place: place ?? { at: 'last' },
  });
  const card = board.store.card(lead);
  if (card) board.focus({ listId: card.listId, cardId: lead });
  board.sayPlace(lead);
}
