import { searchKey, searchWords } from '@kiban/text';
import type { ShownCard } from '../board-model/entities.js';
import { daysAfter, dayOf } from '../texts/calendar-day.js';
import { readCalendarPlace, type CalendarPlace } from './calendar-place.js';

export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;

export type DueFilter = (typeof DUE_FILTERS)[number];

/** The filter of a board as it stands in the address, so that a filtered view is a link. */
export interface BoardFilter {
  /** Every word must occur in the title, or is the number of the card. */
  readonly q?: string;
  /** `me`, `none` or the id of a member. */
  readonly assignee?: string;
  /** Name of a label. */
  readonly label?: string;
  readonly due?: DueFilter;
  /** Of a custom field: the conditions of `field-filter.ts`. */
  readonly [field: FieldFilterName]: string | undefined;
}

export type FieldFilterName = `field:${number}`;

/** As the API has it for saved views. */
const FIELD_FILTERS_MAX = 20;
const FIELD_FILTER_LENGTH_MAX = 1_000;

const isFieldFilter = (name: string): name is FieldFilterName => /^field:[1-9]\d{0,14}$/.test(name);

/** Names of the custom fields that a filter has conditions for. */
export const fieldFiltersOf = (filter: object): FieldFilterName[] =>
  Object.keys(filter).filter(isFieldFilter);

/** Reads the conditions on custom fields; empty ones are dropped. */
export const readFieldFilters = (
  search: Readonly<Record<string, unknown>>,
  countMax: number,
): Partial<Record<FieldFilterName, string>> =>
  Object.fromEntries(
    fieldFiltersOf(search)
      .slice(0, countMax)
      .map((name) => [name, text(search[name])?.slice(0, FIELD_FILTER_LENGTH_MAX)] as const)
      .filter(([, condition]) => condition),
  );

/** A value that is a number in an address is text as well. */
function text(value: unknown): string | undefined {
  const read = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return read.trim() === '' ? undefined : read;
}

/** Reads search parameters; unknown and empty values are dropped. */
export function readBoardFilter(search: Readonly<Record<string, unknown>>): BoardFilter {
  const q = text(search['q']);
  const assignee = text(search['assignee']);
  const label = text(search['label']);
  const due = DUE_FILTERS.find((each) => each === search['due']);
  return {
    ...(q && { q }),
    ...(assignee && { assignee }),
    ...(label && { label }),
    ...(due && { due }),
    ...readFieldFilters(search, FIELD_FILTERS_MAX),
  };
}

/** How the cards of a board are arranged, as it stands in the address. Without it they are in the order of their lists. */
export interface BoardDisplay {
  /** `assignee`, `label` or `field:{id}`: rows across the lists. */
  readonly group?: GroupName;
  /** `due`, `start`, `title`, `created`, `updated`, `progress` or `field:{id}`; with a minus in front, descending. */
  readonly sort?: SortName;
}

export type GroupName = 'assignee' | 'label' | `field:${number}`;
export type SortKey = (typeof SORT_KEYS)[number] | `field:${number}`;
export type SortName = SortKey | `-${SortKey}`;

export const SORT_KEYS = ['due', 'start', 'title', 'created', 'updated', 'progress'] as const;

/** The saved view that an address was opened from. */
export interface OpenedView {
  /** Its id. */
  readonly saved?: number;
}

export type BoardSearch = BoardFilter & BoardDisplay & CalendarPlace & OpenedView;

const GROUP = /^(assignee|label|field:[1-9]\d{0,14})$/;
const SORT = new RegExp(`^-?(${SORT_KEYS.join('|')}|field:[1-9]\\d{0,14})$`);

/** Reads search parameters; unknown values are dropped. */
export function readBoardDisplay(search: Readonly<Record<string, unknown>>): BoardDisplay {
  const { group, sort } = search;
  return {
    ...(typeof group === 'string' && GROUP.test(group) ? { group: group as GroupName } : {}),
    ...(typeof sort === 'string' && SORT.test(sort) ? { sort: sort as SortName } : {}),
  };
}

/** Reads the search parameter; what is no id is dropped. */
export const readOpenedView = ({ saved }: Readonly<Record<string, unknown>>): OpenedView =>
  Number.isSafeInteger(saved) && (saved as number) > 0 ? { saved: saved as number } : {};

/** Everything that the address of a board says about its view. */
export const readBoardSearch = (search: Readonly<Record<string, unknown>>): BoardSearch => ({
  ...readBoardFilter(search),
  ...readBoardDisplay(search),
  ...readCalendarPlace(search),
  ...readOpenedView(search),
});

/** Id of the custom field that a group or a sort names. */
export function fieldIdOf(name: string): number | null {
  const [, id] = /^-?field:(\d+)$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

export const isFiltered = (filter: BoardFilter): boolean => Object.keys(filter).length > 0;

/**
 * @param hasFields the conditions on custom fields, whose rules are loaded when there are some
 * @returns whether a card is shown; undefined for a filter that shows all
 */
export function cardMatcher(
  filter: BoardFilter,
  me: number,
  now: Date,
  hasFields: (card: ShownCard) => boolean = () => true,
): ((card: ShownCard) => boolean) | undefined {
  if (!isFiltered(filter)) return undefined;
  const words = searchWords(filter.q ?? '');
  // Accents alone are in no title, as in the search.
  const isAnyText = filter.q === undefined || words.length > 0;
  const today = dayOf(now);
  return (card) =>
    isAnyText &&
    words.every((word) => hasWord(card, word)) &&
    hasAssignee(card, filter.assignee, me) &&
    (filter.label === undefined || card.labels.some(({ name }) => name === filter.label)) &&
    isDue(card, filter.due, today, now) &&
    hasFields(card);
}

const hasWord = (card: ShownCard, word: string): boolean =>
  searchKey(card.title).includes(word) ||
  [card.number, card.id].some((number) => word === `#${number}` || word === String(number));

function hasAssignee({ assignees }: ShownCard, wanted: string | undefined, me: number): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'none') return assignees.length === 0;
  const id = wanted === 'me' ? me : Number(wanted);
  return assignees.some(({ memberId }) => memberId === id);
}

function isDue(card: ShownCard, due: DueFilter | undefined, today: string, now: Date): boolean {
  if (due === undefined) return true;
  if (due === 'none') return card.dueDate === null;
  if (card.dueDate === null) return false;
  const day = dayOf(card.dueDate);
  if (due === 'today') return day === today;
  if (due === 'week') return day >= today && day <= daysAfter(today, 6);
  const isPast = card.dueDate.includes('T') ? new Date(card.dueDate) < now : day < today;
  return card.completedAt === null && isPast;
}
