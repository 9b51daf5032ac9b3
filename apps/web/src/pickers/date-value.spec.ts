import { describe, expect, it } from '@jest/globals';
import { dateInput, dateValue, dayAfter, endsBeforeStart } from './date-value.js';

describe('a date in native inputs', () => {
  it('keeps a calendar day in every time zone', () => {
    expect(dateInput('2026-11-30')).toEqual({ day: '2026-11-30', time: '' });
    expect(dateValue({ day: '2026-11-30', time: '' })).toBe('2026-11-30');
  });

  it('returns to the same date-time', () => {
    expect(dateValue(dateInput('2026-11-30T09:05:00.000Z'))).toBe('2026-11-30T09:05:00.000Z');
  });

  it('is cleared by an empty day', () => {
    expect(dateInput(null)).toEqual({ day: '', time: '' });
    expect(dateValue({ day: '', time: '10:00' })).toBeNull();
  });

  it('counts days over the end of a month', () => {
    expect(dayAfter(new Date(2026, 10, 30, 23, 59), 1)).toBe('2026-12-01');
    expect(dayAfter(new Date(2026, 11, 31), 7)).toBe('2027-01-07');
  });

  it('detects a span that ends before it starts', () => {
    expect(endsBeforeStart('2026-11-30', '2026-11-29')).toBe(true);
    expect(endsBeforeStart('2026-11-30', '2026-11-30')).toBe(false);
    expect(endsBeforeStart('2026-11-30', null)).toBe(false);
    expect(endsBeforeStart('2026-11-30T10:00:00.000Z', '2026-11-30T09:00:00.000Z')).toBe(true);
  });
});
