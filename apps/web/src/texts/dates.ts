/** The language of the page, in which dates are worded. */
export const language = (): string => document.documentElement.lang || 'en';

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
