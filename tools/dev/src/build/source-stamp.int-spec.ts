import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectClosure, sourceStamp } from './source-stamp.js';

describe('the stamp of the sources', () => {
  let root: string;
  let built: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-stamp-'));
    await mkdir(join(root, 'libs/one/src'), { recursive: true });
    await mkdir(join(root, 'libs/one/dist'));
    await writeFile(join(root, 'libs/one/tsconfig.json'), '{"include":["src"]}');
    await writeFile(join(root, 'tsconfig.base.json'), '{}');
    await writeFile(join(root, 'package-lock.json'), '{}');
    await writeFile(join(root, 'libs/one/src/index.ts'), 'export {};');
    await writeFile(join(root, 'libs/one/dist/tsconfig.tsbuildinfo'), '{}');
    built = sourceStamp(root, 'libs/one');
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  it('stays equal while no input of the compiler changes', async () => {
    await writeFile(join(root, 'libs/one/dist/index.js'), '');
    await writeFile(join(root, 'libs/one/README.md'), '');
    expect(sourceStamp(root, 'libs/one')).toBe(built);
  });

  it('stays equal when the whole clone is moved', async () => {
    const moved = `${root}-moved`;
    await rename(root, moved);
    root = moved;
    expect(sourceStamp(root, 'libs/one')).toBe(built);
  });

  it.each<[string, (root: string) => Promise<void>]>([
    ['a source was changed', (root) => writeFile(join(root, 'libs/one/src/index.ts'), 'export const a = 1;')],
    ['a source was touched', (root) => utimes(join(root, 'libs/one/src/index.ts'), 1, 1)],
    ['a source was added', (root) => writeFile(join(root, 'libs/one/src/two.ts'), '')],
    ['a source was removed', (root) => rm(join(root, 'libs/one/src/index.ts'))],
    ['the compiler’s settings were changed', (root) => writeFile(join(root, 'tsconfig.base.json'), '{ }')],
    ['a dist folder was deleted', (root) => rm(join(root, 'libs/one/dist'), { recursive: true })],
  ])('differs when %s', async (_what, change) => {
    await change(root);
    expect(sourceStamp(root, 'libs/one')).not.toBe(built);
  });
});

describe('the projects of a build', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-projects-'));
    const references: Record<string, string[]> = {
      '.': ['./libs/a', './libs/b', './apps/c', './tools/d'],
      'libs/a': [],
      'libs/b': ['../a'],
      'apps/c': ['../../libs/b'],
      'tools/d': ['../../libs/a'],
    };
    for (const [project, paths] of Object.entries(references)) {
      await mkdir(join(root, project), { recursive: true });
      const text = JSON.stringify({ references: paths.map((path) => ({ path })) });
      await writeFile(join(root, project, 'tsconfig.json'), text);
    }
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  it('are the requested ones and their references', () => {
    expect(projectClosure(root, ['apps/c'])).toEqual(['apps/c', 'libs/a', 'libs/b']);
    expect(projectClosure(root, ['tools/d', 'libs/b'])).toEqual(['libs/a', 'libs/b', 'tools/d']);
  });

  it('are all projects for the whole repository', () => {
    expect(projectClosure(root, ['.'])).toEqual(['apps/c', 'libs/a', 'libs/b', 'tools/d']);
  });
});
