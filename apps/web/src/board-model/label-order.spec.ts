import { expect, it } from '@jest/globals';
import { inBoardOrder } from './label-order.js';

const ids = (...given: number[]): { id: number }[] => given.map((id) => ({ id }));

it('puts the labels of a card into the order of the board, unknown ones last as they were', () => {
  expect(inBoardOrder(ids(4, 9, 2, 8), ids(2, 7, 4))).toEqual(ids(2, 4, 9, 8));
});

it('makes no change where they are in it', () => {
  expect(inBoardOrder(ids(2, 4, 9), ids(2, 7, 4))).toBeNull();
  expect(inBoardOrder(ids(4), ids(2, 4))).toBeNull();
});
