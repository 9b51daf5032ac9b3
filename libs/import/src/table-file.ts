import { decodeText } from './decode-text.js';
import { linesNamed, type ImportReport } from './import-report.js';
import { readTable, unevenRows, type Table } from './table.js';

/** Takes the place of bytes that a program could not read. */
const UNREADABLE = '\uFFFD';

/** Reads a table; the report names lines whose cells may be in the wrong columns or unreadable. @throws FileError */
export function tableOf(bytes: Uint8Array, report: ImportReport): Table {
  const table = readTable(decodeText(bytes));
  const titles = table.titles.length;
  const uneven = unevenRows(table);
  const shorter = uneven.filter(({ cells }) => cells.length < titles);
  const longer = uneven.filter(({ cells }) => cells.length > titles);
  const broken = table.rows.filter(({ cells }) => cells.some((cell) => cell.includes(UNREADABLE)));
  const named = (rows: Table['rows'], what: string): void => {
    if (rows.length > 0) report.add(`${linesNamed(rows.map(({ line }) => line))}: ${what}`);
  };
  named(shorter, `fewer cells than the ${titles} titles; the missing cells were read as empty.`);
  named(longer, `more cells than the ${titles} titles; cells behind the last title were left out.`);
  named(broken, 'characters were lost before the file was saved, and are shown as �.');
  return table;
}
