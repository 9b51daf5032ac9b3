import { FileError } from './file-error.js';
import { lineBreaks, readRows, type TableRow } from './table-rows.js';

/** A table with a title for each column; titles may repeat. */
export interface Table {
  readonly titles: readonly string[];
  /** Without empty rows. */
  readonly rows: readonly TableRow[];
}

const SEPARATORS = [',', ';', '\t', '|'];
/** As many rows show which separator is the right one. */
const SAMPLE = 20;

/**
 * Reads CSV (RFC 4180) as people and programs write it: with another separator, a line `sep=;` above the titles, or blanks
 * around quotation marks.
 * @throws FileError that names the line
 */
export function readTable(text: string): Table {
  const named = /^\s*"?sep=(.)"?[^\S\r\n]*(?=[\r\n]|$)/i.exec(text);
  const at = (named ?? /^\ufeff?(?:[^\S\r\n]*[\r\n]+)*/.exec(text))?.[0].length ?? 0;
  const start = { at, line: 1 + lineBreaks(text, 0, at) };
  const separator = named?.[1] ?? separatorOf(text, start);
  const rows = [...readRows(text, separator, start)].filter(isFilled);
  const [head, ...others] = rows;
  if (!head) throw new FileError('no_rows', 'The file has no rows.');
  const stray = rows.find(({ strayQuote }) => strayQuote !== null)?.strayQuote ?? null;
  if (stray !== null)
    throw new FileError(
      'stray_quote',
      `Line ${stray} of the file has a quotation mark that does not enclose a whole cell.`,
      stray,
    );
  return { titles: head.cells.map((title) => title.trim()), rows: others };
}

/** Rows with more or fewer cells than titles. Empty cells behind the last title do not count. */
export function unevenRows({ titles, rows }: Table): readonly TableRow[] {
  return rows.filter(
    ({ cells }) =>
      cells.length < titles.length || cells.slice(titles.length).some((cell) => cell.trim() !== ''),
  );
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** The separator by which the first rows have the same number of cells, and quotation marks enclose whole cells. */
function separatorOf(text: string, start: { at: number; line: number }): string {
  const read = SEPARATORS.map((separator) => {
    const rows = sampleOf(readRows(text, separator, start));
    const width = rows[0]?.cells.length ?? 1;
    const unlike = rows.filter(({ cells, strayQuote }) => cells.length !== width || strayQuote !== null);
    return { separator, width, strays: rows.filter(({ strayQuote }) => strayQuote !== null).length, unlike };
  }).filter(({ width }) => width > 1);
  read.sort(
    (one, other) =>
      one.strays - other.strays || one.unlike.length - other.unlike.length || other.width - one.width,
  );
  return read[0]?.separator ?? ',';
}

function sampleOf(rows: Iterable<TableRow>): TableRow[] {
  const sample: TableRow[] = [];
  for (const row of rows) {
    if (isFilled(row)) sample.push(row);
    if (sample.length === SAMPLE) break;
  }
  return sample;
}
