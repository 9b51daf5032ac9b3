import type { Fault, Level } from './faults/fault.js';
import { OutdatedFaultError, withFault } from './faults/planting.js';
import { digestOfFault, type FaultResult, type FaultState } from './results/fault-result.js';
import type { FaultTests } from './tests/fault-tests.js';
import { listedWaves, relatedWaves, type Wave, type WaveOptions } from './tests/test-waves.js';

export interface TrialOptions extends WaveOptions {
  /** Runs the failed file again without the fault: a test that fails then noticed nothing. */
  readonly isConfirmed: boolean;
  /** The commit may be older than the list. */
  readonly isEarlier: boolean;
}

/** Plants one fault, runs its tests and restores the tree. */
export type FaultTrial = (fault: Fault, options: TrialOptions) => Promise<FaultResult>;

interface Found {
  state: FaultState;
  level: Level;
  by: string;
  testFiles: number;
}

/** @param tests the tests of the tree */
export function faultTrial(root: string, tests: Pick<FaultTests, 'exists' | 'related' | 'run'>): FaultTrial {
  return async (fault, options) => {
    const startedAt = performance.now();
    const found = await search(root, tests, fault, options);
    return {
      ...found,
      breadth: options.breadth,
      seconds: Math.round((performance.now() - startedAt) / 1_000),
      digest: digestOfFault(fault),
    };
  };
}

async function search(
  root: string,
  tests: Pick<FaultTests, 'exists' | 'related' | 'run'>,
  fault: Fault,
  options: TrialOptions,
): Promise<Found> {
  const none: Found = { state: 'no_tests', level: options.level, by: '', testFiles: 0 };
  try {
    const found = await withFault(root, fault, () => firstFailure(tests, fault, options, none));
    if (found.state !== 'caught' || !options.isConfirmed || found.files.length === 0)
      return withoutFiles(found);
    const without = await tests.run({ level: found.level, files: found.files });
    if (without.kind === 'passed') return withoutFiles(found);
    return {
      ...withoutFiles(found),
      state: 'unusable',
      by: `${found.by}, which also fails without the fault`,
    };
  } catch (error) {
    if (error instanceof OutdatedFaultError) return { ...none, state: 'outdated', by: error.message };
    throw error;
  }
}

const withoutFiles = ({ state, level, by, testFiles }: Found): Found => ({ state, level, by, testFiles });

async function firstFailure(
  tests: Pick<FaultTests, 'exists' | 'related' | 'run'>,
  fault: Fault,
  options: TrialOptions,
  none: Found,
): Promise<Found & { files: readonly string[] }> {
  let testFiles = 0;
  for await (const wave of wavesOf(tests, fault, options)) {
    testFiles += wave.files.length;
    const result = await tests.run(wave);
    if (result.kind === 'passed') continue;
    const { level } = wave;
    if (result.kind === 'unusable')
      return { state: 'unusable', level, by: result.reason, testFiles, files: [] };
    const files = result.file === '' ? wave.files : [result.file];
    return { state: 'caught', level, by: `${files.join(', ')}: ${result.test}`, testFiles, files };
  }
  return { ...none, state: testFiles === 0 ? 'no_tests' : 'not_caught', testFiles, files: [] };
}

/** The listed unit and integration tests, then the related ones, then the listed end-to-end tests. */
async function* wavesOf(
  tests: Pick<FaultTests, 'exists' | 'related'>,
  fault: Fault,
  options: TrialOptions,
): AsyncGenerator<Wave> {
  const earlierTests = options.isEarlier ? fault.earlierTests : [];
  const listed = listedWaves({ tests: fault.tests, earlierTests }, (file) => tests.exists(file), options);
  yield* listed.filter(({ level }) => level !== 'e2e');
  if (options.breadth !== 'listed' && (options.after === undefined || options.after === 'unit')) {
    const files = listed.flatMap((wave) => wave.files);
    yield* relatedWaves(fault, await tests.related(fault.file), files, options);
  }
  yield* listed.filter(({ level }) => level === 'e2e');
}
