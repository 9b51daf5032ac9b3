import { isDate, ValidationError } from '@kiban/contracts';

/** The due dates to search for: both days inclusive; `none` = cards without one. */
export type DueFilter =
  { kind: 'none' } | { kind: 'between'; from: string | null; to: string | null; openOnly: boolean };

const DAY_MS = 86_400_000;

/** @throws ValidationError if `text` is none of the filters */
export function dueFilterOf(text: string, now: Date): DueFilter {
  const day = (offset: number): string =>
    new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  if (text === 'none') return { kind: 'none' };
  if (text === 'overdue') return { kind: 'between', from: null, to: day(-1), openOnly: true };
  if (text === 'today') return { kind: 'between', from: day(0), to: day(0), openOnly: false };
  if (text === 'week') return { kind: 'between', from: day(0), to: day(6), openOnly: false };
  const [from, to = from] = text.split('..');
  if (isDate(from) && isDate(to) && text.split('..').length <= 2)
    return { kind: 'between', from: from as string, to: to as string, openOnly: false };
  throw new ValidationError(
    'due',
    'due',
    'due must be overdue, today, week, none, a day such as 2026-11-30, or a span such as 2026-11-01..2026-11-30.',
  );
}
