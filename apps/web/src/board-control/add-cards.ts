import type { BoardCommand } from '../board-model/board-command.js';
import { NO_VALUE } from '../arrangement/card-rows.js';
import { valueCommands } from '../arrangement/row-drop.js';
import type { BoardControl } from './board-control.js';

type NewCards = Extract<BoardCommand, { kind: 'card.create' | 'cards.create' }>;

/** Makes cards, with the value of the row that they are added to; one step for undo. */
export function addCards(board: BoardControl, row: number | undefined, command: NewCards): void {
  const { arranged } = board;
  void board.run(command, (newIds) => {
    const { adding } = board.view.get();
    if (adding) board.change({ adding: { ...adding, added: newIds.at(-1) ?? null } });
    const grouping = arranged.get()?.grouping;
    // In the row without a value, what the title sets stays.
    if (!grouping || row === undefined || row === NO_VALUE) return [];
    const cards = newIds.map((id) => board.store.card(id)).filter((card) => card !== undefined);
    return valueCommands(grouping, cards, undefined, row);
  });
  const created = command.kind === 'card.create' ? 1 : command.titles.length;
  if (row !== undefined) arranged.get()?.revealNew(command.listId, row, created);
}

/** A cell in words: its list and its row. */
export const cellName = ({ ports, shown }: BoardControl, list: string, row: number): string =>
  ports.messages.display.cell(list, shown.rowName(ports.messages, row));
