import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createPrivate, readPrivate, removePrivate } from './private-file.js';

/** Longer than any work under a lock takes. A lock of this age is of a process that was killed. */
const STALE_MS = 60_000;
const POLL_MS = 50;

/** Runs work while no other process does, by a lock file that one of them creates. */
export async function withFileLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const holder = randomBytes(16).toString('hex');
  while (!(await createPrivate(path, holder))) {
    if (await isStale(path)) await removePrivate(path);
    else await pause(POLL_MS);
  }
  try {
    return await work();
  } finally {
    // After a pause of this machine, another process may hold it.
    if ((await readPrivate(path)) === holder) await removePrivate(path);
  }
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > STALE_MS;
}
