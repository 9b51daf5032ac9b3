import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { endProcess } from './end-process.js';
import { identifyProcess, isStillRunning, type ProcessIdentity } from './process-identity.js';

describe('ending a process', () => {
  let child: ChildProcess;

  async function start(program: string): Promise<ProcessIdentity> {
    child = spawn(process.execPath, ['-e', `${program}; console.log('up')`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout ?? child, 'data');
    const identity = identifyProcess(child.pid ?? 0);
    if (identity === undefined) throw new Error('The child is not running.');
    return identity;
  }

  afterEach(() => {
    child.kill('SIGKILL');
  });

  it('never signals another process with the same pid', async () => {
    const identity = await start('setInterval(() => {}, 1000)');
    await endProcess({ ...identity, startMark: 'another process' });
    expect(isStillRunning(identity)).toBe(true);
  });

  it('asks first', async () => {
    const identity = await start("setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(7))");
    const exit = once(child, 'exit');
    await endProcess(identity);
    expect(await exit).toEqual([7, null]);
  });

  it('kills one that ignores the signal', async () => {
    const identity = await start("setInterval(() => {}, 1000); process.on('SIGTERM', () => {})");
    const exit = once(child, 'exit');
    await endProcess(identity, 'SIGTERM', 50);
    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(isStillRunning(identity)).toBe(false);
  });
});
