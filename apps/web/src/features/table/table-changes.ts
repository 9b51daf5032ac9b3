import { limits } from '@kiban/client';
import { cutText } from '@kiban/import';
import type { BoardCommand, CardEdit } from '../../board-model/board-command.js';
import type { ShownCard } from '../../board-model/entities.js';
import { addCards } from '../../board-control/add-cards.js';
import { valueCommands } from '../../arrangement/row-drop.js';
import { NO_VALUE } from '../../arrangement/card-rows.js';
import { announce } from '../../ui/announcer/announce.js';
import { showToast } from '../../ui/toast/toasts.js';
import { copiedText, editOf, readCell, valueOf, type CellValue, type Names } from './cell-values.js';
import { writeHtml, writeTabbedText } from './clipboard-text.js';
import type { SheetBlock } from './clipboard-text.js';
import { cellCount, CELLS_MAX, joined, planPaste, titlesIn, type PastePlan } from './pasted-block.js';
import type { Column } from './table-columns.js';
import type { TableControl } from './table-control.js';
import type { TableGroup } from './table-rows.js';

export function namesOf({ board: { store } }: TableControl): Names {
  return {
    lists: store.listIds().flatMap((id) => {
      const list = store.list(id);
      return list ? [{ id, name: list.name }] : [];
    }),
    labels: store.labels(),
    members: store.members(),
  };
}

/** Gives a cell what was typed. @returns whether it is settled; a text that does not fit may be typed again */
export function commitText(table: TableControl, card: ShownCard, column: Column, text: string): boolean {
  const { canWrite, store } = table.board;
  const present = store.card(card.id);
  if (!canWrite || !present || present.archivedAt !== null) {
    showToast({ kind: 'failure', text: table.texts.notSaved(column.name, text) });
    return true;
  }
  const value = readCell({ text }, column, namesOf(table));
  if (value === undefined) {
    showToast({ kind: 'failure', text: table.texts.doesNotFit(column.name, text) });
    return false;
  }
  applyValue(table, card, column, value);
  return true;
}

/** Changes one cell, with the rules for conflicts that the board has. */
export function applyValue(table: TableControl, card: ShownCard, column: Column, value: CellValue): void {
  const edit = editOf(card, column, value);
  if (edit) void table.board.run(commandOf(edit, card));
}

function commandOf(edit: CardEdit, card: ShownCard): BoardCommand {
  const { cardId } = edit;
  if ('set' in edit) {
    const base = edit.set.title === undefined ? {} : { base: { title: card.title } };
    return { kind: 'card.update', cardId, change: edit.set, ...base };
  }
  if ('field' in edit) return { kind: 'card.value', cardId, ...edit.field };
  if ('move' in edit) return { kind: 'cards.move', cardIds: [cardId], ...edit.move };
  if ('labels' in edit) return { kind: 'cards.labels', cardIds: [cardId], ...edit.labels };
  if ('assignees' in edit) return { kind: 'cards.assignees', cardIds: [cardId], ...edit.assignees };
  if ('completed' in edit) return { kind: 'cards.complete', cardIds: [cardId], complete: edit.completed };
  return { kind: 'cards.change', edits: [edit] };
}

/** Sets the switch of the active cell to its other value. */
export function toggleActive(table: TableControl): void {
  const row = table.activeRow();
  const column = table.activeColumn();
  const card = row?.kind === 'card' ? table.board.store.card(row.cardId) : undefined;
  if (card && column) applyValue(table, card, column, valueOf(card, column) !== true);
}

/** Empties the selected cells, as one step. A title and a list cannot be empty. */
export function clearSelected(table: TableControl): void {
  if (!table.board.canWrite) return;
  const names = namesOf(table);
  const cards = cardsOf(table, table.selectedCardIds());
  const columns = table.selectedColumns().filter(({ kind }) => kind !== 'title' && kind !== 'list');
  const edits = cards.flatMap((card) =>
    columns.flatMap((column) => {
      const value = readCell({ text: '' }, column, names);
      const edit = value === undefined ? null : editOf(card, column, value);
      return edit ? [{ edit, card }] : [];
    }),
  );
  const [first] = edits;
  if (!first || isTooMuch(table, edits.length)) return;
  const all = joined(edits.map(({ edit }) => edit));
  void table.board.run(
    edits.length === 1 ? commandOf(first.edit, first.card) : { kind: 'cards.change', edits: all },
  );
}

