import type { ShownCard } from '../board-data/entities.js';
import { daysAfter, dayOf } from '../texts/calendar-day.js';

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
}

/** Reads search parameters; unknown and empty values are dropped. */
export function readBoardFilter(search: Readonly<Record<string, unknown>>): BoardFilter {
  const text = (value: unknown): string | undefined => {
    const read = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return read.trim() === '' ? undefined : read;
  };
  const q = text(search['q']);
  const assignee = text(search['assignee']);
  const label = text(search['label']);
  const due = DUE_FILTERS.find((each) => each === search['due']);
  return { ...(q && { q }), ...(assignee && { assignee }), ...(label && { label }), ...(due && { due }) };
}

export const isFiltered = (filter: BoardFilter): boolean => Object.keys(filter).length > 0;

/** @returns whether a card is shown; undefined for a filter that shows all */
export function cardMatcher(
  filter: BoardFilter,
  me: number,
  now: Date,
): ((card: ShownCard) => boolean) | undefined {
  if (!isFiltered(filter)) return undefined;
  const words = (filter.q ?? '').trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const today = dayOf(now);
  return (card) =>
    words.every((word) => hasWord(card, word)) &&
    hasAssignee(card, filter.assignee, me) &&
    (filter.label === undefined || card.labels.some(({ name }) => name === filter.label)) &&
    isDue(card, filter.due, today, now);
}

const hasWord = (card: ShownCard, word: string): boolean =>
  card.title.toLocaleLowerCase().includes(word) || `#${card.id}` === word || String(card.id) === word;

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
