import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherLock, lockHolder } from './launcher-lock.js';

describe('the lock of a data folder', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-lock-'));
    file = join(folder, 'launcher.json');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('is held by one launcher, and the second one fails with one sentence', async () => {
    const lock = await LauncherLock.acquire(file);
    expect((await lockHolder(file))?.pid).toBe(process.pid);
    await expect(LauncherLock.acquire(file)).rejects.toMatchObject({
      code: 'already_running',
      message: expect.stringContaining(`process ${process.pid}`),
    });
    await lock.release();
    expect(await lockHolder(file)).toBeUndefined();
    await (await LauncherLock.acquire(file)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['whose holder is gone', JSON.stringify({ pid: 2 ** 30, startMark: 'x', ticket: 't' })],
    [
      'whose holder’s pid belongs to another process',
      JSON.stringify({ pid: process.pid, startMark: 'x', ticket: 't' }),
    ],
    ['that is half written', '{"pid": 1'],
  ])('is taken over from a lock %s, by exactly one of many', async (_what, content) => {
    for (let round = 0; round < 40; round += 1) {
      await writeFile(file, content);
      const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => LauncherLock.acquire(file)));
      const won = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
      expect(won).toHaveLength(1);
      expect(await readdir(folder)).toEqual(['launcher.json']);
      await won[0]?.release();
    }
  });

  it('is taken over when another launcher died during its takeover', async () => {
    const gone = (ticket: string): string => JSON.stringify({ pid: 2 ** 30, startMark: 'x', ticket });
    await writeFile(file, gone('one'));
    await writeFile(`${file}.after-one`, gone('two'));
    const lock = await LauncherLock.acquire(file);
    expect(await readdir(folder)).toEqual(['launcher.json']);
    expect((await lockHolder(file))?.pid).toBe(process.pid);
    await lock.release();
  });
});
