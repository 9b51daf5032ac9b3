/** A row of a table, as it is written. */
export interface TableRow {
  /** Line of the text in which the row begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Line of a quotation mark that does not enclose a whole cell; it is read as a plain sign. Null without one. */
  readonly strayQuote: number | null;
}

interface Cell {
  text: string;
  /** Index of the separator or line break behind it. */
  end: number;
  isStray: boolean;
}

/**
 * Reads rows of cells. A cell in quotation marks may hold separators, line breaks and doubled quotation marks; blanks around
 * the marks do not belong to it. The time grows with the length of the text, whatever the text is.
 * @param separator one sign
 * @param start where the first row begins, and its line
 */
export function* readRows(
  text: string,
  separator: string,
  start: { at: number; line: number } = { at: 0, line: 1 },
): Generator<TableRow> {
  const endOfPlain = new RegExp(`[\\r\\n${separator.replace(/[\\\]^-]/, '\\$&')}]|$`, 'g');
  let { at, line } = start;
  do {
    const begun = line;
    const cells: string[] = [];
    let strayQuote: number | null = null;
    for (;;) {
      const cell = readCell(text, at, separator, endOfPlain);
      cells.push(cell.text);
      if (cell.isStray) strayQuote ??= line;
      line += lineBreaks(text, at, cell.end);
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    yield { line: begun, cells, strayQuote };
  } while (at < text.length);
}

function readCell(text: string, from: number, separator: string, endOfPlain: RegExp): Cell {
  const mark = afterBlanks(text, from, separator);
  const isMarked = text[mark] === '"';
  const quoted = isMarked ? readQuoted(text, mark, separator) : null;
  if (quoted) return quoted;
  endOfPlain.lastIndex = from;
  const end = endOfPlain.exec(text)?.index ?? text.length;
  return { text: text.slice(from, end), end, isStray: isMarked };
}

/** @returns null if the quotation mark is not closed before the end of a cell */
function readQuoted(text: string, from: number, separator: string): Cell | null {
  let at = from + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return null;
    if (text[mark + 1] === '"') {
      at = mark + 2;
      continue;
    }
    const end = afterBlanks(text, mark + 1, separator);
    const isEnd = end >= text.length || text[end] === separator || text[end] === '\r' || text[end] === '\n';
    if (!isEnd) return null;
    const content = text.slice(from + 1, mark).replaceAll('""', '"');
    return { text: content.replaceAll('\r\n', '\n'), end, isStray: false };
  }
}

function afterBlanks(text: string, from: number, separator: string): number {
  let at = from;
  while (text[at] !== separator && (text[at] === ' ' || text[at] === '\t' || text[at] === '\u00a0')) at += 1;
  return at;
}

/** Between two indexes; CR LF is one. */
export function lineBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  return count;
}
