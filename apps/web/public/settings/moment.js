const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** The reader’s time zone. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A time in the reader’s locale, to the second; its title is the exact value of the API. */
export function moment(iso) {
  const made = document.createElement('time');
  made.dateTime = iso;
  made.title = iso;
  made.textContent = format.format(new Date(iso));
  return made;
}

/** @param ms whole or fractional milliseconds */
export function duration(ms) {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** For a field of kind datetime-local: the reader’s local time, to the minute, never later than `iso`. */
export function localMinute(iso) {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
