import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultTrial, type TrialOptions } from './fault-trial.js';
import type { Fault } from './faults/fault.js';
import type { FaultResult } from './results/fault-result.js';
import type { WaveResult } from './tests/fault-tests.js';
import type { Wave } from './tests/test-waves.js';

const fault: Fault = {
  id: 'a-bound',
  area: 'libs',
  kind: 'off-by-one',
  breaks: 'A guarantee.',
  file: 'a.ts',
  find: 'a > b',
  replace: 'a >= b',
  tests: ['a.spec.ts', 'a.int-spec.ts', 'a.e2e-spec.ts'],
  earlierTests: ['former.spec.ts'],
};
const options: TrialOptions = { level: 'e2e', breadth: 'near', isConfirmed: false, isEarlier: false };
const passed: WaveResult = { kind: 'passed' };

let root: string;
let ran: { files: readonly string[]; hasFault: boolean }[];
const read = (): string => readFileSync(join(root, 'a.ts'), 'utf8');

/** Tests of which those in `failing` notice the fault, and `broken` ones fail in every tree. */
function trial(
  { failing = [], broken = [] }: { failing?: string[]; broken?: string[] },
  given: Partial<TrialOptions> = {},
  planted = fault,
): Promise<FaultResult> {
  const run = ({ files }: Wave): Promise<WaveResult> => {
    const hasFault = read().includes('>=');
    ran.push({ files, hasFault });
    const file = files.find((one) => broken.includes(one) || (hasFault && failing.includes(one)));
    return Promise.resolve(file === undefined ? passed : { kind: 'failed', file, test: 'is bounded' });
  };
  const tests = { exists: () => true, related: () => Promise.resolve(['related.spec.ts']), run };
  return faultTrial(root, tests)(planted, { ...options, ...given });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kiban-trial-'));
  writeFileSync(join(root, 'a.ts'), 'a > b');
  ran = [];
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a trial', () => {
  it('ends at the first failed test', async () => {
    const result = await trial({ failing: ['a.int-spec.ts', 'a.e2e-spec.ts'] });
    expect(result).toMatchObject({
      state: 'caught',
      level: 'int',
      by: 'a.int-spec.ts: is bounded',
      testFiles: 2,
    });
    expect(ran.map(({ files }) => files)).toEqual([['a.spec.ts'], ['a.int-spec.ts']]);
    expect(read()).toBe('a > b');
  });

  it('reports a fault that no test notices', async () => {
    expect(await trial({})).toMatchObject({ state: 'not_caught', level: 'e2e' });
    expect(ran.at(-1)?.files).toEqual(['a.e2e-spec.ts']);
    expect(ran.every(({ hasFault }) => hasFault)).toBe(true);
  });

  it('confirms a failed test without the fault', async () => {
    expect((await trial({ failing: ['a.spec.ts'] }, { isConfirmed: true })).state).toBe('caught');
    expect(ran.map(({ hasFault }) => hasFault)).toEqual([true, false]);
    const unstable = await trial({ broken: ['a.spec.ts'] }, { isConfirmed: true });
    expect(unstable).toMatchObject({
      state: 'unusable',
      by: 'a.spec.ts: is bounded, which also fails without the fault',
    });
  });

  it('runs earlier tests in an earlier commit only', async () => {
    await trial({ failing: ['a.spec.ts'] }, { isEarlier: true });
    expect(ran[0]?.files).toEqual(['a.spec.ts', 'former.spec.ts']);
  });

  it('reports a fault whose text the commit does not have', async () => {
    const outdated = await trial({}, {}, { ...fault, find: 'a < b' });
    expect(outdated).toMatchObject({ state: 'outdated', by: 'its text is not in a.ts', testFiles: 0 });
    expect(ran).toEqual([]);
  });
});
