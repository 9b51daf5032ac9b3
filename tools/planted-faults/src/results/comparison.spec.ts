import { describe, expect, it } from '@jest/globals';
import { lostFaults } from './comparison.js';
import type { FaultResult, FaultState } from './fault-result.js';
import type { Results } from './result-file.js';

const resultOf = (state: FaultState): FaultResult => ({
  state,
  level: 'int',
  breadth: 'near',
  by: '',
  testFiles: 1,
  seconds: 1,
  digest: '',
});
const results = (states: Readonly<Record<string, FaultState>>): Results => ({
  commit: 'a',
  faults: Object.fromEntries(Object.entries(states).map(([id, state]) => [id, resultOf(state)])),
});

describe('a comparison', () => {
  it.each<FaultState>(['not_caught', 'no_tests', 'unusable', 'outdated'])(
    'names a fault that was caught before and is %s now',
    (state) => {
      expect(lostFaults([{ id: 'a' }], results({ a: 'caught' }), results({ a: state }))).toEqual(['a']);
    },
  );

  it('names one that was not planted now', () => {
    expect(lostFaults([{ id: 'a' }], results({ a: 'caught' }), results({}))).toEqual(['a']);
  });

  it('names none that is caught, or was not caught before', () => {
    const faults = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const before = results({ a: 'caught', b: 'not_caught' });
    expect(lostFaults(faults, before, results({ a: 'caught', b: 'not_caught', c: 'not_caught' }))).toEqual(
      [],
    );
  });

  it('is about the chosen faults only', () => {
    expect(
      lostFaults([{ id: 'a' }], results({ a: 'caught', b: 'caught' }), results({ a: 'caught' })),
    ).toEqual([]);
  });
});
