'use strict';

const { ChildProcess } = require('node:child_process');
const { once } = require('node:events');
const { clearInterval, setInterval, setTimeout } = require('node:timers');

const ASK_EVERY_MS = 500;
/** A deployment of a test stops its services in their order. */
const STOPS_WITHIN_MS = 20_000;

/**
 * Ends this worker when Jest has ended without it, as after a signal: the file that it runs would go on for minutes, and what it has
 * started would stay. A listener of `disconnect` would keep every idle worker alive, so this asks.
 */
function endWithJest() {
  if (!process.connected) return;
  const timer = setInterval(() => {
    if (process.connected) return;
    clearInterval(timer);
    const children = process._getActiveHandles().filter((handle) => handle instanceof ChildProcess);
    const ends = children.map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGTERM');
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref();
    void Promise.all(ends).then(() => process.exit(1));
  }, ASK_EVERY_MS);
  timer.unref();
}

module.exports = { endWithJest };
