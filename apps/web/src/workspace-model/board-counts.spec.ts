import { describe, expect, it } from '@jest/globals';
import { en } from '../texts/en.js';
import { boardCounts } from './board-counts.js';

describe('the counts of a board', () => {
  it.each([
    ['kanban', 3, 1, '3 lists · 1 card'],
    ['kanban', 0, 0, '0 lists · 0 cards'],
    ['grid', 0, 0, '0 cards'],
    ['timetable', 4, 12, '12 cards'],
  ] as const)('of a %s name lists only where it has them', (kind, listCount, cardCount, text) => {
    expect(boardCounts({ kind, listCount, cardCount }, en)).toBe(text);
  });
});
