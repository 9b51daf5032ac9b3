import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandError } from './failure.js';
import { fileFault } from './file-fault.js';
import { readGivenFile, readInput } from './read-input.js';

describe('a file that a person names', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-file-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const at = (...names: string[]): string => join(folder, ...names);
  const fault = (path: string): Promise<unknown> => readGivenFile(path, 10).catch((error: unknown) => error);

  it('is read whole, and standard input in the place of -', async () => {
    await writeFile(at('a'), '0123456789');
    const stdin = new PassThrough();
    stdin.end('piped');
    expect(String(await readInput(stdin, at('a'), 10))).toBe('0123456789');
    expect(String(await readInput(stdin, '-', 10))).toBe('piped');
  });

  it.each([
    ['that is missing', 'none', 'there is no such file or folder'],
    ['that is a folder', 'folder', 'it is a folder'],
    ['below a file', 'a/b', 'a part of the path is no folder'],
    ['with a name that no disk takes', 'n'.repeat(300), 'the name is too long'],
    ['that links to itself', 'loop', 'its links point to each other'],
  ])('%s is one sentence without a code', async (_what, name, reason) => {
    await writeFile(at('a'), '');
    await mkdir(at('folder'));
    await symlink(at('loop'), at('loop'));
    const error = await fault(at(name));
    expect(error).toBeInstanceOf(CommandError);
    expect((error as Error).message).toBe(`${at(name)} cannot be opened: ${reason}.`);
  });

  // The administrator may read every file.
  (process.getuid?.() === 0 ? it.skip : it)('that others closed is one sentence', async () => {
    await writeFile(at('closed'), '');
    await chmod(at('closed'), 0);
    expect(String(await fault(at('closed')))).toContain('cannot be opened: you have no permission.');
  });

  it('is not read beyond its limit, also without an end', async () => {
    await writeFile(at('long'), 'x'.repeat(11));
    expect(String(await fault(at('long')))).toContain(`${at('long')} has more than 10 bytes.`);
    expect(String(await fault('/dev/zero'))).toContain('/dev/zero has more than 10 bytes.');
  });

  it('is written with a sentence too, and other errors stay unchanged', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
    expect(String(fileFault(full, 'out.json'))).toContain('out.json cannot be written: the disk is full.');
    expect(String(fileFault(full))).toContain('The output cannot be written: the disk is full.');
    for (const other of [
      new Error('no code'),
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }),
      Object.assign(new Error('bind'), { code: 'EACCES', syscall: 'bind' }),
    ])
      expect(fileFault(other)).toBe(other);
  });
});
