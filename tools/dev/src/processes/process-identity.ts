import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

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

/** What identifies the process that runs under this pid now, or undefined when none does (a zombie counts as none). */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  if (process.platform === 'linux') {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ]);
    const ticks = stat === undefined ? undefined : startTicksOf(stat);
    return ticks === undefined ? undefined : { pid, startMark: `${boot.trim()}:${ticks}` };
  }
  // `ps` knows the start to the second everywhere else, which together with the pid is enough.
  const answer = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => undefined);
  const line = answer?.stdout.trim() ?? '';
  if (line === '' || line.startsWith('Z')) return undefined;
  return { pid, startMark: line.replace(/^\S+\s+/, '') };
}

/** Whether exactly this process (not a later one with its pid) is still running. */
export async function isStillRunning(identity: ProcessIdentity): Promise<boolean> {
  const now = await identifyProcess(identity.pid);
  return now?.startMark === identity.startMark;
}
