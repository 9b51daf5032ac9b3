import { describe, expect, it } from '@jest/globals';
import { UsedUpWindows } from './used-up-windows.js';

const NOW = 1_000_000;
const SECOND = 1_000;

describe('windows that are used up', () => {
  it('are cached for ten seconds, with the time until their end', () => {
    const windows = new UsedUpWindows();
    windows.remember('one', NOW + 60 * SECOND, NOW);
    expect(windows.waitMsOf('one', NOW)).toBe(60 * SECOND);
    expect(windows.waitMsOf('one', NOW + 9 * SECOND)).toBe(51 * SECOND);
    expect(windows.waitMsOf('one', NOW + 10 * SECOND)).toBe(0);
    expect(windows.waitMsOf('another', NOW)).toBe(0);
  });

  it('are not cached beyond their end', () => {
    const windows = new UsedUpWindows();
    windows.remember('one', NOW + 2 * SECOND, NOW);
    expect(windows.waitMsOf('one', NOW + 2 * SECOND)).toBe(0);
  });

  it('are removed after a refund', () => {
    const windows = new UsedUpWindows();
    windows.remember('one', NOW + 60 * SECOND, NOW);
    windows.delete('one');
    expect(windows.waitMsOf('one', NOW)).toBe(0);
  });

  it('are bounded in number; the oldest goes first', () => {
    const windows = new UsedUpWindows();
    for (let index = 0; index <= 10_000; index += 1)
      windows.remember(`subject ${index}`, NOW + 60 * SECOND, NOW);
    expect(windows.waitMsOf('subject 0', NOW)).toBe(0);
    expect(windows.waitMsOf('subject 1', NOW)).toBeGreaterThan(0);
    expect(windows.waitMsOf('subject 10000', NOW)).toBeGreaterThan(0);
  });
});
