import type { TypedText } from '../../pickers/typed-value.js';

/** A cell of a clipboard. */
export type SheetCell = TypedText;

export type SheetBlock = readonly (readonly SheetCell[])[];

/**
 * Reads tab-separated text. A cell in quotes may hold tabs and line breaks; a quote that is never closed is a plain sign.
 * A line break at the end ends the last row.
 */
export function readTabbedText(text: string): SheetBlock {
  const rows: SheetCell[][] = [];
  let row: SheetCell[] = [];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    const end = quoted?.end ?? endOfPlain(text, at);
    row.push({ text: quoted?.text ?? text.slice(at, end) });
    at = end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) break;
  }
  return rows;
}

function endOfPlain(text: string, from: number): number {
  const found = text.slice(from).search(/[\t\r\n]/);
  return found < 0 ? text.length : from + found;
}

/** @returns null if the quote is not closed before the end of a cell */
function readQuoted(text: string, from: number): { text: string; end: number } | null {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    if (text[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    const isEnd = quote + 1 >= text.length || /[\t\r\n]/.test(text[quote + 1] ?? '');
    if (!isEnd) return null;
    return {
      text: text
        .slice(from + 1, quote)
        .replaceAll('""', '"')
        .replaceAll('\r\n', '\n'),
      end: quote + 1,
    };
  }
}

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
