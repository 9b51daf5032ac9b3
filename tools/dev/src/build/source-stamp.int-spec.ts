import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceStamp } from './source-stamp.js';

describe('the stamp of the sources', () => {
  let root: string;
  let built: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-stamp-'));
    await mkdir(join(root, 'libs/one/src'), { recursive: true });
    await mkdir(join(root, 'libs/one/dist'));
    await writeFile(join(root, 'tsconfig.json'), '{"files":[],"references":[{"path":"./libs/one"}]}');
    await writeFile(join(root, 'tsconfig.base.json'), '{}');
    await writeFile(join(root, 'package-lock.json'), '{}');
    await writeFile(join(root, 'libs/one/src/index.ts'), 'export {};');
    await writeFile(join(root, 'libs/one/dist/tsconfig.tsbuildinfo'), '{}');
    built = sourceStamp(root);
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  it('stays while nothing that the compiler reads changes', async () => {
    await writeFile(join(root, 'libs/one/dist/index.js'), '');
    await writeFile(join(root, 'libs/one/README.md'), '');
    expect(sourceStamp(root)).toBe(built);
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
    expect(sourceStamp(root)).not.toBe(built);
  });
});
