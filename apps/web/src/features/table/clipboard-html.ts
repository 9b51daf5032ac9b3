import { attributesOf, nextTag, textWithoutTags } from './clipboard-markup.js';
import type { SheetBlock, SheetCell } from './clipboard-text.js';

/** Cells that are only made because others span their columns. */
const SPANNED_MAX = 10_000;

interface OpenCell {
  readonly attributes: string;
  from: number;
  text: string;
}

/**
 * Reads the first table of a clipboard’s HTML, of LibreOffice, Excel and Google Sheets. It only looks for cells: nothing
 * of it becomes part of the page. Its time grows with the length of the text, whatever the text is.
 * @returns null without a table
 */
export function readTableHtml(html: string): SheetBlock | null {
  const rows: SheetCell[][] = [];
  const isDecimalComma = /mso-displayed-decimal-separator:\s*"\\?,"/.test(html.slice(0, HEAD_MAX));
  let row: SheetCell[] | null = null;
  let cell: OpenCell | null = null;
  let hasTable = false;
  let spanned = 0;
  const endCell = (at: number): void => {
    if (!row || !cell) return;
    const text = `${cell.text}${textWithoutTags(html.slice(cell.from, at)).trim()}`.trim();
    const attributes = attributesOf(cell.attributes);
    row.push(sheetCell(text, attributes, isDecimalComma));
    const span = Number(attributes.get('colspan') ?? 1);
    for (let more = 1; more < span && spanned < SPANNED_MAX; more += 1, spanned += 1) row.push({ text: '' });
    cell = null;
  };
  const endRow = (at: number): void => {
    endCell(at);
    if (row) rows.push(row);
    row = null;
  };
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const { name, isEnd, start, end } = tag;
    if (name === 'table') {
      if (isEnd) {
        endRow(start);
        return rows;
      }
      hasTable = true;
    } else if (name === 'tr') {
      endRow(start);
      if (!isEnd && hasTable) row = [];
    } else if (name === 'td' || name === 'th') {
      endCell(start);
      if (!isEnd) cell = { attributes: tag.attributes, from: end, text: '' };
    } else if (name === 'br' && cell) {
      cell.text += `${textWithoutTags(html.slice(cell.from, start)).trim()}\n`;
      cell.from = end;
    }
  }
  endRow(html.length);
  return hasTable ? rows : null;
}

/** Excel names its separators in the styles of the head. */
const HEAD_MAX = 100_000;

function sheetCell(
  text: string,
  attributes: ReadonlyMap<string, string>,
  isDecimalComma: boolean,
): SheetCell {
  const { number, isTrue } = valueOf(attributes);
  return {
    text,
    ...(number !== undefined && Number.isFinite(number) && { number }),
    ...(isTrue !== undefined && { isTrue }),
    ...(isDecimalComma && { isDecimalComma }),
  };
}

function valueOf(attributes: ReadonlyMap<string, string>): { number?: number; isTrue?: boolean } {
  const libreOffice = attributes.get('sdval');
  if (libreOffice) {
    // In the language of the program, where a comma may be before the decimals.
    const number = Number(libreOffice.replace(',', '.'));
    const isBoolean = attributes.get('sdnum')?.endsWith('BOOLEAN') === true;
    return isBoolean ? { isTrue: number !== 0 } : { number };
  }
  const excel = attributes.get('x:num');
  if (excel) return { number: Number(excel) };
  return googleValue(attributes.get('data-sheets-value'));
}

/** Google Sheets: `1` is the type, `3` a number and `4` a truth value. */
function googleValue(text: string | undefined): { number?: number; isTrue?: boolean } {
  try {
    const value = JSON.parse(text ?? '{}') as Record<string, unknown>;
    if (value['1'] === 3 && typeof value['3'] === 'number') return { number: value['3'] };
    return value['1'] === 4 ? { isTrue: value['4'] === 1 } : {};
  } catch {
    return {};
  }
}
