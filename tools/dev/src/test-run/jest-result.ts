/** The used properties of Jest's --json result. */
export interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that failed to load: their tests are not counted elsewhere. */
  readonly numRuntimeErrorTestSuites: number;
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Counts a file that fails to load as one failure, so that it never passes as a file without tests. */
export function countOf(result: JestResult): TestCount {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** The machine-readable last line of a test run. */
export function countLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run without tests is not a success. */
export function succeeded({ passed, failed }: TestCount): boolean {
  return failed === 0 && passed > 0;
}
