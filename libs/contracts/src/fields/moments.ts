const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(?:[Zz]|([+-])(\d{2}):([0-5]\d))$/;
/** No time zone is more than 14 h from UTC; ISO 8601 libraries accept up to 18 h. */
const OFFSET_MINUTES_MAX = 18 * 60;
/** More fraction digits than any standard library prints. */
const TEXT_LENGTH_MAX = 64;

/**
 * A day that is in the calendar.
 * @returns `YYYY-MM-DD` as it was sent, or undefined
 */
export function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DATE.test(value)) return undefined;
  return dayStart(value) === undefined ? undefined : value;
}

/**
 * A moment as the standard libraries of the usual languages print it: RFC 3339 with any offset and any number of fraction
 * digits, and Java's form without seconds (decisions §2). Digits past the millisecond are cut off.
 * @returns UTC with milliseconds, such as `2026-11-21T09:30:00.000Z`; undefined where there is no such moment, the offset is
 * absent or beyond ±18:00, or the year in UTC is not one of 0001 to 9999
 */
export function readTimestamp(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > TEXT_LENGTH_MAX) return undefined;
  const match = DATE_TIME.exec(value);
  if (!match) return undefined;
  const [
    ,
    day = '',
    hours,
    minutes,
    seconds = '0',
    fraction = '',
    sign,
    offsetHours = '0',
    offsetMinutes = '0',
  ] = match;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  const start = dayStart(day);
  if (start === undefined || offset > OFFSET_MINUTES_MAX) return undefined;
  const localMs =
    start +
    (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'));
  const text = new Date(localMs - (sign === '-' ? -offset : offset) * 60_000).toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text : undefined;
}

/** A day stays a day; a moment becomes UTC with milliseconds. @returns undefined when it is neither */
export function readDateOrTimestamp(value: unknown): string | undefined {
  return readDate(value) ?? readTimestamp(value);
}

/** @returns milliseconds since 1970 of the day's start in UTC; undefined where the calendar has no such day */
function dayStart(day: string): number | undefined {
  const at = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day) || day.startsWith('0000'))
    return undefined;
  return at.getTime();
}
