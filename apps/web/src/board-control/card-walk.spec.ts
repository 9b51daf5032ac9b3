import { describe, expect, it } from '@jest/globals';
import { stepOf } from './card-step.js';
import { walk, type Direction, type ShownOrder, type Spot } from './card-walk.js';

const lists: Readonly<Record<number, readonly number[]>> = { 1: [11, 12, 13], 2: [], 3: [31] };
const order: ShownOrder = {
  openListIds: () => [1, 2, 3],
  shownCardIds: (listId) => lists[listId] ?? [],
};

describe('walking over a board', () => {
  it.each<[string, Spot | null, Direction, Spot | null]>([
    ['from nowhere to the first card', null, 'down', { listId: 1, cardId: 11 }],
    ['to the card below', { listId: 1, cardId: 11 }, 'down', { listId: 1, cardId: 12 }],
    ['not beyond the last card', { listId: 1, cardId: 13 }, 'down', null],
    ['not beyond the first card', { listId: 1, cardId: 11 }, 'up', null],
    ['to a list without cards', { listId: 1, cardId: 12 }, 'right', { listId: 2, cardId: null }],
    ['from a list without cards', { listId: 2, cardId: null }, 'right', { listId: 3, cardId: 31 }],
    ['not beyond the last list', { listId: 3, cardId: 31 }, 'right', null],
    ['to the last card', { listId: 1, cardId: 11 }, 'last', { listId: 1, cardId: 13 }],
  ])('goes %s', (_way, from, direction, to) => {
    expect(walk(order, from, direction)).toEqual(to);
  });
});

describe('moving cards a step', () => {
  it('moves past the neighbour', () => {
    expect(stepOf(order, 1, [12], 'up')).toMatchObject({ listId: 1, place: { before: 11 } });
    expect(stepOf(order, 1, [12], 'down')).toMatchObject({ listId: 1, place: { after: 13 } });
  });

  it('moves several cards together', () => {
    expect(stepOf(order, 1, [11, 12], 'down')).toMatchObject({ cardIds: [11, 12], place: { after: 13 } });
  });

  it('moves into the next list at the same height, else to its end', () => {
    expect(stepOf(order, 1, [12], 'right')).toMatchObject({ listId: 2, place: { at: 'last' } });
    expect(stepOf({ ...order, openListIds: () => [1, 3] }, 1, [11], 'right')).toMatchObject({
      listId: 3,
      place: { before: 31 },
    });
  });

  it('does nothing at an end', () => {
    expect(stepOf(order, 1, [11], 'up')).toBeNull();
    expect(stepOf(order, 1, [11], 'left')).toBeNull();
  });
});
