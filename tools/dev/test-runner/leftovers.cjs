'use strict';

const { setTimeout: delay } = require('node:timers/promises');

/** A closed socket or an ended process takes some turns of the event loop to go. */
const SETTLED_AFTER_MS = 10_000;
const POLL_MS = 20;

/** What a test file can leave behind in its worker, where the next files would find it. */
class WorkerState {
  // Their first use opens a pipe, which stays.
  static streams = [process.stdout, process.stderr];

  /** By kind: timers, sockets, servers, processes and others that keep the process running. */
  resources = countsOf(process.getActiveResourcesInfo());
  environment = { ...process.env };
  folder = process.cwd();
  listeners = listeners();

  /** Packages add listeners when they are imported, once for the worker. A timer of Jest itself may have ended since. */
  afterImport() {
    const now = countsOf(process.getActiveResourcesInfo());
    for (const [name, count] of this.resources) this.resources.set(name, Math.min(count, now.get(name) ?? 0));
    for (const listener of listeners()) this.listeners.add(listener);
  }
}

/** Those of the worker's exit do nothing before. */
const listenedEvents = () => process.eventNames().filter((name) => name !== 'exit');

const listeners = () => new Set(listenedEvents().flatMap((name) => process.listeners(name)));

function countsOf(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function moreResources(before) {
  return [...countsOf(process.getActiveResourcesInfo())]
    .map(([name, count]) => [name, count - (before.resources.get(name) ?? 0)])
    .filter(([, more]) => more > 0);
}

/**
 * Names what a test file left behind since this state, and takes back what can be: variables, listeners and the folder. Waits a moment for
 * sockets and processes that are about to end.
 */
async function takeLeftovers(before) {
  const left = [];
  for (let waited = 0; moreResources(before).length > 0 && waited < SETTLED_AFTER_MS; waited += POLL_MS)
    await delay(POLL_MS);
  for (const [name, more] of moreResources(before)) left.push(`${more} × ${name}`);
  for (const name of new Set([...Object.keys(before.environment), ...Object.keys(process.env)])) {
    if (process.env[name] === before.environment[name]) continue;
    left.push(`the environment variable ${name}`);
    if (before.environment[name] === undefined) delete process.env[name];
    else process.env[name] = before.environment[name];
  }
  for (const name of listenedEvents()) {
    const more = process.listeners(name).filter((listener) => !before.listeners.has(listener));
    if (more.length > 0) left.push(`${more.length} × a listener of process.on('${String(name)}')`);
    for (const listener of more) process.off(name, listener);
  }
  if (process.cwd() !== before.folder) {
    left.push(`the working folder ${process.cwd()}`);
    process.chdir(before.folder);
  }
  return left;
}

module.exports = { WorkerState, takeLeftovers };
