import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createPrivate, readPrivate, writePrivate } from './private-file.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiban-private-'));
  path = join(folder, 'below', 'profile.json');
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['640', '620', '610', '604', '602', '601'])(
  'a private file with the mode %s is not read, and its text not shown',
  async (mode) => {
    await writePrivate(path, 'a secret');
    await chmod(path, Number.parseInt(mode, 8));
    const read = readPrivate(path);
    await expect(read).rejects.toThrow(`Run: chmod 600 '${path}'`);
    await expect(read).rejects.not.toThrow('a secret');
  },
);

it('a private file is of its owner alone, and its folder too', async () => {
  await writePrivate(path, 'a secret');
  expect([(await stat(path)).mode & 0o777, (await stat(join(folder, 'below'))).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect(await readPrivate(path)).toBe('a secret');
});

it('a private file below a file is none, and is not written', async () => {
  await writeFile(join(folder, 'below'), 'a file of another program');
  expect(await readPrivate(path)).toBeNull();
  await expect(writePrivate(path, 'a secret')).rejects.toThrow();
});

it('a private file that exists is not created again', async () => {
  expect(await readPrivate(path)).toBeNull();
  expect(await createPrivate(path, 'first')).toBe(true);
  expect(await createPrivate(path, 'second')).toBe(false);
  expect(await readPrivate(path)).toBe('first');
});
