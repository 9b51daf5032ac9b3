import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process over time. The operating system reuses pids, so the pid alone is not unique; `startMark` differs
 * for every process with the same pid.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startMark: string;
}

/** Field 22 of /proc/<pid>/stat is the start time in clock ticks; the name in field 2 may contain spaces and brackets. */
export function startTicksOf(stat: string): string | undefined {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = afterName[0];
  if (state === 'Z' || state === 'X') return undefined;
  return afterName[19];
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Identity of the process that currently has this pid; undefined without one or for a zombie. It is synchronous, so that
 * a child is in the ledger before any other step can fail.
 */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`);
    const ticks = stat === undefined ? undefined : startTicksOf(stat);
    const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
    return ticks === undefined ? undefined : { pid, startMark: `${boot}:${ticks}` };
  }
  // Elsewhere `ps` reports the start to the second, which identifies a process together with the pid.
  const line = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  }).stdout.trim();
  if (line === '' || line.startsWith('Z')) return undefined;
  return { pid, startMark: line.replace(/^\S+\s+/, '') };
}

/** Whether exactly this process (not a later one with its pid) is still running. */
export function isStillRunning(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.startMark === identity.startMark;
}
