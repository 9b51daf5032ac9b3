import { dateInput } from './date-value.js';
import { daysAfter, isDay } from '../texts/calendar-day.js';

/** Day 0 of LibreOffice, Excel and Google Sheets; it makes their 29 February 1900, which never was, harmless. */
const SHEET_EPOCH = '1899-12-30';
/** The last day of the year 9999. */
const SERIAL_MAX = 2_958_465;

/** The date of a spreadsheet's number; null if it is none. */
export function dateOfSerial(serial: number): string | null {
  if (!(serial >= 1 && serial < SERIAL_MAX + 1)) return null;
  const day = daysAfter(SHEET_EPOCH, Math.floor(serial));
  const minutes = Math.round((serial % 1) * 24 * 60);
  if (minutes === 0) return day;
  return momentAt(day, Math.floor(minutes / 60), minutes % 60);
}

/** A date as it is copied and edited: a day, or a day and a time of this device. */
export function dateText(value: string): string {
  const { day, time } = dateInput(value);
  return time === '' ? day : `${day} ${time}`;
}

const TIME = String.raw`(?:[T\s,]+(?:at\s+)?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?`;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?${TIME}$`, 'i');
const JAPANESE = new RegExp(String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})日${TIME}$`, 'i');
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${TIME}$`, 'i');
const DAY_AND_NAME = new RegExp(String.raw`^(\d{1,2})[-.\s]+([a-z]{3,9})\.?[-,\s]+(\d{4})${TIME}$`, 'i');
const NAME_AND_DAY = new RegExp(
  String.raw`^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${TIME}$`,
  'i',
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;

/**
 * Reads a date as spreadsheets and people write it. `3/4/2026` is the 4th of March, with dots the 3rd of April, unless only
 * the other reading exists.
 * @returns a day, or a moment in UTC; null if it is no date
 */
export function readDate(typed: string): string | null {
  const text = typed.trim().replace(WEEKDAY, '');
  if (ISO_MOMENT.test(text)) return Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
  let match = YEAR_FIRST.exec(text) ?? JAPANESE.exec(text);
  if (match) return dateAt(match[1], match[2], match[3], match.slice(4));
  match = YEAR_LAST.exec(text);
  if (match) {
    const [, one, separator, two, year] = match;
    const isMonthFirst = separator === '/' ? Number(one) <= 12 : Number(two) > 12;
    return isMonthFirst ? dateAt(year, one, two, match.slice(5)) : dateAt(year, two, one, match.slice(5));
  }
  match = DAY_AND_NAME.exec(text);
  if (match) return dateAt(match[3], monthOf(match[2]), match[1], match.slice(4));
  match = NAME_AND_DAY.exec(text);
  if (match) return dateAt(match[3], monthOf(match[1]), match[2], match.slice(4));
  return null;
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dateAt(
  year = '',
  month = '',
  day = '',
  [hour, minute, half]: readonly (string | undefined)[],
): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(date) || year === '0000') return null;
  if (hour === undefined || minute === undefined) return date;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  return hours > 23 || Number(minute) > 59 ? null : momentAt(date, hours, Number(minute));
}

/** A time of this device, as the service stores it. */
function momentAt(day: string, hours: number, minutes: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moment = new Date(2000, 0, 1, hours, minutes);
  // A year below 100 means one after 1900 to the constructor.
  moment.setFullYear(year, month - 1, date);
  moment.setHours(hours, minutes, 0, 0);
  return moment.toISOString();
}
