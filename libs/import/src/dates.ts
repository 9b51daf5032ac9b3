import { addDays, isDay } from '@kiban/schedule';

/** Which part of a date such as `3/4/2026` is first. */
export type DayOrder = 'day-first' | 'month-first';

/** Day 0 of LibreOffice, Excel and Google Sheets; it makes their 29 February 1900, which never was, harmless. */
const SHEET_EPOCH = '1899-12-30';
/** The last day of the year 9999. */
const SERIAL_MAX = 2_958_465;
/** A longer text is no date, and no pattern has to look for one in it. */
const LENGTH_MAX = 100;

const TIME = String.raw`(?:(?:[T\s,]+(?:at\s+)?)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?\s*(?<half>[ap]\.?m\.?)?)?`;
/** Also as JavaScript prints it, `GMT+0900 (Japan Standard Time)`, and Go, `+0000 UTC`. */
const ZONE = String.raw`(?:\s*(?<zone>(?:Z|UTC|GMT)?(?:[+-]\d{2}:?\d{2})?)(?:\sUTC)?(?:\s\([^)]*\))?)?`;
const dateForm = (day: string): RegExp => new RegExp(`^${day}${TIME}${ZONE}$`, 'i');

const NAME = String.raw`(?<name>[a-z]{3,9})\.?`;
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const LONG_YEAR = String.raw`(?<year>\d{4})`;
/** One is the right one: no text fits two of them. */
const FORMS = [
  dateForm(
    String.raw`${LONG_YEAR}(?:[-/.]\s?|年\s?|년\s?)(?<month>\d{1,2})(?:[-/.]\s?|月\s?|월\s?)(?<day>\d{1,2})(?:\.|日|일)?`,
  ),
  dateForm(String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?:[-./\s]+|\s+of\s+)${NAME}[-/,\s]+${YEAR}`),
  dateForm(String.raw`${NAME}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+${LONG_YEAR}`),
];
const BOTH_SHORT = dateForm(String.raw`(?<one>\d{1,2})(?<sign>[-/.])\s?(?<two>\d{1,2})\k<sign>\s?${YEAR}`);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;

type Parts = Readonly<Record<string, string | undefined>>;

/**
 * Reads a date as spreadsheets, programs and people write it. A time without a zone is one of this device; at 12:00 AM it is
 * how programs write a day. `3/4/2026` is the 4th of March, with dots or dashes the 3rd of April, unless `order` says which or
 * only the other reading exists.
 * @param order of the file, by `dayOrderOf`
 * @returns a day, or a moment in UTC; null if it is no date
 */
export function readDate(typed: string, order?: DayOrder): string | null {
  const text = readable(typed);
  const short = shortParts(text);
  if (short) return dateAt(short, ...inOrder(short, order ?? usualOrder(short)));
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups as Parts | undefined;
    if (parts) return dateAt(parts, parts['month'] ?? monthOf(parts['name']), parts['day'] ?? '');
  }
  return null;
}

/** The order that dates of one file show, such as `23/11/2026`; undefined if none does, or they differ. */
export function dayOrderOf(texts: Iterable<string>): DayOrder | undefined {
  const shown = new Set<DayOrder>();
  for (const text of texts) {
    const short = shortParts(readable(text));
    if (!short) continue;
    if (Number(short['one']) > 12) shown.add('day-first');
    if (Number(short['two']) > 12) shown.add('month-first');
  }
  const [only, ...others] = shown;
  return others.length === 0 ? only : undefined;
}

/** Whether day and month of a text could be exchanged, and it is a date either way. */
export function isOrderAssumed(text: string): boolean {
  const { one, two } = shortParts(readable(text)) ?? {};
  return one !== undefined && Number(one) <= 12 && Number(two) <= 12 && Number(one) !== Number(two);
}

/** The date of a spreadsheet's number; null if it is none. */
export function dateOfSerial(serial: number): string | null {
  if (!(serial >= 1 && serial < SERIAL_MAX + 1)) return null;
  const day = addDays(SHEET_EPOCH, Math.floor(serial));
  const minutes = Math.round((serial % 1) * 24 * 60);
  return minutes === 0 ? day : momentHere(day, Math.floor(minutes / 60), minutes % 60, 0);
}

const readable = (typed: string): string =>
  typed.length > LENGTH_MAX ? '' : typed.normalize('NFKC').trim().replace(WEEKDAY, '');

/** Parts of a date with two short numbers. With dashes and a short year, each of three could be the year. */
function shortParts(text: string): Parts | undefined {
  const parts = BOTH_SHORT.exec(text)?.groups as Parts | undefined;
  return parts?.['sign'] === '-' && parts['year']?.length === 2 ? undefined : parts;
}

const usualOrder = ({ sign }: Parts): DayOrder => (sign === '/' ? 'month-first' : 'day-first');

/** @returns month and day */
function inOrder({ one = '', two = '' }: Parts, order: DayOrder): [month: string, day: string] {
  const isMonthFirst = order === 'month-first' ? Number(one) <= 12 : Number(two) > 12;
  return isMonthFirst ? [one, two] : [two, one];
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dateAt(parts: Parts, month: string, day: string): string | null {
  const date = `${longYear(parts['year'])}-${twoDigits(month)}-${twoDigits(day)}`;
  if (!isDay(date)) return null;
  const { hour, minute = '', second = '0', fraction = '', half, zone = '' } = parts;
  if (hour === undefined) return zone === '' ? date : null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  if (hours > 23 || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  if (zone !== '')
    return momentIn(zone, `${date}T${twoDigits(hours)}:${minute}:${twoDigits(second)}.${fraction || '0'}`);
  const isWholeDay = half !== undefined && hours === 0 && Number(minute) === 0 && Number(second) === 0;
  return isWholeDay ? date : momentHere(date, hours, Number(minute), Number(second));
}

const twoDigits = (value: number | string): string => String(value).padStart(2, '0');

/** As POSIX reads two digits: from 1969 to 2068. */
const longYear = (year = ''): string =>
  year.length === 2 ? `${Number(year) < 69 ? '20' : '19'}${year}` : year;

/** @param time without a zone */
function momentIn(zone: string, time: string): string | null {
  const offset = /[+-]\d{2}:?\d{2}$/.exec(zone)?.[0].replace(/(\d{2}):?(\d{2})$/, '$1:$2') ?? 'Z';
  const at = Date.parse(`${time}${offset}`);
  return Number.isNaN(at) ? null : storable(new Date(at));
}

/** A time of this device, as the service stores it. */
function momentHere(day: string, hours: number, minutes: number, seconds: number): string | null {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(2000, 0, 1);
  // A year below 100 means one after 1900 to the constructor.
  moment.setFullYear(year, month - 1, date);
  moment.setHours(hours, minutes, seconds, 0);
  return storable(moment);
}

/** The service stores the years 1 to 9999, in UTC. */
function storable(moment: Date): string | null {
  const text = moment.toISOString();
  return /^(?!0000)\d{4}-/.test(text) ? text : null;
}
