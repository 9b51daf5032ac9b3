import { isDate, ValidationError } from '@kiban/contracts';
import { addDays, dayIn } from '@kiban/schedule';
import { isWithin, spanBefore, spanOfDays, type DaySpan } from './day-span.js';
import type { Filter } from './filter.js';

/** Adds the filter for cards `c`, which follows the calendar of the reader’s time zone, as the screen does. */
export function addDue(filter: Filter, due: string, timeZone: string, now: Date): void {
  if (due === 'none') return filter.add('c.due_date IS NULL');
  filter.add(isWithin(filter, 'c.due_date', dueSpanOf(due, timeZone, now)));
  if (due === 'overdue') filter.add('c.completed_at IS NULL');
}

/** @throws ValidationError if `text` is none of the filters */
export function dueSpanOf(text: string, timeZone: string, now: Date): DaySpan {
  const today = dayIn(timeZone, now.getTime());
  if (text === 'overdue') return spanBefore(now, timeZone);
  if (text === 'today') return spanOfDays(today, today, timeZone);
  if (text === 'week') return spanOfDays(today, addDays(today, 6), timeZone);
  const [from = '', to = from, ...more] = text.split('..');
  if (isDate(from) && isDate(to) && more.length === 0) return spanOfDays(from, to, timeZone);
  throw new ValidationError(
    'due',
    'due',
    'due must be overdue, today, week, none, a day such as 2026-11-30, or a span such as 2026-11-01..2026-11-30.',
  );
}
