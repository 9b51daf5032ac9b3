import { describe, expect, it } from '@jest/globals';
import { dayInMonth, monthOf, monthsLater, weeksOf } from './month-days.js';

describe('the days of a month', () => {
  it('are six weeks from a Monday', () => {
    const weeks = weeksOf(monthOf('2026-11-29'));
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  it('end where the API has no day', () => {
    expect(
      weeksOf('9999-12-01')
        .flat()
        .filter((day) => day === ''),
    ).toHaveLength(9);
    expect(weeksOf('0001-01-01')[0]?.[0]).toBe('0001-01-01');
  });
});

describe('another month', () => {
  it.each([
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-01-01', 12, '2027-01-01'],
    ['9999-12-01', 1, '9999-12-01'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('of %s, %i later, is %s', (month, count, later) => {
    expect(monthsLater(month, count)).toBe(later);
  });

  it.each([
    ['2026-01-31', '2026-02-01', '2026-02-28'],
    ['2026-01-31', '2028-02-01', '2028-02-29'],
    ['2026-01-30', '2026-03-01', '2026-03-30'],
    ['2026-01-31', '9999-12-01', '9999-12-31'],
  ])('has %s in %s as %s', (day, month, same) => {
    expect(dayInMonth(day, month)).toBe(same);
  });
});
