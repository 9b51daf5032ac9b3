import { afterAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRepositoryRoot } from '../repository-root.js';
import { jestProgram } from './jest-process.js';
import { runnerConfig } from './testing/runner-config.js';

/** Starts a process, and names it and its worker. */
const STARTS = `import { it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
it('starts and waits', () => new Promise(() => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  writeFileSync(process.env.KIBAN_STARTED, process.pid + ' ' + child.pid);
}), 600_000);
`;

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'kiban-ended-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'workers and what their tests have started end with Jest, after %s',
  async (signal) => {
    const started = join(folder, signal);
    // With one file alone, Jest would run it in its own process.
    for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.spec.ts`), STARTS);
    const config = JSON.stringify(runnerConfig(findRepositoryRoot(), folder));
    const jest = spawn(
      process.execPath,
      [jestProgram(), '--maxWorkers=2', '--no-cache', '--config', config],
      {
        cwd: folder,
        stdio: 'ignore',
        env: { ...process.env, KIBAN_STARTED: started },
      },
    );
    const pids = await eventually('a test has started a process', () => {
      const [worker, child] = readFileSync(started, 'utf8').split(' ').map(Number);
      return worker && child ? [worker, child] : undefined;
    });
    try {
      expect(pids.map(runs)).toEqual([true, true]);
      expect(pids[0]).not.toBe(jest.pid);
      jest.kill(signal);
      await eventually('both have ended', () => !pids.some(runs));
    } finally {
      for (const pid of pids.filter(runs)) process.kill(pid, 'SIGKILL');
    }
  },
);
