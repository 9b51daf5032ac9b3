import { FIRST_DAY, LAST_DAY } from '@kiban/schedule';

export { isDay } from '@kiban/schedule';

/**
 * The calendar day of a date as `YYYY-MM-DD`. All-day dates of the API are such days and never become a Date in a time
 * zone; a date-time is on the day that it has here. Where that is before the first or after the last day of the API, it is
 * on that one.
 */
export function dayOf(date: Date | string): string {
  if (typeof date === 'string' && !date.includes('T')) return date;
  const moment = new Date(date);
  const year = moment.getFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9_999 ? LAST_DAY : localDay(moment);
}

/** The calendar day of a moment on this device. */
export function localDay(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** From Monday (1) to Sunday (7). */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
