import { dayNumber } from '@kiban/schedule';
import { dayOf } from '../texts/calendar-day.js';

/** Days that a card spans, each as a number of days since 1970; the last one is inclusive. */
export interface Bar {
  readonly first: number;
  readonly last: number;
}

export interface Dates {
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

/** The bar of a card; one day where only one date is set, or the end is before the start; null without dates. */
export function barOf({ startDate, dueDate }: Dates): Bar | null {
  const start = startDate ?? dueDate;
  const due = dueDate ?? startDate;
  if (start === null || due === null) return null;
  const first = dayNumber(dayOf(start));
  return { first, last: Math.max(first, dayNumber(dayOf(due))) };
}
