import { addDays, dayNumber, FIRST_DAY, LAST_DAY } from '@kiban/schedule';
import { dayOf } from '../texts/calendar-day.js';
import type { Dates } from './bar.js';

/** What of a bar is moved. */
export type BarPart = 'whole' | 'start' | 'end';

/** A span, or the dates of one that change. */
export type SpanChange = { startDate?: string; dueDate?: string };

/**
 * The dates after a part of a bar was moved by days: the time of day stays, the end stays on or behind the start, and no
 * date leaves the calendar of the API.
 * @param isMilestone of one day, which has no ends
 */
export function movedDates(dates: Dates, part: BarPart, days: number, isMilestone: boolean): SpanChange {
  const start = dates.startDate ?? dates.dueDate;
  const due = dates.dueDate ?? dates.startDate;
  if (start === null || due === null) return {};
  const [first, last] = [dayNumber(dayOf(start)), dayNumber(dayOf(due))];
  const length = Math.max(0, last - first);
  if (part === 'start' && !isMilestone) {
    const by = writable([start], within(days, dayNumber(FIRST_DAY) - first, length));
    return by === 0 ? {} : { startDate: daysLater(start, by), dueDate: due };
  }
  if (part === 'end' && !isMilestone) {
    const by = writable([due], within(days, -length, dayNumber(LAST_DAY) - last));
    return by === 0 ? {} : { startDate: start, dueDate: daysLater(due, by) };
  }
  const by = writable([start, due], within(days, dayNumber(FIRST_DAY) - first, dayNumber(LAST_DAY) - last));
  return {
    ...(dates.startDate === null ? {} : { startDate: daysLater(dates.startDate, by) }),
    ...(dates.dueDate === null ? {} : { dueDate: daysLater(dates.dueDate, by) }),
  };
}

/** A moment keeps its time of day here, also over a change to summer time. */
function daysLater(date: string, days: number): string {
  if (!date.includes('T')) return addDays(date, days);
  const moment = new Date(date);
  moment.setDate(moment.getDate() + days);
  return moment.toISOString();
}

/** The days here may be the API's while the moment, which it stores in UTC, is in another year: then a day less. */
function writable(dates: readonly string[], days: number): number {
  let by = days;
  while (by !== 0 && !dates.every((date) => HAS_YEAR.test(daysLater(date, by)))) by -= Math.sign(by);
  return by;
}

/** Of the years 1 to 9999. Others have a sign and six digits, or are the year 0. */
const HAS_YEAR = /^(?!0000)\d{4}-/;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Whether a change says anything new. */
export const changesDates = (dates: Dates, { startDate, dueDate }: Partial<Dates>): boolean =>
  (startDate !== undefined && startDate !== dates.startDate) ||
  (dueDate !== undefined && dueDate !== dates.dueDate);
