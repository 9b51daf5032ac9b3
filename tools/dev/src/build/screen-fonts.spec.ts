import { expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../../../apps/web/src');

it('names a family in each font, without which a browser drops the declaration', async () => {
  const faults: string[] = [];
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    for (const [declaration] of (await readFile(join(SOURCES, file), 'utf8')).matchAll(/\bfont:[^;}]*/g))
      if (!/\b(inherit|system-ui|var\(--font)/.test(declaration)) faults.push(`${file}: ${declaration}`);
  expect(faults).toEqual([]);
});
