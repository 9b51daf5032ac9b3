import { CommandError } from '../console/failure.js';

/** A table with a title for each column; titles may repeat. */
export interface Table {
  titles: string[];
  rows: string[][];
}

const SEPARATORS = [',', ';', '\t'];

/** UTF-8, or UTF-16 as spreadsheets write it. @throws CommandError for other bytes */
export function decodeText(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError('The file is not UTF-8. Save it as “CSV UTF-8”.');
  }
}

/** RFC 4180, with comma, semicolon or tab. @throws CommandError that names the line */
export function parseCsv(text: string): Table {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = SEPARATORS.reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const [titles, ...rows] = records(text, separator).filter((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  if (!titles) throw new CommandError('The file has no rows.');
  return { titles: titles.map((title) => title.trim()), rows };
}

function records(text: string, separator: string): string[][] {
  const found: string[][] = [];
  // One cell with its end: quoted, or plain up to the separator or line end.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)?)(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  let record: string[] = [];
  while (cell.lastIndex < text.length || record.length > 0) {
    const at = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) {
      const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
      throw new CommandError(
        `Line ${line} of the file has a quotation mark that does not enclose a whole cell.`,
      );
    }
    const [, quoted, plain = '', end] = match;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    found.push(record);
    record = [];
  }
  return found;
}
