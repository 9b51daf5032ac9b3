'use strict';

const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * The environment of a natively loaded test file (`testEnvironment`): the realm of the worker itself. Jest replaces the console and the
 * exit of the process for each file; both are restored afterwards.
 */
module.exports = class WorkerEnvironment {
  #console = globalThis.console;
  #exit = process.exit;
  #stackTraceLimit = Error.stackTraceLimit;

  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  // Jest checks that it exists; only its own runtime calls it.
  getVmContext() {
    return null;
  }

  async setup() {}

  /** Ends what a test replaced in the realm. */
  restore() {
    this.fakeTimersModern.useRealTimers();
    this.moduleMocker.restoreAllMocks();
  }

  async teardown() {
    this.restore();
    this.fakeTimersModern.dispose();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    Error.stackTraceLimit = this.#stackTraceLimit;
  }
};
