import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command line of a running process with its arguments separated by spaces; empty when there is none. */
export async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const raw = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return raw.replaceAll('\0', ' ').trim();
  }
  const response = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => undefined);
  return response?.stdout.trim() ?? '';
}
