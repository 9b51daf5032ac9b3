import { dayAt, dayNumber } from '@kiban/schedule';
import type { Zoom } from './chart-scale.js';

export interface Tick {
  /** Its first day, and the first day behind it. */
  readonly day: number;
  readonly end: number;
  readonly label: string;
  readonly isWeekend?: boolean;
}

export interface Ticks {
  readonly major: readonly Tick[];
  readonly minor: readonly Tick[];
}

/** 1970-01-01 was a Thursday. */
const weekdayFromMonday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The first day of the month that is `months` behind the one of the day. */
function monthStart(day: number, months: number, step: number): number {
  const [year = 0, month = 1] = dayAt(day).split('-').map(Number);
  const index = year * 12 + Math.floor((month - 1) / step) * step + months;
  const text = `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return dayNumber(text);
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The unit that holds the day, and the next one. */
function unitAt(unit: Unit, day: number): readonly [start: number, end: number] {
  if (unit === 'day') return [day, day + 1];
  if (unit === 'week') {
    const monday = day - weekdayFromMonday(day);
    return [monday, monday + 7];
  }
  const months = MONTHS[unit];
  return [monthStart(day, 0, months), monthStart(day, months, months)];
}

const UNITS: Readonly<Record<Zoom, readonly [major: Unit, minor: Unit]>> = {
  day: ['month', 'day'],
  week: ['month', 'week'],
  month: ['year', 'month'],
  quarter: ['year', 'quarter'],
};

/** The units of a part of the chart, in the language of the reader. */
export function ticksOf(zoom: Zoom, from: number, to: number, language: string): Ticks {
  const [major, minor] = UNITS[zoom];
  return {
    major: unitsOf(major, from, to, labelsOf(major, true, language)),
    minor: unitsOf(minor, from, to, labelsOf(minor, false, language)),
  };
}

function unitsOf(unit: Unit, from: number, to: number, label: (date: Date) => string): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let [day, end] = unitAt(unit, from); day <= to; [day, end] = unitAt(unit, end)) {
    const isWeekend = unit === 'day' && weekdayFromMonday(day) > 4;
    ticks.push({
      day,
      end,
      label: label(new Date(`${dayAt(day)}T00:00:00Z`)),
      ...(isWeekend ? { isWeekend } : {}),
    });
  }
  return ticks;
}

function labelsOf(unit: Unit, isMajor: boolean, language: string): (date: Date) => string {
  // In Japanese, a formatted day alone has a sign behind it that does not fit.
  if (unit === 'day' || unit === 'week') return (date) => String(date.getUTCDate());
  if (unit === 'quarter') return (date) => `Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
  const options: Intl.DateTimeFormatOptions =
    unit === 'year'
      ? { year: 'numeric' }
      : { month: isMajor ? 'long' : 'short', ...(isMajor ? { year: 'numeric' } : {}) };
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (date) => format.format(date);
}
