import { describe, expect, it } from '@jest/globals';
import { readBenchSettings } from './bench-settings.js';

describe('the settings of a run', () => {
  it('are what the goals are stated for, unless the run is to be quick', () => {
    expect(readBenchSettings({})).toMatchObject({ rounds: 5, measureMs: 2_000, bigBoardCards: 40_000 });
    expect(readBenchSettings({}, true)).toMatchObject({ rounds: 1, measureMs: 500, bigBoardCards: 8_000 });
  });

  it('follow the environment, and reject values out of range', () => {
    expect(readBenchSettings({ BENCH_ROUNDS: '5' }, true).rounds).toBe(5);
    expect(readBenchSettings({ BENCH_SECONDS: '2.5' }).measureMs).toBe(2_500);
    expect(() => readBenchSettings({ BENCH_ROUNDS: '1.5' })).toThrow(
      'BENCH_ROUNDS must be a whole number of at least 1.',
    );
    expect(() => readBenchSettings({ BENCH_SECONDS: 'a few' })).toThrow(
      'BENCH_SECONDS must be a positive number.',
    );
  });
});
