import { describe, expect, it } from '@jest/globals';
import { readBenchSettings } from './bench-settings.js';

describe('the settings of a run', () => {
  it('are what the goals are stated for, unless the run is to be quick', () => {
    expect(readBenchSettings({})).toMatchObject({ rounds: 3, measureMs: 3_000, bigBoardCards: 40_000 });
    expect(readBenchSettings({}, true)).toMatchObject({ rounds: 1, measureMs: 1_000, bigBoardCards: 8_000 });
  });

  it('follow the environment, which is refused where it names no whole number', () => {
    expect(readBenchSettings({ BENCH_ROUNDS: '5' }, true).rounds).toBe(5);
    expect(() => readBenchSettings({ BENCH_SECONDS: 'a few' })).toThrow(
      'BENCH_SECONDS must be a whole number of at least 1.',
    );
  });
});
