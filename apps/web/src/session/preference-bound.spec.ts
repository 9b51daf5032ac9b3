import { describe, expect, it } from '@jest/globals';
import { withinBound } from './preference-bound.js';

const bytesOf = (document: object): number => JSON.stringify(document).length;

describe('the bound of preferences', () => {
  const document = {
    starred: [3],
    opened: [2, 1],
    folded: { 1: [10], 2: [20], 4: [40] },
    foldedRows: { '3:label': [30], '5:assignee': [50] },
    faces: { 5: { isCompact: true } },
    tables: { 4: { sort: 'due' } },
    theme: 'dark',
  };

  it('leaves a document that fits as it is', () => {
    expect(withinBound(document, bytesOf(document))).toBe(document);
  });

  it('removes all entries of one board after the other: never opened, with a star, opened', () => {
    const orders = [];
    let bounded: Readonly<Record<string, unknown>> = document;
    for (let step = 0; step < 5; step += 1) {
      bounded = withinBound(bounded, bytesOf(bounded) - 1);
      orders.push(bounded);
    }
    const none = { folded: {}, foldedRows: {}, faces: {}, tables: {} };
    const { folded, foldedRows, faces } = document;
    expect(orders).toEqual([
      { ...document, tables: {}, folded: { 1: folded[1], 2: folded[2] } },
      { ...document, ...none, folded: { 1: folded[1], 2: folded[2] }, foldedRows: { '3:label': [30] } },
      { ...document, ...none, folded: { 1: folded[1], 2: folded[2] } },
      { ...document, ...none, folded: { 2: folded[2] } },
      { ...document, ...none },
    ]);
    // Both kinds of entries of a board go together.
    expect(orders[0]).toMatchObject({ foldedRows, faces });
  });

  it('then removes the oldest stars, and never what it does not know', () => {
    const starred = Array.from({ length: 3_000 }, (_, index) => 100_000 + index);
    const full = { starred, folded: { 7: [1] }, faces: 'of another shape', future: 'kept' };
    const bounded = withinBound(full);
    expect(bounded).toMatchObject({ folded: {}, faces: 'of another shape', future: 'kept' });
    const kept = bounded['starred'] as number[];
    expect(kept).toEqual(starred.slice(-kept.length));
    expect(bytesOf(bounded)).toBeLessThanOrEqual(16_384);
    expect(bytesOf(bounded)).toBeGreaterThan(16_384 - 7);
    const unknown = { future: 'x'.repeat(20_000) };
    expect(withinBound(unknown)).toEqual(unknown);
  });
});
