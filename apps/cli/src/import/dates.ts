const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A day, or a moment with its zone, as cards have them. A time without a zone is reduced to its day.
 * @returns null for other forms: in 03/04/2026, day and month cannot be told apart
 */
export function readDate(text: string): string | null {
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/.exec(
    text.trim(),
  );
  if (iso) {
    const [, day = '', time, zone] = iso;
    if (!isDay(day)) return null;
    if (time === undefined || zone === undefined) return day;
    const at = Date.parse(`${day}T${time}${zone}`);
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  }
  // Jira: 23/Nov/26 12:00 AM
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/([A-Za-z]{3})\/(\d{2}|\d{4})\b/.exec(text.trim()) ?? [];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return null;
  const named = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(named) ? named : null;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
