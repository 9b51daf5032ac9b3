/** Dates in words, in the language of the page. */
const language = (): string => document.documentElement.lang || 'en';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format in the language of the page, made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language() + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(language(), options);
  formats.set(key, made);
  return made;
}

/** @param value a day, or a date-time in UTC, as the API returns it */
export function shortDate(value: string, now = new Date()): string {
  const isDay = !value.includes('T');
  const moment = new Date(value);
  const year = isDay ? moment.getUTCFullYear() : moment.getFullYear();
  return dateFormat({
    month: 'short',
    day: 'numeric',
    ...(year !== now.getFullYear() && { year: 'numeric' }),
    // A calendar day is the same in every time zone: it is read and written as UTC.
    ...(isDay ? { timeZone: 'UTC' } : { hour: 'numeric', minute: '2-digit' }),
  }).format(moment);
}

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
