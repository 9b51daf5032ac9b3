import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process as it can be recognised later: the operating system gives a pid to another process once its first
 * owner is gone, so the pid alone proves nothing. `startMark` differs for every process that ever had the pid.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startMark: string;
}

/** Field 22 of /proc/<pid>/stat is the start time in clock ticks; the name in field 2 may itself hold spaces and brackets. */
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
 * What identifies the process that runs under this pid now, or undefined when none does (a zombie counts as none).
 * It does not wait: a child must be in the ledger before anything else can go wrong.
 */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (process.platform === 'linux') {
    const stat = readText(`/proc/${pid}/stat`);
    const ticks = stat === undefined ? undefined : startTicksOf(stat);
    const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
    return ticks === undefined ? undefined : { pid, startMark: `${boot}:${ticks}` };
  }
  // `ps` knows the start to the second everywhere else, which together with the pid is enough.
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
