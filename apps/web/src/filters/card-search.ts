import type { components } from '@kiban/client';
import { isDay } from '../texts/calendar-day.js';
import { DUE_FILTERS, readFieldFilters, type DueFilter, type FieldFilterName } from './board-filter.js';

/** Orders of the API; without one, the newest card is first. */
export const SEARCH_SORTS = [
  'created',
  '-updated',
  'updated',
  'due',
  '-due',
] as const satisfies readonly components['schemas']['SearchSort'][];
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** A search over all boards as it stands in the address, so that it is a link. */
export interface CardSearch {
  /** Every word must be in the card or its comments and checklist. */
  readonly q?: string;
  readonly board?: number;
  /** `me`, `none`, or a member’s id as text, as in the filter of a board; several are separated by commas. */
  readonly assignee?: string;
  readonly createdBy?: string;
  /** The name of a label, as each board has labels of its own; several are separated by commas. */
  readonly label?: string;
  readonly notLabel?: string;
  readonly due?: DueFilter;
  readonly done?: boolean;
  /** A day of the reader, `YYYY-MM-DD`. */
  readonly since?: string;
  readonly archived?: true;
  readonly sort?: SearchSort;
  /** Of a custom field of the board: the conditions of `field-filter.ts`. */
  readonly [field: FieldFilterName]: string | undefined;
}

export const TEXT_MAX = 200;
/** Several names. */
export const LABELS_MAX = 1_000;
/** As the API has them. */
const FIELD_CONDITIONS_MAX = 10;
const MEMBERS_MAX = 50;

/** Reads search parameters; what is unknown in them is ignored. */
export function readCardSearch(search: Readonly<Record<string, unknown>>): CardSearch {
  const { q, board, archived, done, since } = search;
  const assignee = readMember(search['assignee'], ['me', 'none']);
  const createdBy = readMember(search['createdBy'], ['me']);
  const text = readText(q, TEXT_MAX);
  const label = readText(search['label'], LABELS_MAX);
  const notLabel = readText(search['notLabel'], LABELS_MAX);
  const due = DUE_FILTERS.find((each) => each === search['due']);
  const sort = SEARCH_SORTS.find((each) => each === search['sort']);
  return {
    ...(text !== '' && { q: text }),
    ...(isId(board) && { board }),
    ...(assignee !== undefined && { assignee }),
    ...(createdBy !== undefined && { createdBy }),
    ...(label !== '' && { label }),
    ...(notLabel !== '' && { notLabel }),
    ...(due && { due }),
    ...(typeof done === 'boolean' && { done }),
    ...(typeof since === 'string' && isDay(since) && { since }),
    ...(archived === true && { archived: true as const }),
    ...(sort && { sort }),
    // They are of one board.
    ...(isId(board) && readFieldFilters(search, FIELD_CONDITIONS_MAX)),
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** One or several. An id is a number in an address that a person wrote. */
function readMember(value: unknown, words: readonly string[]): string | undefined {
  const text = isId(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const members = text.split(',');
  const isMember = (one: string): boolean => words.includes(one) || /^[1-9]\d{0,14}$/.test(one);
  return members.length <= MEMBERS_MAX && members.every(isMember) ? text : undefined;
}

/** Words that are a number are one in the address as well. */
function readText(value: unknown, lengthMax: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, lengthMax) : '';
}
