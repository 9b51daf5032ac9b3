import { dayOf, daysAfter } from '../texts/calendar-day.js';
import { dueState } from '../texts/due-state.js';

/** When an open card is due, in the order in which a person looks at them. */
export const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'undated'] as const;

export type DueGroup = (typeof DUE_GROUPS)[number];

/** `week` is after today, within seven days. All-day dates are calendar days; a moment is on the day that it has here. */
export function dueGroup(dueDate: string | null, now: Date): DueGroup {
  if (dueDate === null) return 'undated';
  const state = dueState(dueDate, null, now);
  if (state === 'overdue' || state === 'today') return state;
  return dayOf(dueDate) <= daysAfter(dayOf(now), 7) ? 'week' : 'later';
}

interface Dated {
  readonly id: number;
  readonly dueDate: string | null;
}

/** The cards by when they are due: the earliest first, and undated ones newest first. Groups without cards are left out. */
export function byDueGroup<Card extends Dated>(
  cards: readonly Card[],
  now: Date,
): readonly { readonly group: DueGroup; readonly cards: readonly Card[] }[] {
  const sorted = [...cards].sort(
    (one, other) => compare(sortKey(one.dueDate), sortKey(other.dueDate)) || other.id - one.id,
  );
  return DUE_GROUPS.map((group) => ({
    group,
    cards: sorted.filter(({ dueDate }) => dueGroup(dueDate, now) === group),
  })).filter((each) => each.cards.length > 0);
}

/** Whole days come before the moments of their day. */
function sortKey(dueDate: string | null): string {
  if (dueDate === null) return '';
  return dueDate.includes('T') ? `${dayOf(dueDate)} ${new Date(dueDate).toISOString()}` : dueDate;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
