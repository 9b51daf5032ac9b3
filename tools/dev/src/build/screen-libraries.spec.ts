import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { findRepositoryRoot } from '../repository-root.js';
import { screenLibraries } from './screen-build.js';

it('names each library in the configuration that the screen imports', async () => {
  const root = findRepositoryRoot();
  const manifest = JSON.parse(await readFile(join(root, 'apps', 'web', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const own = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@kiban/'));
  const named = (await screenLibraries(root)).map((folder) => folder.split(/[\\/]/)[1]);
  expect(own.map((name) => name.replace('@kiban/', '')).sort()).toEqual([...named].sort());
});
