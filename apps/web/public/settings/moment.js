const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** The zone that moments are shown in: the reader's own. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as the reader writes it, to the second; the exact text of the API is its title. */
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

/** For a field of kind datetime-local: the reader's own time, to the minute, never later than `iso`. */
export function localMinute(iso) {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
