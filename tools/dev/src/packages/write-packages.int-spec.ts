import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRepositoryRoot } from '../repository-root.js';
import type { ListedPackage } from './listed-package.js';
import { PUBLISHED_PACKAGES } from './published-packages.js';
import { writePackages } from './write-packages.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiban-packed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives equal archives to launchers that pack together, and leaves one whole folder', async () => {
  const root = findRepositoryRoot();
  const target = join(folder, 'packages');
  const small = PUBLISHED_PACKAGES.filter(({ content }) => content.kind !== 'server');
  const packed = await Promise.all([1, 2].map(() => writePackages(root, target, small)));
  expect(packed[0]).toEqual(packed[1]);
  const listed = JSON.parse(await readFile(join(target, 'index.json'), 'utf8')) as ListedPackage[];
  const files = listed.map(({ file }) => file);
  expect((await readdir(target)).sort()).toEqual([...files, 'index.html', 'index.json'].sort());
  expect(await readdir(folder)).toEqual(['packages']);
});
