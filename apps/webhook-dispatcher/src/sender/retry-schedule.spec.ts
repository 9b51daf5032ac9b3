import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseRetryAfter, retryDelayMs, type RetrySettings } from './retry-schedule.js';

const MINUTE = 60_000;
const settings: RetrySettings = {
  delaysMs: [30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE],
  jitterPercent: 10,
  jitterMaxMs: 30_000,
};

describe('retryDelayMs', () => {
  it('returns the specification’s delays, then none', () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(settings, attempt, undefined, 0));
    expect(delays).toEqual([30_000, 120_000, 600_000, 3_600_000, 21_600_000, undefined]);
  });

  it('is never earlier than the schedule, and at most a tenth or 30 s later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempt, random) => {
          const step = settings.delaysMs[attempt - 1]!;
          const delay = retryDelayMs(settings, attempt, undefined, random)!;
          expect(delay).toBeGreaterThanOrEqual(step);
          expect(delay).toBeLessThanOrEqual(step + Math.min(step / 10, 30_000));
        },
      ),
    );
  });

  it.each([
    ['shorter than the step: the step', 5_000, 30_000],
    ['longer: the Retry-After', 45_000, 45_000],
    ['much longer: twice the step', 3_600_000, 60_000],
  ])('with a Retry-After %s', (_name, retryAfterMs, expected) => {
    expect(retryDelayMs(settings, 1, retryAfterMs, 0)).toBe(expected);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-21T09:30:00.000Z');

  it.each([
    ['5', 5_000],
    [' 90 ', 90_000],
    ['Sat, 21 Nov 2026 09:30:45 GMT', 45_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['99999999999', undefined],
    [undefined, undefined],
  ])('reads %j as %j ms', (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
