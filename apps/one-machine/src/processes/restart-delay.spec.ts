import { describe, expect, it } from '@jest/globals';
import { restartDelayMs } from './restart-delay.js';

describe('the pause before a restart', () => {
  it('doubles up to a maximum', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map(restartDelayMs)).toEqual([
      250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
  });
});
