import { describe, expect, it } from '@jest/globals';
import { countLine, countOf, succeeded } from './jest-result.js';

const result = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

describe('the count of a test run', () => {
  it('is one line', () => {
    expect(countLine(countOf(result))).toBe('7 passed, 0 failed, 2 skipped');
    expect(succeeded(countOf(result))).toBe(true);
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const count = countOf({ ...result, numRuntimeErrorTestSuites: 1 });
    expect(countLine(count)).toBe('7 passed, 1 failed, 2 skipped');
    expect(succeeded(count)).toBe(false);
  });

  it('is not a success when no test ran', () => {
    expect(succeeded(countOf({ ...result, numPassedTests: 0 }))).toBe(false);
  });
});
