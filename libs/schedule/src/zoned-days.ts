import { addDays } from './days.js';

const HOUR_MS = 3_600_000;
/** No zone is farther from UTC. */
const OFFSET_MS_MAX = 26 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone. */
export function dayIn(timeZone: string, moment: number): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The first moment of a day in a time zone; clocks there may skip midnight. */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  let [before, after] = [midnight - OFFSET_MS_MAX, midnight + OFFSET_MS_MAX];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, middle) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The first moment after a day. */
export const endOfDay = (timeZone: string, day: string): number => startOfDay(timeZone, addDays(day, 1));

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formats.size < FORMATS_MAX) formats.set(timeZone, made);
  return made;
}

/** More than there are zones; the same zone may be written in several cases. */
const FORMATS_MAX = 1_000;
