import { describe, expect, it } from '@jest/globals';
import { summarizeTests } from './every-test.js';

const task = (id: string, status: string, output: string) => ({ id, status, output, milliseconds: 0 });

describe('the summary of all tests', () => {
  it('counts what ran and what is known, and ends with the count', () => {
    const { text, count } = summarizeTests([
      task('@kiban/web:test-unit', 'success', '10 passed, 0 failed, 1 skipped'),
      task('@kiban/web:test', 'success', ''),
      task('@kiban/auth:test-unit', 'local-cache', '> nx run\n\n20 passed, 0 failed, 2 skipped\n'),
    ]);
    expect(count).toEqual({ passed: 30, failed: 0, skipped: 3 });
    expect(text).toContain('Not run again, since nothing that they read has changed today: 22 tests.\n');
    expect(text.endsWith('\n30 passed, 0 failed, 3 skipped\n')).toBe(true);
  });

  it('counts failed tests, and a target that did not run as a failure', () => {
    const { text, count } = summarizeTests([
      task('@kiban/web:test-unit', 'failure', '10 passed, 2 failed, 0 skipped'),
      task('@kiban/auth:test-unit', 'failure', 'No result.'),
      task('@kiban/cli:test-unit', 'stopped', ''),
    ]);
    expect(count).toEqual({ passed: 10, failed: 4, skipped: 0 });
    expect(text).toContain('Without a result: 2 targets, such as @kiban/auth:test-unit.\n');
  });

  it('is a failure without any target', () => {
    expect(summarizeTests([]).count).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
