import { setTimeout as delay } from 'node:timers/promises';
import { isStillRunning, type ProcessIdentity } from './process-identity.js';

const POLL_MS = 25;

/** Signals a process and ignores only "no such process". */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves to true once the process is gone, or to false after `withinMs`. */
export async function waitUntilGone(identity: ProcessIdentity, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isStillRunning(identity)) {
    if (Date.now() >= deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Ends one process of this or an earlier launcher: first with `signal`, then with SIGKILL after `graceMs`. It never
 * signals another process with the same pid.
 */
export async function endProcess(
  identity: ProcessIdentity,
  signal: NodeJS.Signals = 'SIGTERM',
  graceMs = 10_000,
): Promise<void> {
  if (!isStillRunning(identity)) return;
  signalProcess(identity.pid, signal);
  if (await waitUntilGone(identity, graceMs)) return;
  signalProcess(identity.pid, 'SIGKILL');
  await waitUntilGone(identity, 5_000);
}
