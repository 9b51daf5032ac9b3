import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineOf } from '../processes/command-line.js';
import { endProcess } from '../processes/end-process.js';
import { identifyProcess } from '../processes/process-identity.js';

/** Content of PostgreSQL's postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number;
  readonly dataFolder: string;
  readonly port: number | undefined;
  /** `starting`, `stopping`, `ready` or `standby`; undefined while the file is still being written. */
  readonly status: string | undefined;
}

/** Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const port = Number.parseInt(lines[3] ?? '', 10);
  return {
    pid,
    dataFolder: lines[1] ?? '',
    port: Number.isInteger(port) ? port : undefined,
    status: lines[7] === undefined || lines[7] === '' ? undefined : lines[7],
  };
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return parsePostmasterFile(text);
}

/**
 * Stops a PostgreSQL that still serves this cluster after its launcher was killed. Removes a postmaster.pid whose process
 * is gone or is not this cluster's PostgreSQL: a reused pid would prevent the start. Resolves to true when it stopped a
 * server.
 */
export async function endLeftoverServer(cluster: string): Promise<boolean> {
  const left = await readPostmasterFile(cluster);
  if (left === undefined) return false;
  const identity = identifyProcess(left.pid);
  const command = identity === undefined ? '' : await commandLineOf(left.pid);
  const ours = command.includes('postgres') && command.includes(cluster);
  // A fast shutdown: it closes open sessions and keeps all commits.
  if (identity !== undefined && ours) await endProcess(identity, 'SIGINT', 15_000);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return identity !== undefined && ours;
}
