import { describe, expect, it } from '@jest/globals';
import { virtualFrom } from './virtual-from.js';

describe('the number of cards from which a list has only those in view in the page', () => {
  it('is smaller on a board with more lists', () => {
    expect([0, 1, 2, 3, 5, 10].map(virtualFrom)).toEqual([60, 60, 60, 50, 30, 15]);
  });

  it('leaves short lists in the page in full', () => {
    expect([20, 200].map(virtualFrom)).toEqual([12, 12]);
  });
});
