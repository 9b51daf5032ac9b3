/** How deep and how wide a JSON text may be. */
export interface JsonBounds {
  /** Levels of arrays and objects. */
  depthMax: number;
  /** Elements and properties at every level together. */
  valuesMax: number;
}

export type JsonExcess = 'depth' | 'values';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What a JSON text is like before it is parsed. */
export interface JsonShape {
  /** The bound that it exceeds; the names are then not counted to the end. */
  excess: JsonExcess | null;
  /** Names of all its objects together. */
  names: number;
}

/** @returns the bound that a JSON text exceeds, or null */
export function jsonExcess(text: string, bounds: JsonBounds): JsonExcess | null {
  return jsonShape(text, bounds).excess;
}

/**
 * Measures a JSON text in one pass, before it is parsed: parsing and everything after it cost more for each value than for
 * each byte. Text that is not JSON is left to the parser.
 */
export function jsonShape(text: string, { depthMax, valuesMax }: JsonBounds): JsonShape {
  let depth = 0;
  let values = 1;
  let names = 0;
  for (let at = 0; at < text.length; at += 1)
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (++depth > depthMax) return { excess: 'depth', names };
        if (++values > valuesMax) return { excess: 'values', names };
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      case COLON:
        names += 1;
        break;
      case COMMA:
        if (++values > valuesMax) return { excess: 'values', names };
    }
  return { excess: null, names };
}

/** @returns where the string that begins at `start` has its closing quote, or the end of the text */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
