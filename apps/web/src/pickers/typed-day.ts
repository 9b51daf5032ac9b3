import { readDate } from '@kiban/import';

import { daysAfter, isDay, weekdayOf } from '../texts/calendar-day.js';

/** A map: an object also has what every object inherits, such as `constructor`. */
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['week', 7],
  ['next week', 7],
  ['今日', 0],
  ['明日', 1],
  ['明後日', 2],
  ['来週', 7],
]);
const MONTHS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['month', 1],
  ['next month', 1],
  ['next year', 12],
  ['来月', 1],
  ['来年', 12],
]);

const WEEKDAY = /^(next |this )?(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const JAPANESE_WEEKDAY = /^([月火水木金土日])曜日?$/;
/** `+3`, `+2w`, `in 10 days`, `3日後`. */
const AHEAD = /^(?:\+|in )(\d{1,3}) ?(d|w|m|y|days?|weeks?|months?|years?)?$/;
const JAPANESE_AHEAD = /^(\d{1,3})(日|週間|か月|ヶ月|年)後$/;
const UNITS: ReadonlyMap<string, 'd' | 'w' | 'm' | 'y'> = new Map([
  ['日', 'd'],
  ['週間', 'w'],
  ['か月', 'm'],
  ['ヶ月', 'm'],
  ['年', 'y'],
]);

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Days without a year, and how each is written with one. */
const WITHOUT_YEAR: readonly (readonly [RegExp, (text: string, year: string) => string])[] = [
  [/^\d{1,2}-\d{1,2}$/, (text, year) => `${year}-${text}`],
  [/^\d{1,2}\/\d{1,2}$/, (text, year) => `${text}/${year}`],
  [/^\d{1,2}\.\d{1,2}\.?$/, (text, year) => `${text.replace(/\.$/, '')}.${year}`],
  [new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH}\\.?$`), (text, year) => `${plainDay(text)} ${year}`],
  [new RegExp(`^${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?$`), (text, year) => `${plainDay(text)} ${year}`],
  [/^\d{1,2}月\d{1,2}日$/, (text, year) => `${year}年${text}`],
];
const WITH_YEAR = new RegExp(
  `^(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}([-/.])\\d{1,2}\\1\\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日|\\d{1,2} ${MONTH} \\d{4}|${MONTH} \\d{1,2},? \\d{4})$`,
);

/**
 * Reads a day as people write it: `today`, `next week`, `+3`, `+2w`, `in 10 days`, and dates as spreadsheets have them. A
 * weekday is its next one, with “next” that of the next week. A date without a year is the next such day.
 * @param today `YYYY-MM-DD`
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  const days = DAYS_FROM_TODAY.get(text);
  if (days !== undefined) return daysAfter(today, days);
  const months = MONTHS_FROM_TODAY.get(text);
  if (months !== undefined) return monthsAfter(today, months);
  return readAhead(text, today) ?? readWeekday(text, today) ?? readCalendarDay(text, today);
}

function readAhead(text: string, today: string): string | undefined {
  const [, count = '', unit = 'd'] = AHEAD.exec(text) ?? JAPANESE_AHEAD.exec(text) ?? [];
  if (count === '') return undefined;
  switch (UNITS.get(unit) ?? unit.charAt(0)) {
    case 'w':
      return daysAfter(today, Number(count) * 7);
    case 'm':
      return monthsAfter(today, Number(count));
    case 'y':
      return monthsAfter(today, Number(count) * 12);
    default:
      return daysAfter(today, Number(count));
  }
}

/** The same day of a later month, or its last one. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return daysAfter(first.toISOString().slice(0, 10), Math.min(date, last) - 1);
}

function readWeekday(text: string, today: string): string | undefined {
  const [, which, name = ''] = WEEKDAY.exec(text) ?? [];
  const [, japanese = ''] = JAPANESE_WEEKDAY.exec(text) ?? [];
  const weekday = name
    ? WEEKDAYS.indexOf(name.slice(0, 3)) + 1
    : '月火水木金土日'.indexOf(japanese || ' ') + 1;
  if (weekday === 0) return undefined;
  // A week begins on Monday.
  if (which === 'next ') return daysAfter(today, 7 - weekdayOf(today) + weekday);
  return daysAfter(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

function readCalendarDay(text: string, today: string): string | undefined {
  if (isDay(text)) return text;
  if (WITH_YEAR.test(text)) return dayIn(text);
  const thisYear = Number(today.slice(0, 4));
  const written = WITHOUT_YEAR.find(([shape]) => shape.test(text))?.[1];
  if (!written) return undefined;
  // The 29th of February is in the next leap year.
  for (let year = thisYear; year <= thisYear + 8; year += 1) {
    const day = dayIn(written(text, String(year)));
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}

/** Without a time, the reader returns a day. */
function dayIn(text: string): string | undefined {
  return readDate(text) ?? undefined;
}

/** Without the point and the ending of an ordinal. */
const plainDay = (text: string): string => text.replace(/\./g, '').replace(/(\d)(?:st|nd|rd|th)/, '$1');
