'use strict';

const { register } = require('node:module');
const { dirname, join, relative } = require('node:path');
const { pathToFileURL } = require('node:url');
const { endWithJest } = require('./end-with-jest.cjs');
const { WorkerState, takeLeftovers } = require('./leftovers.cjs');

const INITIALIZER = join(dirname(require.resolve('jest-circus/package.json')), 'build', 'jestAdapterInit.js');
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

let isRegistered = false;
/** Once for a worker. */
function prepareWorker({ moduleNameMapper, rootDir }) {
  if (isRegistered) return;
  isRegistered = true;
  endWithJest();
  register('./hooks.mjs', {
    parentURL: pathToFileURL(join(__dirname, 'runner.cjs')),
    data: { moduleNameMapper, rootDir },
  });
}

/** A copy of circus for one file: its state would otherwise contain the tests of the file before. */
function freshCircus() {
  delete globalThis[EVENT_HANDLERS];
  delete require.cache[INITIALIZER];
  const circus = require(INITIALIZER);
  module.children.pop();
  return circus;
}

/**
 * Runs a test file (`testRunner`). Jest finds, orders, distributes and reports the files, and circus runs the tests; but Node imports the
 * file, so that a module is loaded once in a worker and not once for each file.
 */
module.exports = async function runNatively(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
  sendMessageToJest,
) {
  prepareWorker(config);
  const { setJestGlobals } = await import('./jest-globals.mjs');
  const before = new WorkerState();
  const { initialize, runAndTransformResultsToJestFormat } = freshCircus();
  await initialize({
    config: { ...config, injectGlobals: false },
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: (globals) => setJestGlobals({ ...globals, jest: jestOf(environment) }),
    testPath,
  });
  let hasEnded = false;
  try {
    await outOfStacks(() => import(pathToFileURL(testPath).href));
    before.afterImport();
    const result = await outOfStacks(() =>
      runAndTransformResultsToJestFormat({ config, globalConfig, setupAfterEnvPerfStats: {}, testPath }),
    );
    hasEnded = true;
    return result;
  } finally {
    environment.restore();
    const left = await takeLeftovers(before);
    // The handlers of circus stay where a file cannot be loaded.
    if (hasEnded && left.length > 0) {
      const path = relative(config.rootDir, testPath);
      process.stderr.write(`Left behind by ${path}: ${left.join(', ')}.\n`);
    }
  }
};

/**
 * Awaits work whose failures do not name this file: Jest shows the first line of a stack that is not its own, and an `await` is part of the
 * stacks below it.
 */
function outOfStacks(work) {
  return new Promise((resolve, reject) => {
    work().then(
      (value) => resolve(value),
      (error) => reject(error),
    );
  });
}

function jestOf({ moduleMocker, fakeTimersModern }) {
  return {
    fn: moduleMocker.fn.bind(moduleMocker),
    spyOn: moduleMocker.spyOn.bind(moduleMocker),
    restoreAllMocks: () => moduleMocker.restoreAllMocks(),
    useFakeTimers: (options) => fakeTimersModern.useFakeTimers(options),
    useRealTimers: () => fakeTimersModern.useRealTimers(),
    advanceTimersByTime: (ms) => fakeTimersModern.advanceTimersByTime(ms),
  };
}
