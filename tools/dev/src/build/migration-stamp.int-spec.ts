import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationStamp } from './migration-stamp.js';

describe('the stamp of the migrations', () => {
  let root: string;
  let functions: string;
  let before: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-stamp-'));
    functions = join(root, 'apps', 'auth', 'sql', 'functions');
    await mkdir(functions, { recursive: true });
    await writeFile(join(functions, 'one.sql'), 'SELECT 1');
    before = migrationStamp(root, 'programs');
  });

  afterEach(() => rm(root, { recursive: true }));

  it('stays equal while nothing changes', () => {
    expect(migrationStamp(root, 'programs')).toBe(before);
  });

  it.each<[string, () => Promise<void>]>([
    ['a function was changed', () => writeFile(join(functions, 'one.sql'), 'SELECT 10')],
    ['a function was touched', () => utimes(join(functions, 'one.sql'), 1, 1)],
    ['a function was added', () => writeFile(join(functions, 'two.sql'), 'SELECT 2')],
    ['a function was removed', () => rm(join(functions, 'one.sql'))],
  ])('differs when %s', async (_what, change) => {
    await change();
    expect(migrationStamp(root, 'programs')).not.toBe(before);
  });

  it('differs when a program was bundled again', () => {
    expect(migrationStamp(root, 'other programs')).not.toBe(before);
  });
});
