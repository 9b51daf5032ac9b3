import { JsonNames } from './json-names.js';

/** The depth and width limits of a JSON text. */
export interface JsonBounds {
  /** Levels of arrays and objects. */
  depthMax: number;
  /** Elements and properties at every level together. */
  valuesMax: number;
}

export type JsonExcess = 'depth' | 'values' | 'names' | 'orders';

/**
 * Different names of all objects together, and different orders of them. Parsing needs far longer for each than for a value.
 * A board has at most 100 custom fields, and each card values of some of them.
 */
export const NAMES_MAX = 5_000;
export const ORDERS_MAX = 100_000;

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
 * Measures a JSON text in one pass before it is parsed: parsing and later steps cost more for each value than for each
 * byte. Text that is not JSON is left to the parser.
 */
export function jsonShape(text: string, { depthMax, valuesMax }: JsonBounds): JsonShape {
  const layouts = new JsonNames(text);
  let depth = 0;
  let values = 1;
  let names = 0;
  let stringStart = 0;
  let stringEnd = 0;
  for (let at = 0; at < text.length; at += 1)
    switch (text.charCodeAt(at)) {
      case QUOTE:
        stringStart = at + 1;
        at = stringEnd = endOfString(text, at);
        break;
      case OPEN_ARRAY:
        if (++depth > depthMax) return { excess: 'depth', names };
        if (++values > valuesMax) return { excess: 'values', names };
        layouts.openArray();
        break;
      case OPEN_OBJECT:
        if (++depth > depthMax) return { excess: 'depth', names };
        if (++values > valuesMax) return { excess: 'values', names };
        layouts.openObject();
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth -= 1;
        layouts.close();
        break;
      case COLON:
        names += 1;
        layouts.add(stringStart, stringEnd);
        if (layouts.different > NAMES_MAX) return { excess: 'names', names };
        if (layouts.orders > ORDERS_MAX) return { excess: 'orders', names };
        break;
      case COMMA:
        if (++values > valuesMax) return { excess: 'values', names };
    }
  return { excess: null, names };
}

/** @returns the position of the closing quote of the string that begins at `start`, or the end of the text */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
