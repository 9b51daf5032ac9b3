import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { identifyProcess, isStillRunning } from '@kiban/one-machine/processes/process-identity';
import { ProcessLedger } from '@kiban/one-machine/processes/process-ledger';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeLeftScratch } from './scratch-folder.js';

const progress = new ConsoleProgress(() => undefined);
let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kiban-scratch-'));
});
afterEach(() => rm(parent, { recursive: true }));

async function scratch(
  name: string,
  holder: { pid: number; startMark: string } | undefined,
): Promise<string> {
  const path = join(parent, `kiban-plant-${name}`);
  await mkdir(path);
  if (holder) await writeFile(new DataFolder(path).lockFile, JSON.stringify({ ...holder, ticket: 'a' }));
  return path;
}

const deadProcess = { pid: process.pid, startMark: 'of another process' };

describe('the next run', () => {
  it('ends what a killed run left, and removes its folder', async () => {
    const left = await scratch('killed', deadProcess);
    const tests = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const identity = identifyProcess(tests.pid ?? 0);
    if (!identity) throw new Error('The process did not start.');
    new ProcessLedger(new DataFolder(left).ledgerFile).note({
      ...identity,
      name: 'tests',
      stopSignal: 'SIGTERM',
    });
    expect(await removeLeftScratch(progress, parent)).toEqual([left]);
    expect(isStillRunning(identity)).toBe(false);
    expect(existsSync(left)).toBe(false);
  });

  it('leaves the folder of a run that is alive or about to lock it', async () => {
    const self = identifyProcess(process.pid);
    const folders = [await scratch('running', self), await scratch('starting', undefined)];
    const old = await scratch('without-lock', undefined);
    await utimes(old, new Date(0), new Date(0));
    expect(await removeLeftScratch(progress, parent)).toEqual([old]);
    expect(folders.every((path) => existsSync(path))).toBe(true);
  });
});
