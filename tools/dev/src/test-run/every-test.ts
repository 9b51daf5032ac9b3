import { runNx, type TaskResult } from '../nx-run/run-nx.js';
import { countLine, succeeded, type TestCount } from './jest-result.js';

/**
 * Runs the tests of all projects as targets of Nx: those whose inputs are as they were when they passed, on this machine and day, are
 * counted and not run again.
 * @param isForced runs them all
 * @returns the exit code
 */
export async function runEveryTest(repositoryRoot: string, isForced: boolean): Promise<number> {
  const args = ['run-many', '-t', 'test', ...(isForced ? ['--skip-nx-cache'] : [])];
  const { results, output } = await runNx(repositoryRoot, args, process.env, true);
  if (results === undefined) process.stdout.write(`${output}\n`);
  const { text, count } = summarizeTests(results ?? []);
  process.stdout.write(text);
  return succeeded(count) ? 0 : 1;
}

interface TestSummary {
  /** The last line is the count. */
  readonly text: string;
  readonly count: TestCount;
}

const COUNTS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m;

/** Counts the tests of all targets. One that has not run counts as a failure. */
export function summarizeTests(results: readonly TaskResult[]): TestSummary {
  const lines: string[] = [];
  const unknown: string[] = [];
  let kept = 0;
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { id, status, output } of results) {
    // It only leads to the targets of the project with tests.
    if (id.endsWith(':test')) continue;
    const isKept = status.includes('cache');
    const [, passed = 0, failed = 0, skipped = 0] = (COUNTS.exec(output) ?? []).map(Number);
    count.passed += passed;
    count.skipped += skipped;
    count.failed += isKept || status === 'success' ? failed : Math.max(failed, 1);
    if (isKept) kept += passed + skipped;
    else if (status !== 'success' && failed === 0) unknown.push(id);
  }
  if (results.length === 0) count.failed = 1;
  if (unknown.length > 0) lines.push(`Without a result: ${unknown.length} targets, such as ${unknown[0]}.`);
  if (kept > 0) lines.push(`Not run again, since nothing that they read has changed today: ${kept} tests.`);
  return { text: [...lines, countLine(count), ''].join('\n'), count };
}
