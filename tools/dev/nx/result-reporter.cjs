const { appendFileSync } = require('node:fs');
const { relative } = require('node:path');

/** A reporter of Jest: a line for each finished test file, and a last one after a whole run. */
module.exports = class ResultReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
    this.file = process.env.KIBAN_TEST_RESULTS;
  }

  onTestResult(
    { path },
    { numPassingTests, numFailingTests, numPendingTests, numTodoTests, testExecError, failureMessage },
  ) {
    if (this.file === undefined) return;
    const line = {
      path: relative(this.rootDir, path),
      ok: numFailingTests === 0 && testExecError === undefined && !failureMessage,
      passed: numPassingTests,
      failed: Math.max(numFailingTests, testExecError === undefined ? 0 : 1),
      skipped: numPendingTests + numTodoTests,
    };
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  onRunComplete(_, { wasInterrupted }) {
    if (this.file === undefined || wasInterrupted) return;
    appendFileSync(this.file, `${JSON.stringify({ complete: true })}\n`);
  }

  getLastError() {
    return undefined;
  }
};
