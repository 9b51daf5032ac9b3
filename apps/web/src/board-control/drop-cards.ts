import { dropCommands, type CardDrop } from '../arrangement/row-drop.js';
import type { BoardControl } from './board-control.js';

/** Moves cards and sets what their new row stands for, as one step for undo. */
export function dropCards(board: BoardControl, drop: CardDrop): void {
  const grouping = board.arranged.get()?.grouping ?? null;
  const [first, ...others] = dropCommands(drop, grouping, (id) => board.store.card(id));
  if (first) void board.run(first, () => others);
}
