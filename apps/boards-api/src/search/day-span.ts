import { addDays, dayIn, endOfDay, LAST_DAY, startOfDay } from '@kiban/schedule';
import type { Filter } from './filter.js';

/** Dates to search for: whole days, and moments of those days where the reader is. */
export interface DaySpan {
  /** Both inclusive. */
  readonly days: { readonly from?: string; readonly to?: string };
  /** In UTC, as they are stored; `before` is exclusive. */
  readonly moments: { readonly from?: string; readonly before?: string };
}

/** The days from and to, both included, in a time zone; either may be open. */
export const spanOfDays = (from: string | undefined, to: string | undefined, timeZone: string): DaySpan => ({
  days: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  moments: {
    ...(from !== undefined && { from: iso(startOfDay(timeZone, from)) }),
    // No date can be written after the last day.
    ...(to !== undefined && to !== LAST_DAY && { before: iso(endOfDay(timeZone, to)) }),
  },
});

/** What is over: the days before today in a time zone, and the moments before now. */
export const spanBefore = (now: Date, timeZone: string): DaySpan => ({
  days: { to: addDays(dayIn(timeZone, now.getTime()), -1) },
  moments: { before: now.toISOString() },
});

/** @param column a day or a moment, as text in the collation C */
export function isWithin(filter: Filter, column: string, { days, moments }: DaySpan): string {
  const bound = (operator: string, value: string | undefined): string =>
    value === undefined ? '' : ` AND ${column} ${operator} ${filter.value(value)}`;
  return `((length(${column}) = 10${bound('>=', days.from)}${bound('<=', days.to)})
    OR (length(${column}) > 10${bound('>=', moments.from)}${bound('<', moments.before)}))`;
}

const iso = (moment: number): string => new Date(moment).toISOString();
