/**
 * A date from n8n's picker in the form of the API: the picker gives local times without a zone, which the API rejects.
 *
 * @param text a day, a date-time with or without a zone, or empty, which removes the date
 * @param timeZone of the workflow, as `Europe/Berlin`
 */
export function apiDate(text: unknown, timeZone: string): string | null {
  if (text === null || text === undefined || text === '') return null;
  const given = dateText(text);
  const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(\.\d+)?$/.exec(given);
  if (!local) return given;
  const [, day = '', minutes = '', seconds = ':00'] = local;
  // Who picks a day gets midnight.
  if (minutes === '00:00' && seconds === ':00') return day;
  return zoned(`${day}T${minutes}${seconds}`, timeZone);
}

/**
 * The moment of a date from n8n's picker, of a day its midnight in the zone.
 *
 * @returns Unix time in milliseconds; undefined for no date, NaN for what is not a date
 */
export function momentOf(value: unknown, timeZone: string): number | undefined {
  const text = apiDate(value, timeZone);
  if (text === null) return undefined;
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? zoned(`${text}T00:00:00`, timeZone) : text);
}

/** An expression may give a Date or a Luxon date-time. */
function dateText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value instanceof Date) return value.toISOString();
  const { toISO } = value as { toISO?: () => string };
  return typeof toISO === 'function' ? toISO.call(value) : String(value);
}

function zoned(local: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${local}Z`);
  // No day of the calendar: it goes on as it is, and the API says what it accepts.
  if (Number.isNaN(asIfUtc)) return local;
  // The offset may change between the two moments: the second look is from the right side of the change.
  const guess = asIfUtc - offsetMs(asIfUtc, timeZone);
  return new Date(asIfUtc - offsetMs(guess, timeZone)).toISOString();
}

function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? '00';
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return Date.parse(shown) - Math.floor(moment / 1_000) * 1_000;
}
