import { describe, expect, it } from '@jest/globals';
import { dayNumber } from '@kiban/schedule';
import { barOf } from './bar.js';

const bar = (first: string, last: string): { first: number; last: number } => ({
  first: dayNumber(first),
  last: dayNumber(last),
});

describe('a bar', () => {
  it('has one day where only one date is set, and none without dates', () => {
    expect(barOf({ startDate: null, dueDate: '2026-11-24' })).toEqual(bar('2026-11-24', '2026-11-24'));
    expect(barOf({ startDate: '2026-11-24', dueDate: null })).toEqual(bar('2026-11-24', '2026-11-24'));
    expect(barOf({ startDate: null, dueDate: null })).toBeNull();
  });

  it('never ends before it starts', () => {
    expect(barOf({ startDate: '2026-11-24', dueDate: '2026-11-20' })).toEqual(
      bar('2026-11-24', '2026-11-24'),
    );
  });
});
