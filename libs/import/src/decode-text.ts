import { FileError } from './file-error.js';

const LINE_FEED = 0x0a;
/** First bytes of files that are no text, and what they are. */
const BINARY: readonly (readonly [signature: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a workbook (XLSX, ODS) or a ZIP archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a workbook of an old Excel (XLS)'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [[0x1f, 0x8b], 'compressed (gzip)'],
];

/**
 * UTF-8, or UTF-16 with a byte order mark as spreadsheets write it.
 * @throws FileError that says what the file is instead, or names the first line with other bytes
 */
export function decodeText(bytes: Uint8Array): string {
  const binary = BINARY.find(([signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (binary)
    throw new FileError(
      'not_text',
      `The file is ${binary[1]}, not text. Save it as UTF-8, which spreadsheets call “CSV UTF-8”.`,
    );
  const encoding = encodingOf(bytes);
  const text = decoded(bytes, encoding);
  if (text !== null) return text;
  const line = encoding === 'utf-8' ? firstBrokenLine(bytes) : null;
  const where = line === null ? 'The file' : `Line ${line} of the file`;
  throw new FileError(
    'not_utf8',
    `${where} is not ${encoding === 'utf-8' ? 'UTF-8' : 'UTF-16'}. Save the file as UTF-8, which spreadsheets call “CSV UTF-8”.`,
    line,
  );
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No sign of UTF-8 has the byte of a line feed within it, so that each line can be read alone. */
function firstBrokenLine(bytes: Uint8Array): number {
  let from = 0;
  for (let line = 1; ; line += 1) {
    const found = bytes.indexOf(LINE_FEED, from);
    const end = found < 0 ? bytes.length : found;
    if (found < 0 || decoded(bytes.subarray(from, end), 'utf-8') === null) return line;
    from = end + 1;
  }
}
