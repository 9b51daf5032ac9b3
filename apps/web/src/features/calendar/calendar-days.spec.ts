import { describe, expect, it } from '@jest/globals';
import { dayAt, dayNumber } from '@kiban/schedule';
import fc from 'fast-check';
import { isInCalendar, monthStart, shownWeeks, turned, weekStart } from './calendar-days.js';

const FIRST = dayNumber('0001-01-01');
const LAST = dayNumber('9999-12-31');
const SUNDAY = 7;

const anyDay = fc.integer({ min: FIRST, max: LAST });
const weekday = fc.integer({ min: 1, max: 7 });

describe('a week', () => {
  it('begins on its first weekday and holds the day', () => {
    fc.assert(
      fc.property(anyDay, weekday, (day, first) => {
        const start = weekStart(day, first);
        expect(day - start).toBeGreaterThanOrEqual(0);
        expect(day - start).toBeLessThan(7);
        expect(new Date(start * 86_400_000).getUTCDay() || 7).toBe(first);
      }),
    );
  });
});

describe('the weeks of a month', () => {
  it('have each of its days once, and no week without one', () => {
    fc.assert(
      fc.property(anyDay, weekday, (day, first) => {
        const weeks = shownWeeks('month', day, first);
        const [start, end] = [monthStart(day), monthStart(day, 1) - 1];
        expect(weeks.length).toBeGreaterThanOrEqual(4);
        expect(weeks.length).toBeLessThanOrEqual(6);
        expect(weeks[0]).toBeLessThanOrEqual(start);
        expect((weeks.at(-1) ?? 0) + 6).toBeGreaterThanOrEqual(end);
        expect(weeks.every((week) => week <= end && week + 6 >= start)).toBe(true);
      }),
    );
  });

  it('are those of March 2027 from Sunday', () => {
    const weeks = shownWeeks('month', dayNumber('2027-03-15'), SUNDAY).map(dayAt);
    expect(weeks).toEqual(['2027-02-28', '2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28']);
  });
});

describe('the time before and behind', () => {
  const turn = (span: 'month' | 'week', day: string, steps: number): string =>
    dayAt(turned(span, dayNumber(day), steps));

  it('is the same day of another month, or its last one', () => {
    expect(turn('month', '2027-01-31', 1)).toBe('2027-02-28');
    expect(turn('month', '2027-01-15', -1)).toBe('2026-12-15');
    expect(turn('week', '2027-01-01', -1)).toBe('2026-12-25');
  });

  it('stays in the calendar of the API', () => {
    expect(turn('month', '9999-12-15', 1)).toBe('9999-12-31');
    expect(turn('week', '0001-01-03', -1)).toBe('0001-01-01');
    expect([
      isInCalendar(FIRST - 1),
      isInCalendar(FIRST),
      isInCalendar(LAST),
      isInCalendar(LAST + 1),
    ]).toEqual([false, true, true, false]);
  });
});