/** Puts the selected block on the clipboard, as text and as a table. */
export function copySelected(table: TableControl, clipboard: DataTransfer): boolean {
  const names = namesOf(table);
  const cards = cardsOf(table, table.selectedCardIds());
  const columns = table.selectedColumns();
  if (cards.length === 0) return false;
  const rows = cards.map((card) => columns.map((column) => copiedText(card, column, names)));
  clipboard.setData('text/plain', writeTabbedText(rows));
  clipboard.setData('text/html', writeHtml(rows));
  announce(table.texts.copied(rows.length * columns.length));
  return true;
}

/** Pastes into the selected block, or makes cards in the row for new ones. One step for undo. */
export function pasteBlock(table: TableControl, block: SheetBlock): void {
  const { board } = table;
  const { block: selected } = table.state.get();
  const row = table.activeRow();
  if (!board.canWrite || !selected || !row || block.length === 0) return;
  const cardIds = table.selectedCardIds();
  const isFill = cellCount(block) === 1;
  const columns = selected.right - selected.left + 1;
  const count = isFill ? cardIds.length * columns : cellCount(block);
  if (isTooMuch(table, count)) return;
  if (row.kind === 'new') {
    pasteNew(table, block, row.group);
    return;
  }
  const targets = isFill ? cardIds : cardIdsFrom(table, selected.top, block.length);
  const plan = planPaste(
    block,
    cardsOf(table, targets),
    table.columns.slice(selected.left),
    { rows: isFill ? cardIds.length : 1, columns },
    namesOf(table),
  );
  if (plan.edits.length > 0) void board.run({ kind: 'cards.change', edits: plan.edits });
  report(table, plan);
}

/** A change of so many cells is an import. @returns whether it was refused, with a sentence */
function isTooMuch({ texts }: TableControl, cells: number): boolean {
  if (cells <= CELLS_MAX) return false;
  showToast({ kind: 'failure', text: texts.tooManyCells(cells, CELLS_MAX) });
  return true;
}

function pasteNew(table: TableControl, block: SheetBlock, group: TableGroup): void {
  const { board } = table;
  const named = block.filter((_, index) => titlesIn(block)[index] !== '');
  const titles = titlesIn(named).map((title) => cutText(title, limits.titleLengthMax));
  if (group.listId === null || titles.length === 0) return;
  const command = { kind: 'cards.create', listId: group.listId, titles, place: { at: 'last' } } as const;
  let plan: PastePlan | null = null;
  void board.run(command, (newIds) => {
    const cards = cardsOf(table, newIds);
    const grouping = board.arranged.get()?.grouping;
    const isValued = grouping && group.row !== undefined && group.row !== NO_VALUE;
    const values = isValued ? valueCommands(grouping, cards, undefined, group.row ?? NO_VALUE) : [];
    plan = planPaste(named, cards, table.columns, { rows: 1, columns: 1 }, namesOf(table));
    const { edits } = plan;
    return edits.length === 0 ? values : [...values, { kind: 'cards.change', edits }];
  });
  if (plan) report(table, plan);
}

/** Makes a card from the row for new ones. */
export function addCard(table: TableControl, { listId, row }: TableGroup, title: string): void {
  if (listId === null || title.trim() === '') return;
  addCards(table.board, row, { kind: 'card.create', listId, title: title.trim(), place: { at: 'last' } });
}

function report({ texts }: TableControl, { placed, refused, beyond }: PastePlan): void {
  if (refused.length + beyond === 0) {
    announce(texts.pasted(placed));
    return;
  }
  const examples = refused
    .slice(0, 3)
    .map(({ column, text }) => texts.refusedCell(column, cutText(text, 40)));
  const more = refused.length > examples.length ? ' …' : '';
  const sentences = [
    ...(refused.length > 0
      ? [`${texts.refused(refused.length, placed)} (${examples.join(texts.and)}${more}).`]
      : []),
    ...(beyond > 0 ? [`${texts.beyond(beyond)}.`] : []),
  ];
  showToast({ kind: 'failure', text: sentences.join(' ') });
}

const cardsOf = ({ board: { store } }: TableControl, ids: readonly number[]): ShownCard[] =>
  ids.map((id) => store.card(id)).filter((card) => card !== undefined);

/** The cards from a row on, without headings; at most so many. */
function cardIdsFrom({ rows }: TableControl, top: number, count: number): readonly number[] {
  const ids: number[] = [];
  for (let index = top; index < rows.count && ids.length < count; index += 1) {
    const row = rows.at(index);
    if (row?.kind === 'card') ids.push(row.cardId);
  }
  return ids;
}
