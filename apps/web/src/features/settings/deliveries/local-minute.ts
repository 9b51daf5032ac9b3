/** For a field of the type datetime-local: the person's local time, to the minute, never later than `iso`. */
export function localMinute(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
