import { describe, expect, it } from '@jest/globals';
import { dueState } from './due-state.js';

const NOW = new Date(2026, 10, 22, 12);
const hoursFromNow = (hours: number): string => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

describe('the state of a due date', () => {
  it.each([
    ['yesterday', '2026-11-21', 'overdue'],
    ['the whole of today', '2026-11-22', 'today'],
    ['tomorrow', '2026-11-23', 'soon'],
    ['the day after', '2026-11-24', 'later'],
    ['an hour ago', hoursFromNow(-1), 'overdue'],
    ['later today', hoursFromNow(3), 'today'],
    ['within 24 hours', hoursFromNow(20), 'soon'],
    ['after 24 hours', hoursFromNow(30), 'later'],
  ])('follows from the date: %s', (_when, dueDate, state) => {
    expect(dueState(dueDate, null, NOW)).toBe(state);
  });

  it('is done on a complete card', () => {
    expect(dueState('2026-11-21', '2026-11-20T09:00:00.000Z', NOW)).toBe('done');
  });
});
