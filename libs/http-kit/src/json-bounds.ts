/** How large the structure of a JSON text may be, whatever its bytes. */
export interface JsonBounds {
  /** Objects and arrays inside each other. */
  depthMax: number;
  /** Array items and properties in the whole text; containers count as well. */
  valuesMax?: number;
}

export type JsonFault = 'too_deep' | 'too_many_values';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Checks the bounds in one linear scan and stops at the first fault, before a parser or a recursive validator pays for the
 * structure. The text need not be valid JSON: the parser rejects that afterwards.
 */
export function jsonFault(text: string | Buffer, bounds: JsonBounds): JsonFault | undefined {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const valuesMax = bounds.valuesMax ?? Number.POSITIVE_INFINITY;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at + 1);
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > bounds.depthMax) return 'too_deep';
    }
    if (values > valuesMax) return 'too_many_values';
  }
  return undefined;
}

/** @returns the position of the closing quote, or the end of the text */
function endOfString(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
