import { describe, expect, it } from '@jest/globals';
import {
  countLine,
  countOf,
  failureLines,
  filesToRepeat,
  succeeded,
  unstableTests,
  withRepetition,
  type FileResult,
  type JestResult,
} from './jest-result.js';

function file(name: string, tests: Record<string, string>, status?: FileResult['status']): FileResult {
  const assertionResults = Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each }));
  const isFailed = assertionResults.some((test) => test.status === 'failed');
  return { name, status: status ?? (isFailed ? 'failed' : 'passed'), assertionResults };
}

const resultOf = (...testResults: FileResult[]): JestResult => ({ testResults });

describe('the count of a test run', () => {
  it('is one line', () => {
    const count = countOf(resultOf(file('a.spec.ts', { one: 'passed', two: 'pending', three: 'todo' })));
    expect(countLine(count)).toBe('1 passed, 0 failed, 2 skipped');
    expect(succeeded(count)).toBe(true);
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const count = countOf(resultOf(file('a.spec.ts', { one: 'passed' }), file('b.spec.ts', {}, 'failed')));
    expect(countLine(count)).toBe('1 passed, 1 failed, 0 skipped');
    expect(succeeded(count)).toBe(false);
  });

  it('is not a success when no test ran', () => {
    expect(succeeded(countOf(resultOf()))).toBe(false);
  });
});

describe('the summary of failed tests', () => {
  it('names each of them with the start of its failure, and files that could not be loaded', () => {
    const failureMessages = [
      '\u001b[2mError: expected 3\u001b[22m\n\n  Received: 4\n    at one\n    at two\n    at three',
    ];
    const assertionResults = [{ fullName: 'a card moves', status: 'failed', failureMessages }];
    const moved: FileResult = { name: '/a/moves.int-spec.ts', status: 'failed', assertionResults };
    expect(
      failureLines(resultOf(moved, file('/a/b.spec.ts', {}, 'failed'), file('c', { one: 'passed' }))),
    ).toEqual([
      'a card moves: Error: expected 3 | Received: 4 | at one | at two',
      'b.spec.ts could not be loaded',
    ]);
  });
});

describe('a failed test with real servers', () => {
  const page = (status: string): FileResult => file('page.e2e-spec.ts', { opens: status, closes: 'passed' });
  const first = resultOf(file('a.spec.ts', { one: 'passed' }), page('failed'));

  it('is run once more, and named as unstable if it passes then', () => {
    expect(filesToRepeat(first)).toEqual(['page.e2e-spec.ts']);
    const second = resultOf(page('passed'));
    expect(unstableTests(first, second)).toEqual(['opens']);
    expect(countLine(countOf(withRepetition(first, second)))).toBe('3 passed, 0 failed, 0 skipped');
  });

  it('fails the run if it fails again, or if its file cannot be loaded again', () => {
    expect(unstableTests(first, resultOf(page('failed')))).toEqual([]);
    for (const second of [page('failed'), file('page.e2e-spec.ts', {}, 'failed')])
      expect(succeeded(countOf(withRepetition(first, resultOf(second))))).toBe(false);
  });

  it('is run once more when it is an integration test', () => {
    const store = file('store.int-spec.ts', { writes: 'failed' });
    expect(filesToRepeat(resultOf(store, page('failed')))).toEqual(['store.int-spec.ts', 'page.e2e-spec.ts']);
  });

  it('is not run again beside a failed unit test, or as one of many', () => {
    expect(filesToRepeat(resultOf(page('failed'), file('a.spec.ts', { one: 'failed' })))).toEqual([]);
    const many = Array.from({ length: 6 }, (_, index) => file(`${index}.e2e-spec.ts`, { one: 'failed' }));
    expect(filesToRepeat(resultOf(...many))).toEqual([]);
  });
});
