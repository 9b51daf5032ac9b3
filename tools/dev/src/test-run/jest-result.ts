import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The used properties of Jest's --json result. */
export interface JestResult {
  readonly testResults: readonly FileResult[];
}

export interface FileResult {
  /** Absolute path. */
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'focused';
  readonly assertionResults: readonly TestResult[];
}

export interface TestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** More failed files than this have one cause, and not each its own. */
const REPEATED_FILES_MAX = 5;

/** The results of each file, by its path from the root. */
export function countsByFile(
  { testResults }: JestResult,
  repositoryRoot: string,
): (TestCount & { path: string })[] {
  return testResults.map((file) => ({
    path: relative(repositoryRoot, file.name),
    ...countOf({ testResults: [file] }),
  }));
}

/** Counts a failed file without a failed test as one failure: it failed to load, and must never pass as a file without tests. */
export function countOf({ testResults }: JestResult): TestCount {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    count.passed += passed;
    count.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    count.skipped += assertionResults.length - passed - failed;
  }
  return count;
}

/** Tests with real servers, which other programs of the machine can delay. */
const WITH_SERVERS = /\.(e2e|int)-spec\.ts$/;

/** The integration and black-box test files to run once more, alone. Unit tests have one attempt (docs/decisions/0045). */
export function filesToRepeat({ testResults }: JestResult): string[] {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const isRepeated = failed.length <= REPEATED_FILES_MAX && failed.every((name) => WITH_SERVERS.test(name));
  return isRepeated ? failed : [];
}

/** The result with the files of a second run in place of the same files of the first one. */
export function withRepetition(first: JestResult, second: JestResult): JestResult {
  const repeated = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => repeated.get(file.name) ?? file) };
}

/** Names of the tests that failed in the first run and passed in the second. */
export function unstableTests(first: JestResult, second: JestResult): string[] {
  const namesOf = ({ testResults }: JestResult, wanted: string): string[] =>
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => fullName),
    );
  const passed = new Set(namesOf(second, 'passed'));
  return namesOf(first, 'failed').filter((name) => passed.has(name));
}

/** A line for each failed test: its name, and the first lines of its failure. */
export function failureLines({ testResults }: JestResult): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${basename(name)} could not be loaded`] : [];
    return failed.map(({ fullName, failureMessages = [] }) => `${fullName}: ${firstLines(failureMessages)}`);
  });
}

function firstLines(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ');
}

/** The machine-readable last line of a test run. */
export function countLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run without tests is not a success. */
export function succeeded({ passed, failed }: TestCount): boolean {
  return failed === 0 && passed > 0;
}
