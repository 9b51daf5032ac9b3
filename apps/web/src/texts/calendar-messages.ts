import type { CalendarMessages } from './en/calendar.js';
import { LazyMessages } from './lazy-messages.js';

export type { CalendarMessages } from './en/calendar.js';

export const calendarMessages = new LazyMessages<CalendarMessages>({
  en: async () => (await import('./en/calendar.js')).calendar,
  ja: async () => (await import('./ja/calendar.js')).calendar,
});

/** The texts of the calendar, which are loaded before it is shown. */
export const useCalendarMessages = (): CalendarMessages => calendarMessages.get();
