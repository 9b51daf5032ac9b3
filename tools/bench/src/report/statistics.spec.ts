import { describe, expect, it } from '@jest/globals';
import { figureLine, isMet } from './goal.js';
import { median, quantile } from './statistics.js';

describe('statistics', () => {
  it('take the middle of an odd and of an even count, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('take quantiles without sorting the values given', () => {
    const values = [5, 1, 4, 2, 3];
    expect(quantile(values, 0.5)).toBe(3);
    expect(quantile(values, 0.99)).toBe(5);
    expect(values[0]).toBe(5);
  });
});

describe('a figure', () => {
  it('says whether its goal is met, from either side', () => {
    expect(isMet({ what: 'speed', value: 0.6, unit: '×', goal: { atLeast: 0.6 } })).toBe(true);
    expect(isMet({ what: 'memory', value: 121, unit: ' MB', goal: { atMost: 120 } })).toBe(false);
    expect(figureLine({ what: 'memory', value: 121.4, unit: ' MB', goal: { atMost: 120 } })).toBe(
      '✘ memory: 121 MB (goal ≤ 120)',
    );
    expect(isMet({ what: 'speed', value: Number.NaN, unit: '×', goal: { atLeast: 0.6 } })).toBe(false);
  });
});
