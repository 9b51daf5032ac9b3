import { beforeEach, describe, expect, it } from '@jest/globals';
import { WindowCounts } from './window-counts.js';

const MINUTE_MS = 60_000;

describe('counts in windows of time', () => {
  let nowMs: number;
  let counts: WindowCounts;
  beforeEach(() => {
    nowMs = 1_000_000;
    counts = new WindowCounts(MINUTE_MS, 2, () => new Date(nowMs));
  });

  it('allow a number for each key, and again in the next window', () => {
    expect([1, 2, 3].map(() => counts.take('a'))).toEqual([true, true, false]);
    expect(counts.take('b')).toBe(true);
    nowMs += MINUTE_MS;
    expect(counts.take('a')).toBe(true);
  });

  it('are not reset by a sender with many keys', () => {
    for (let count = 0; count < 3; count += 1) counts.take('sender');
    for (let key = 0; key < 20_000; key += 1) counts.take(`other ${key}`);
    expect(counts.take('sender')).toBe(false);
  });

  it('limit further keys together while the table is full, and separately again later', () => {
    for (let key = 0; key < 5_000; key += 1) counts.take(`early ${key}`);
    const late = Array.from({ length: 2_000 }, (_, key) => counts.take(`late ${key}`));
    expect(late.filter(Boolean).length).toBeLessThanOrEqual(512);
    nowMs += MINUTE_MS;
    expect([1, 2, 3].map(() => counts.take('late 1'))).toEqual([true, true, false]);
  });
});
