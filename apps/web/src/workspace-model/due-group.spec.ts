import { describe, expect, it } from '@jest/globals';
import { byDueGroup, dueGroup } from './due-group.js';

// The days of the reader: `now` is made from local parts.
const NOW = new Date(2026, 10, 23, 12, 0);
const at = (day: number, hour: number): string => new Date(2026, 10, day, hour).toISOString();

describe('when a card is due', () => {
  it.each([
    [null, 'undated'],
    ['2026-11-22', 'overdue'],
    ['1969-12-31', 'overdue'],
    ['2026-11-23', 'today'],
    [at(23, 9), 'overdue'],
    [at(23, 23), 'today'],
    ['2026-11-24', 'week'],
    ['2026-11-30', 'week'],
    [at(30, 23), 'week'],
    ['2026-12-01', 'later'],
    ['9999-12-31', 'later'],
  ])('%s is %s', (dueDate, group) => {
    expect(dueGroup(dueDate, NOW)).toBe(group);
  });
});

it('lists the earliest first, whole days before moments, and undated cards newest first [DEC-9.WORK-1]', () => {
  const cards = [
    { id: 1, dueDate: null },
    { id: 2, dueDate: '2026-11-25' },
    { id: 3, dueDate: at(24, 8) },
    { id: 4, dueDate: '2026-11-24' },
    { id: 5, dueDate: null },
    { id: 6, dueDate: '2026-11-20' },
    { id: 7, dueDate: '2026-11-24' },
  ];
  expect(byDueGroup(cards, NOW).map(({ group, cards: found }) => [group, found.map(({ id }) => id)])).toEqual(
    [
      ['overdue', [6]],
      ['week', [7, 4, 3, 2]],
      ['undated', [5, 1]],
    ],
  );
  expect(byDueGroup([], NOW)).toEqual([]);
});
