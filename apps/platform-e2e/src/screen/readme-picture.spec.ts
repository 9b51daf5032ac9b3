import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = new URL('../../../../', import.meta.url);
const BYTES_MAX = 200_000;

it('has a small picture of a board in the README, with a text for those who do not see it', async () => {
  const readme = await readFile(fileURLToPath(new URL('README.md', root)), 'utf8');
  const [, text = '', path = ''] = /!\[([^\]]+)\]\((docs\/pictures\/board\.png)\)/.exec(readme) ?? [];
  expect(text.length).toBeGreaterThan(20);
  const picture = await readFile(fileURLToPath(new URL(path, root)));
  // The header of a PNG: its signature, and width and height from the bytes 16 and 20 on.
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_280, 800]);
  expect(picture.length).toBeLessThan(BYTES_MAX);
});
