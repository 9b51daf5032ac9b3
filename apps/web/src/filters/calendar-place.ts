import { FIRST_DAY } from '@kiban/schedule';
import { isDay } from '../texts/calendar-day.js';

export const CALENDAR_SPANS = ['month', 'week'] as const;

export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

/** The time that a calendar shows, as it stands in the address: by default the month of today. */
export interface CalendarPlace {
  readonly span?: Exclude<CalendarSpan, 'month'>;
  /** `YYYY-MM-DD`, a day of the shown month or week. */
  readonly day?: string;
}

/** Reads search parameters; unknown values are dropped. */
export function readCalendarPlace({ span, day }: Readonly<Record<string, unknown>>): CalendarPlace {
  return {
    ...(span === 'week' ? { span } : {}),
    ...(typeof day === 'string' && isDay(day) && day >= FIRST_DAY ? { day } : {}),
  };
}
