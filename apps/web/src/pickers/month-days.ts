import { daysAfter, weekdayOf } from '../texts/calendar-day.js';

const WEEKS = 6;

/** The first day of a month, which stands for the month. @param day `YYYY-MM-DD` */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** @param month its first day */
export function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  // Months of the years that the API has.
  const bounded = Math.min(Math.max(months, 12), 9_999 * 12 + 11);
  const two = String((bounded % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(bounded / 12)).padStart(4, '0')}-${two}-01`;
}

/** The days of six weeks, of which the first has the first day of the month; a week begins on Monday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const before = 1 - weekdayOf(month);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => shifted(month, before + week * 7 + day)),
  );
}

/** The same day of another month, or its last one. */
export function dayInMonth(day: string, month: string): string {
  const last = daysAfter(shifted(monthsLater(month, 1), 0), -1);
  const same = `${month.slice(0, 8)}${day.slice(8)}`;
  return month === monthsLater(month, 1) || same <= last ? same : last;
}

/** Before the first and after the last day of the API there is none. */
function shifted(day: string, days: number): string {
  const moment = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
  const year = moment.getUTCFullYear();
  return year < 1 || year > 9_999 ? '' : daysAfter(day, days);
}
