import { readRows } from '@kiban/import';
import type { TypedText } from '../../pickers/typed-value.js';

/** A cell of a clipboard. */
export type SheetCell = TypedText;

export type SheetBlock = readonly (readonly SheetCell[])[];

/** Reads tab-separated text. A line break at the end ends the last row. */
export const readTabbedText = (text: string): SheetBlock =>
  Array.from(readRows(text, '\t'), ({ cells }) => cells.map((cell): SheetCell => ({ text: cell })));

/** Writes rows as spreadsheets read them. */
export const writeTabbedText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quotedIfNeeded).join('\t')).join('\n');

const quotedIfNeeded = (text: string): string =>
  /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const writeHtml = (rows: readonly (readonly string[])[]): string =>
  `<meta charset="utf-8"><table>${rows
    .map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
