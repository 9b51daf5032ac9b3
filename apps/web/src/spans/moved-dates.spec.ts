import { describe, expect, it } from '@jest/globals';
import { changesDates, movedDates } from './moved-dates.js';

const dates = { startDate: '2026-11-24', dueDate: '2026-11-27T10:30:00.000Z' };

describe('a moved bar', () => {
  it('keeps its length and the time of day', () => {
    expect(movedDates(dates, 'whole', 4, false)).toEqual({
      startDate: '2026-11-28',
      dueDate: '2026-12-01T10:30:00.000Z',
    });
  });

  it('keeps its end on or behind its start', () => {
    expect(movedDates(dates, 'start', 9, false)).toMatchObject({ startDate: '2026-11-27' });
    expect(movedDates(dates, 'end', -9, false)).toMatchObject({ dueDate: '2026-11-24T10:30:00.000Z' });
  });

  it('with one date keeps one, and gets the other by one end', () => {
    const due = { startDate: null, dueDate: '2026-11-27' };
    expect(movedDates(due, 'whole', 1, false)).toEqual({ dueDate: '2026-11-28' });
    expect(movedDates(due, 'start', -2, false)).toEqual({ startDate: '2026-11-25', dueDate: '2026-11-27' });
  });

  it('keeps its time of day here over a change to summer time, wherever the test runs', () => {
    const at = new Date(2026, 2, 7, 9, 30);
    const moved = movedDates({ startDate: null, dueDate: at.toISOString() }, 'whole', 240, false);
    const there = new Date(moved.dueDate ?? '');
    expect([there.getHours(), there.getMinutes()]).toEqual([9, 30]);
  });

  it('with one date stays as it is where an end cannot move', () => {
    expect(movedDates({ startDate: null, dueDate: '2026-11-27' }, 'start', 2, false)).toEqual({});
  });

  it('of a milestone has no ends', () => {
    const day = { startDate: '2026-11-24', dueDate: '2026-11-24' };
    expect(movedDates(day, 'end', 2, true)).toEqual({ startDate: '2026-11-26', dueDate: '2026-11-26' });
  });

  it('stays in the calendar', () => {
    const last = { startDate: '9999-12-20', dueDate: '9999-12-30' };
    expect(movedDates(last, 'whole', 40, false)).toEqual({ startDate: '9999-12-21', dueDate: '9999-12-31' });
    const first = { startDate: '0001-01-02', dueDate: '1969-12-31' };
    expect(movedDates(first, 'whole', -40, false)).toMatchObject({ startDate: '0001-01-01' });
  });

  it('stays in the calendar with a time of day, wherever the test runs', () => {
    // A zone of a negative or a positive offset, or none, has one of these in another year than UTC.
    const lasts = ['T00:30', 'T12:00', 'T23:30'].map((time) => `9999-12-31${time}:00.000Z`);
    const firsts = ['T00:30', 'T12:00', 'T23:30'].map((time) => `0001-01-01${time}:00.000Z`);
    for (const [dates, days] of [
      [lasts, 1],
      [lasts, 400],
      [firsts, -1],
      [firsts, -400],
    ] as const)
      for (const dueDate of dates)
        for (const part of ['whole', 'start', 'end'] as const) {
          const moved = movedDates({ startDate: null, dueDate }, part, days, false);
          for (const date of Object.values(moved)) {
            expect(date).toMatch(/^\d{4}-/);
            expect(date >= '0001-01-01').toBe(true);
          }
        }
  });

  it('of an unscheduled task is none', () => {
    expect(movedDates({ startDate: null, dueDate: null }, 'whole', 1, false)).toEqual({});
  });
});

describe('a change of dates', () => {
  it('is one only where a date differs', () => {
    expect(changesDates(dates, { startDate: '2026-11-24' })).toBe(false);
    expect(changesDates(dates, { startDate: null })).toBe(true);
  });
});
