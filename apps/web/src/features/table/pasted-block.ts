import type { CardEdit } from '../../board-model/board-command.js';
import type { ShownCard } from '../../board-model/entities.js';
import { editOf, readCell, type Names } from './cell-values.js';
import { fromSheetText } from '../../saved-file/sheet-text.js';
import { readTableHtml } from './clipboard-html.js';
import { readTabbedText, type SheetBlock, type SheetCell } from './clipboard-text.js';
import type { Column } from './table-columns.js';

/** More cells are not pasted: a change of so many is an import. */
export const CELLS_MAX = 10_000;

/** A cell whose text fits its column in no way. */
export interface Refused {
  readonly column: string;
  readonly text: string;
}

export interface PastePlan {
  readonly edits: readonly CardEdit[];
  readonly placed: number;
  readonly refused: readonly Refused[];
  /** Cells beyond the last card or column. */
  readonly beyond: number;
}

/** Reads what a clipboard holds. Its HTML has values that its text only shows; without a table it has none. */
export function readClipboard(html: string, text: string): SheetBlock {
  const table = html === '' ? null : readTableHtml(readable(html));
  const block = table && table.length > 0 ? table : readTabbedText(readable(text));
  return block.map((row) => row.map((cell) => ({ ...cell, text: fromSheetText(cell.text) })));
}

/** Without signs that no text of a card may have: control characters, and halves of others. */
const readable = (text: string): string =>
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').toWellFormed();

export const cellCount = (block: SheetBlock): number => block.reduce((count, row) => count + row.length, 0);

/**
 * The changes of a paste. One cell fills the whole selection; a block begins at its first cell and goes on beyond it.
 * @param cards from the first selected row on
 * @param columns from the first selected column on
 * @param selected rows and columns of the selection
 */
export function planPaste(
  block: SheetBlock,
  cards: readonly ShownCard[],
  columns: readonly Column[],
  selected: { readonly rows: number; readonly columns: number },
  names: Names,
): PastePlan {
  const [single] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
  const rows: SheetBlock = single
    ? Array.from({ length: selected.rows }, () => Array.from({ length: selected.columns }, () => single))
    : block;
  const refused: Refused[] = [];
  const edits: CardEdit[] = [];
  let [placed, beyond] = [0, 0];
  for (const [at, cells] of rows.entries()) {
    const card = cards[at];
    for (const [nth, cell] of cells.entries()) {
      const column = columns[nth];
      if (!card || !column) {
        if (cell.text !== '') beyond += 1;
        continue;
      }
      const change = pastedEdit(card, column, cell, names);
      if (change === undefined) refused.push({ column: column.name, text: cell.text });
      else {
        placed += 1;
        if (change) edits.push(change);
      }
    }
  }
  return { edits: joined(edits), placed, refused, beyond };
}

/** @returns null if the cell has the value, undefined if the text fits none */
function pastedEdit(
  card: ShownCard,
  column: Column,
  cell: SheetCell,
  names: Names,
): CardEdit | null | undefined {
  const value = readCell(cell, column, names);
  return value === undefined ? undefined : editOf(card, column, value);
}

/** Title and dates of a card are one change, so that a start after the old due date is none. */
export function joined(edits: readonly CardEdit[]): readonly CardEdit[] {
  const settings = new Map<number, Extract<CardEdit, { set: object }>>();
  const result: CardEdit[] = [];
  for (const edit of edits) {
    const known = 'set' in edit ? settings.get(edit.cardId) : undefined;
    if (!('set' in edit)) result.push(edit);
    else if (known) {
      const both = { cardId: edit.cardId, set: { ...known.set, ...edit.set } };
      result[result.indexOf(known)] = both;
      settings.set(edit.cardId, both);
    } else {
      settings.set(edit.cardId, edit);
      result.push(edit);
    }
  }
  return result;
}

/** The titles that a block makes where it begins at a row for new cards; a row without one makes no card. */
export const titlesIn = (block: SheetBlock): readonly string[] =>
  block.map(([cell]) => cell?.text.trim().replaceAll(/\s*\n\s*/g, ' ') ?? '');
