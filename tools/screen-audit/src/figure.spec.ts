import { describe, expect, it } from '@jest/globals';
import { figureTable, median, verdictOf, type Figure } from './figure.js';

const figure = (measured: number, budget: number, isLeast = false): Figure => ({
  what: 'drop',
  unit: 'ms',
  measured,
  budget,
  isLeast,
});

describe('a figure of the audit', () => {
  it('is within its budget, above it by a fifth at most, or missed', () => {
    expect(verdictOf(figure(32, 32))).toBe('ok');
    expect(verdictOf(figure(38, 32))).toBe('near');
    expect(verdictOf(figure(39, 32))).toBe('missed');
    expect(verdictOf(figure(Number.NaN, 32))).toBe('missed');
  });

  it('reaches its points, or misses them', () => {
    expect(verdictOf(figure(100, 100, true))).toBe('ok');
    expect(verdictOf(figure(90, 100, true))).toBe('near');
    expect(verdictOf(figure(79, 100, true))).toBe('missed');
  });

  it('is a median of its samples', () => {
    expect(median([5, 1, 9, 3, 7])).toBe(5);
    expect(median([])).toBeNaN();
  });

  it('is a row of a table in Markdown', () => {
    expect(figureTable([figure(40.04, 32)])).toBe(
      [
        '| what | budget  | measured | result     |',
        '| ---- | ------- | -------- | ---------- |',
        '| drop | ≤ 32 ms | 40.0 ms  | **missed** |',
      ].join('\n'),
    );
  });
});
