import { dateFormat, language } from './dates.js';

export const fullMoment = (value: string): string =>
  dateFormat({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(value));

/** With seconds and time zone, for records. */
export const exactMoment = (value: string): string =>
  dateFormat({ dateStyle: 'long', timeStyle: 'long' }).format(new Date(value));

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Such as “2 min ago”; a moment that is not past yet counts as now. */
export function ago(value: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(value)) / 1000);
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : relative.format(0, 'second');
}

/** A moment to the second, for the rows of a log. */
export const momentOfLog = (value: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(value));
