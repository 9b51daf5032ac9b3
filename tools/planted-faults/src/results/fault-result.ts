import { createHash } from 'node:crypto';
import { includes, isUpTo, type Breadth, type Fault, type Level } from '../faults/fault.js';

/**
 * - `caught`: a test failed.
 * - `not_caught`: every test passed.
 * - `outdated`: the commit does not have the text of the fault.
 * - `unusable`: a test file could not be loaded, or the tests fail without the fault.
 * - `no_tests`: no test of these levels is affected.
 */
export type FaultState = 'caught' | 'not_caught' | 'outdated' | 'unusable' | 'no_tests';

export interface FaultResult {
  readonly state: FaultState;
  /** The level up to which tests ran, or at which one failed. */
  readonly level: Level;
  readonly breadth: Breadth;
  /** The failed test, or the reason of another state. */
  readonly by: string;
  readonly testFiles: number;
  readonly seconds: number;
  /** Of the fault: a changed one runs again. */
  readonly digest: string;
}

export function digestOfFault({ file, find, replace, tests, earlierTests }: Fault): string {
  const parts = JSON.stringify([file, find, replace, tests, earlierTests]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 12);
}

/** Whether a result of an earlier run holds for this one. */
export function isDone(
  result: FaultResult | undefined,
  fault: Fault,
  wanted: { level: Level; breadth: Breadth },
): boolean {
  if (result?.digest !== digestOfFault(fault)) return false;
  if (result.state === 'caught' || result.state === 'outdated') return true;
  if (result.state === 'unusable') return false;
  return isUpTo(wanted.level, result.level) && includes(result.breadth, wanted.breadth);
}
