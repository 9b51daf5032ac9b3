import { describe, expect, it } from '@jest/globals';
import { stepInRows } from './arranged-step.js';
import { keptSpot } from './kept-spot.js';
import { walk, type Direction, type ShownOrder, type Spot } from './card-walk.js';

/** Two lists and three rows; the last row is folded. */
const cells: Readonly<Record<string, readonly number[]>> = {
  '1:7': [11, 12],
  '1:8': [],
  '2:7': [],
  '2:8': [11, 31],
};
const order: ShownOrder = {
  openListIds: () => [1, 2],
  openRowIds: () => [7, 8],
  shownCardIds: (listId, row) => cells[`${listId}:${row}`] ?? [],
};
const spot = (listId: number, row: number, cardId: number | null): Spot => ({ listId, row, cardId });

describe('walking over rows', () => {
  it.each<[string, Spot | null, Direction, Spot | null]>([
    ['from nowhere to the first cell', null, 'down', spot(1, 7, 11)],
    ['from a folded row to the first cell', spot(1, 0, 5), 'down', spot(1, 7, 11)],
    ['within a cell', spot(1, 7, 11), 'down', spot(1, 7, 12)],
    ['into the next row', spot(1, 7, 12), 'down', spot(1, 8, null)],
    ['not beyond the last row', spot(1, 8, null), 'down', null],
    ['into the row above, to its last card', spot(1, 8, null), 'up', spot(1, 7, 12)],
    ['to the next list in the same row', spot(1, 8, null), 'right', spot(2, 8, 11)],
    ['between two places of one card', spot(2, 8, 11), 'left', spot(1, 8, null)],
    ['to the last card of the list', spot(2, 7, null), 'last', spot(2, 8, 31)],
  ])('goes %s', (_way, from, direction, to) => {
    expect(walk(order, from, direction)).toEqual(to);
  });
});

describe('moving a card a step over rows', () => {
  it('moves within its cell, then into the next row', () => {
    const from = { listId: 1, row: 7 };
    expect(stepInRows(order, from, [11], 'down', false)).toEqual({ to: from, place: { after: 12 } });
    const to = { listId: 1, row: 8 };
    expect(stepInRows(order, from, [12], 'down', false)).toEqual({ to, place: null });
    expect(stepInRows(order, from, [11], 'up', false)).toBeNull();
  });

  it('moves into the row above behind its last card', () => {
    const up = { ...order, shownCardIds: (_list: number, row?: number) => (row === 7 ? [11, 12] : [13]) };
    expect(stepInRows(up, { listId: 1, row: 8 }, [13], 'up', false)).toEqual({
      to: { listId: 1, row: 7 },
      place: { after: 12 },
    });
  });

  it('moves into the next list within the row', () => {
    expect(stepInRows(order, { listId: 1, row: 8 }, [9], 'right', false)).toEqual({
      to: { listId: 2, row: 8 },
      place: { after: 31 },
    });
  });

  it('only moves between rows and lists where the board is sorted', () => {
    const from = { listId: 1, row: 7 };
    expect(stepInRows(order, from, [11], 'down', true)).toEqual({ to: { listId: 1, row: 8 }, place: null });
    expect(stepInRows(order, from, [11], 'right', true)).toEqual({
      to: { listId: 2, row: 7 },
      place: { at: 'last' },
    });
    const plain: ShownOrder = { openListIds: () => [1], shownCardIds: () => [11, 12] };
    expect(stepInRows(plain, { listId: 1 }, [11], 'down', true)).toBeNull();
  });
});

describe('the tab stop of a board with rows', () => {
  const shown = { ...order, rowOf: (cardId: number | null) => (cardId === 31 ? 8 : 0) };

  it.each<[string, Spot | null, Spot | null]>([
    ['stays on its card', spot(1, 7, 12), spot(1, 7, 12)],
    ['goes to the neighbour of a card that left', spot(1, 7, 99), spot(1, 7, 12)],
    ['follows its card out of a folded row', spot(2, 0, 31), spot(2, 8, 31)],
    ['goes to the first card if there is no other row', spot(1, 0, 5), spot(1, 7, 11)],
    ['gets a row when rows come', { listId: 2, cardId: 31 }, spot(2, 8, 31)],
    ['begins at the first card', null, spot(1, 7, 11)],
  ])('%s', (_what, before, after) => {
    expect(keptSpot(shown, before, { listId: 1, row: 7 }, 1)).toEqual(after);
  });

  it('loses its row with the rows', () => {
    const plain = { ...shown, openRowIds: () => null };
    expect(keptSpot(plain, spot(1, 7, 12), { listId: 1 }, 0)).toEqual({ listId: 1, cardId: 12 });
  });
});
