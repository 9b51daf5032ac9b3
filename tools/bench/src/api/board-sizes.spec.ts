import { describe, expect, it } from '@jest/globals';
import { sizesHeader, sizesRow, type SizeResult } from './board-sizes.js';

const toSmallest = (
  value: number,
  goal?: { atMost: number },
): SizeResult['boards'][number]['toSmallest'] => ({
  what: 'a ratio',
  value,
  unit: '×',
  ...(goal ? { goal } : {}),
});

const move: SizeResult = {
  name: 'move',
  boards: [
    { cards: 10, p50Ms: 2, toSmallest: toSmallest(1) },
    { cards: 1_000, p50Ms: 2.2, toSmallest: toSmallest(1.1) },
    { cards: 40_000, p50Ms: 3, toSmallest: toSmallest(1.5, { atMost: 1.25 }) },
  ],
};

describe('the table of board sizes', () => {
  it('has a time for each board, and a ratio with its goal for each that is larger than the smallest', () => {
    expect(sizesHeader([move])).toEqual([
      'p50 at one connection, by cards of the board',
      '10: ms',
      '1000: ms',
      '40000: ms',
      '1000 ÷ smallest',
      '40000 ÷ smallest',
    ]);
    expect(sizesRow(move)).toEqual(['move', '2.00', '2.20', '3.00', '1.10', '1.50 (≤ 1.25 ✘)']);
  });
});
