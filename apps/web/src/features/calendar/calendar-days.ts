import { dayNumber, FIRST_DAY, LAST_DAY } from '@kiban/schedule';
import type { CalendarSpan } from '../../filters/calendar-place.js';

/** Days are numbers since 1970-01-01, so that no time zone ever moves one. */
const FIRST = dayNumber(FIRST_DAY);
const LAST = dayNumber(LAST_DAY);

const DAY_MS = 86_400_000;
export const WEEK_DAYS = 7;

/** The day as a moment in UTC, for formats in UTC. It also exists beyond the days of the API. */
export const momentOf = (day: number): Date => new Date(day * DAY_MS);

/** Whether the API accepts the day; the first and last weeks of the calendar have others. */
export const isInCalendar = (day: number): boolean => day >= FIRST && day <= LAST;

const within = (day: number): number => Math.min(LAST, Math.max(FIRST, day));

/** @param firstWeekday from Monday (1) to Sunday (7) */
export function weekStart(day: number, firstWeekday: number): number {
  // 1970-01-01 was a Thursday.
  const fromFirst = (day + 4 - firstWeekday) % WEEK_DAYS;
  return day - (fromFirst < 0 ? fromFirst + WEEK_DAYS : fromFirst);
}

/** The first day of the month that is `months` behind the one of the day. */
export function monthStart(day: number, months = 0): number {
  const moment = momentOf(day);
  const start = new Date(0);
  start.setUTCFullYear(moment.getUTCFullYear(), moment.getUTCMonth() + months, 1);
  return start.getTime() / DAY_MS;
}

/** The first day of each week that is shown. */
export function shownWeeks(span: CalendarSpan, day: number, firstWeekday: number): readonly number[] {
  if (span === 'week') return [weekStart(day, firstWeekday)];
  const weeks: number[] = [];
  const next = monthStart(day, 1);
  for (let week = weekStart(monthStart(day), firstWeekday); week < next; week += WEEK_DAYS) weeks.push(week);
  return weeks;
}

/** The day in a later or earlier week or month; the 31st becomes the last day of a shorter month. */
export function turned(span: CalendarSpan, day: number, steps: number): number {
  if (span === 'week') return within(day + steps * WEEK_DAYS);
  const start = monthStart(day, steps);
  const length = monthStart(day, steps + 1) - start;
  return within(start + Math.min(day - monthStart(day), length - 1));
}
