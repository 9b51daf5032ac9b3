import { parseFilter } from './filter-parser.js';
import type { Filter } from './filter.js';
import { ScimError } from './scim-error.js';

export const PAGE_SIZE_MAX = 200;
const PAGE_SIZE_DEFAULT = 100;
const START_MAX = 1_000_000;
const INTEGER = /^-?\d{1,9}$/;

export interface Page {
  /** From 0. */
  offset: number;
  limit: number;
}

/** A page of what is stored. */
export interface Stored<Entry> {
  /** Of all pages. */
  total: number;
  entries: Entry[];
}

export interface ListQuery {
  filter: Filter | undefined;
  page: Page;
  /** From 1, as the response shows it. */
  startIndex: number;
}

/** Reads `filter`, `startIndex` and `count`; numbers beyond the bounds count as the bounds (RFC 7644 §3.4.2.4). @throws ScimError */
export function readListQuery(filter: unknown, startIndex: unknown, count: unknown): ListQuery {
  const start = readNumber('startIndex', startIndex, 1, { least: 1, most: START_MAX });
  const limit = readNumber('count', count, PAGE_SIZE_DEFAULT, { least: 0, most: PAGE_SIZE_MAX });
  const text = readOnce('filter', filter);
  return {
    filter: text === undefined ? undefined : parseFilter(text),
    page: { offset: start - 1, limit },
    startIndex: start,
  };
}

/** A query parameter that may be given once. @throws ScimError */
export function readOnce(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw new ScimError('invalidValue', `${name} must be given once.`);
}

function readNumber(
  name: string,
  value: unknown,
  byDefault: number,
  { least, most }: { least: number; most: number },
): number {
  const text = readOnce(name, value);
  if (text === undefined) return byDefault;
  if (!INTEGER.test(text)) throw new ScimError('invalidValue', `${name} must be a whole number.`);
  return Math.min(most, Math.max(least, Number(text)));
}
