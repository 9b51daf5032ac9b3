import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { runsOf } = createRequire(import.meta.url)('../../nx/folders.cjs') as {
  runsOf: (
    root: string,
    ids: readonly string[],
    folders: Readonly<Record<string, readonly string[]>>,
    filesMax?: number,
  ) => string[][];
};

const FILES = ['a/1', 'a/2', 'a/below/3', 'a/node_modules/4', 'a/dist/5', 'b/1', 'c/1', 'c/2', 'one.json'];

describe('the runs of a program for many projects', () => {
  const folders = { a: ['a'], b: ['b'], c: ['c', 'one.json'] };
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kiban-runs-'));
    for (const file of FILES) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('have at most the files that fit into memory, without what is installed or built, and a large project alone', () => {
    expect(runsOf(root, ['a', 'b', 'c'], folders, 4)).toEqual([['a', 'b'], ['c']]);
    expect(runsOf(root, ['b', 'a', 'c'], folders, 2)).toEqual([['b'], ['a'], ['c']]);
  });

  it('are one where nothing limits them', () => {
    expect(runsOf(root, ['a', 'b', 'c'], folders)).toEqual([['a', 'b', 'c']]);
  });
});
