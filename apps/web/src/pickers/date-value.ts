import { localDay } from '../texts/calendar-day.js';

/** A date as two native inputs hold it: a day, and a time of this device or nothing for the whole day. */
export interface DateInput {
  /** YYYY-MM-DD, or empty. */
  readonly day: string;
  /** HH:MM, or empty. */
  readonly time: string;
}

/** @param value a day, or a date-time in UTC, as the API returns it */
export function dateInput(value: string | null): DateInput {
  if (value === null) return { day: '', time: '' };
  // A calendar day has no time zone, so it never becomes a Date.
  if (!value.includes('T')) return { day: value, time: '' };
  const moment = new Date(value);
  return { day: localDay(moment), time: `${two(moment.getHours())}:${two(moment.getMinutes())}` };
}

/** A date as it is copied and edited: a day, or a day and a time of this device. */
export function dateText(value: string): string {
  const { day, time } = dateInput(value);
  return time === '' ? day : `${day} ${time}`;
}

/** @returns what the API stores for the inputs; null without a day */
export function dateValue({ day, time }: DateInput): string | null {
  if (day === '') return null;
  return time === '' ? day : new Date(`${day}T${time}`).toISOString();
}

/** @param now now, on this device */
export function dayAfter(now: Date, days: number): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** Whether a span ends before it starts. Two days compare as text; a date-time is compared by its local day and time. */
export function endsBeforeStart(start: string | null, due: string | null): boolean {
  if (start === null || due === null) return false;
  const from = dateInput(start);
  const to = dateInput(due);
  if (from.day !== to.day) return to.day < from.day;
  return from.time !== '' && to.time !== '' && to.time < from.time;
}

const two = (value: number): string => String(value).padStart(2, '0');
