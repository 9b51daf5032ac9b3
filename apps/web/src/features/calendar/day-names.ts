import type { CalendarSpan } from '../../filters/calendar-place.js';
import type { Dates } from '../../spans/bar.js';
import { dateFormat, shortDate } from '../../texts/dates.js';
import { momentOf, weekStart, WEEK_DAYS } from './calendar-days.js';
import { readerWeekday } from './week-start.js';

/** Days are read and written as UTC, so that they are the same in every time zone. */
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat({ ...options, timeZone: 'UTC' });

/**
 * Such as “November 2026”, or “Nov 22 – 28, 2026”.
 * @param isShort a week without its year
 */
export function timeTitle(span: CalendarSpan, day: number, isShort = false): string {
  if (span === 'month') return format({ month: 'long', year: 'numeric' }).format(momentOf(day));
  const first = weekStart(day, readerWeekday());
  const options = { month: 'short', day: 'numeric' } as const;
  return format(isShort ? options : { ...options, year: 'numeric' }).formatRange(
    momentOf(first),
    momentOf(first + WEEK_DAYS - 1),
  );
}

/** Such as “Tuesday, November 24”; with the year unless it is the one of today. */
export function dayTitle(day: number, today: number): string {
  const isThisYear = momentOf(day).getUTCFullYear() === momentOf(today).getUTCFullYear();
  const options = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return format(isThisYear ? options : { ...options, year: 'numeric' }).format(momentOf(day));
}

/** The number of the day; on the first of a month also its name. */
export function dayLabel(day: number, isNamed: boolean): string {
  const moment = momentOf(day);
  // In Japanese, a formatted day alone has a sign behind it that does not fit.
  return isNamed ? format({ month: 'short', day: 'numeric' }).format(moment) : String(moment.getUTCDate());
}

export const weekdayName = (day: number, length: 'long' | 'short' | 'narrow'): string =>
  format({ weekday: length }).format(momentOf(day));

/** Both dates, or the one that is set; null without dates. */
export function datesText({ startDate, dueDate }: Dates): string | null {
  const start = startDate ?? dueDate;
  const due = dueDate ?? startDate;
  if (start === null || due === null) return null;
  return start === due ? shortDate(start) : `${shortDate(start)} – ${shortDate(due)}`;
}

/** The time of day of a moment here; null for a whole day. */
export const timeOf = (date: string | null): string | null =>
  date?.includes('T') === true
    ? dateFormat({ hour: 'numeric', minute: '2-digit' }).format(new Date(date))
    : null;
