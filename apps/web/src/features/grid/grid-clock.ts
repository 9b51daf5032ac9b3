import type { AxisItem } from '../../board-model/entities.js';
import { daysAfter, weekdayOf } from '../../texts/calendar-day.js';
import { WEEKDAYS } from '../../texts/slots.js';

/** What a clock on the wall shows. Timetables have no time zone, so they are compared with it. */
export interface WallClock {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Since midnight, as the clock shows them: a change to daylight saving time skips or repeats an hour. */
  readonly minutes: number;
}

/** @param timeZone by default the one of the reader */
export function wallClock(moment: Date, timeZone?: string): WallClock {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  const year = of('year').padStart(4, '0');
  return {
    day: `${year}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}

/** Whether a column is for a day; a date says more than a weekday. */
export function isDayOf({ date, weekday }: Pick<AxisItem, 'date' | 'weekday'>, day: string): boolean {
  if (date != null) return date === day;
  return weekday != null && WEEKDAYS[weekdayOf(day) - 1] === weekday;
}

/** Where the line for the present time is. */
export interface NowMark {
  readonly rowId: number;
  /** The day of the slot; the one before, for a slot over midnight. */
  readonly day: string;
  /** Of the slot, from 0 to 1. */
  readonly share: number;
}

const DAY_MINUTES = 24 * 60;

/** The slot that a time of day is in; null between two slots. A slot without an end lasts until the next one begins. */
export function nowMark(
  rows: readonly Pick<AxisItem, 'id' | 'startTime' | 'endTime'>[],
  { day, minutes }: WallClock,
): NowMark | null {
  const slots = rows.flatMap(({ id, startTime, endTime }) =>
    startTime == null
      ? []
      : [{ id, start: minutesOf(startTime), end: endTime == null ? null : minutesOf(endTime) }],
  );
  for (const { id, start, end: given } of slots) {
    const later = slots.map((slot) => slot.start).filter((other) => other > start);
    const end = given ?? Math.min(DAY_MINUTES, ...later);
    const length = end > start ? end - start : end + DAY_MINUTES - start;
    const isOverMidnight = start + length > DAY_MINUTES;
    const passed = minutes - start;
    if (passed >= 0 && passed < length) return { rowId: id, day, share: passed / length };
    if (isOverMidnight && minutes < end)
      return { rowId: id, day: daysAfter(day, -1), share: (passed + DAY_MINUTES) / length };
  }
  return null;
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
