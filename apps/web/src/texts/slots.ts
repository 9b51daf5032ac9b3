import type { AxisTexts, Weekday } from '../board-model/entities.js';
import { dateFormat } from './dates.js';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** 1 January 2024 was a Monday. Calendar days and times of day are written as UTC, so no time zone moves them. */
export const weekdayName = (weekday: Weekday): string =>
  dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)));

export function dayName(day: string, thisYear = new Date().getFullYear()): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const isThisYear = moment.getUTCFullYear() === thisYear;
  return dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(moment);
}

const timeOf = (time: string): Date => new Date(`2024-01-01T${time}Z`);

/** @param end null for a time without an end */
export function timeName(start: string, end: string | null): string {
  const format = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  if (end === null) return format.format(timeOf(start));
  const [from, to] = [timeOf(start), timeOf(end)];
  // A range would name the date of an end that is on the next day.
  return to > from ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)}`;
}

/** The day or the times of a column or row; null for one without. */
export function slotText({ weekday, date, startTime, endTime }: Omit<AxisTexts, 'name'>): string | null {
  // Empty while it is being chosen.
  if (date) return dayName(date);
  if (weekday != null) return weekdayName(weekday);
  return startTime == null ? null : timeName(startTime, endTime ?? null);
}
