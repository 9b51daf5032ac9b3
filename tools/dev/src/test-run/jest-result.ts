/** The members of Jest's --json result that are read here. */
export interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that could not even be loaded: their tests are counted nowhere else. */
  readonly numRuntimeErrorTestSuites: number;
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that cannot be loaded counts as one failure: it must never look like a file without tests. */
export function countOf(result: JestResult): TestCount {
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** The last line of a test run, which machines read. */
export function countLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run that ran no test has shown nothing. */
export function succeeded({ passed, failed }: TestCount): boolean {
  return failed === 0 && passed > 0;
}
