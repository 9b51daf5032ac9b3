import { describe, expect, it } from '@jest/globals';
import { rowWindow } from './row-window.js';

describe('the rows in the page', () => {
  it('are those in view and some beside them, in blocks', () => {
    expect(rowWindow(0, 360, 36, 2_000)).toEqual([0, 24]);
    expect(rowWindow(36, 360, 36, 2_000)).toEqual([0, 24]);
    const [first, last] = rowWindow(36_000, 360, 36, 2_000);
    expect(first).toBeLessThanOrEqual(1_000);
    expect(last).toBeGreaterThanOrEqual(1_010);
    expect(last - first).toBeLessThan(50);
  });

  it('are none of no rows', () => {
    expect(rowWindow(0, 360, 36, 0)[1]).toBe(-1);
  });
});
