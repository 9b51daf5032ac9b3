const DAY_MS = 86_400_000;

/** The first and the last day that the API accepts. */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

/** The day of a day or moment, which is in UTC. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** Days since 1970-01-01, less than zero before. */
export const dayNumber = (date: string): number => Date.parse(`${dayOf(date)}T00:00:00.000Z`) / DAY_MS;

/** The day of a number of `dayNumber`. */
export const dayAt = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Moves a day or moment by whole days; the time of day is unchanged. */
export const addDays = (date: string, days: number): string => dayAt(dayNumber(date) + days) + date.slice(10);

/** @returns whether the text is `YYYY-MM-DD` and in the calendar */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
