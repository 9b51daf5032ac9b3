import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { thirdPartyNotices } from './third-party-notices.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kiban-notices-'));
});
afterEach(() => rm(root, { recursive: true }));

const add = async (name: string, manifest: object, texts: Record<string, string> = {}): Promise<void> => {
  const folder = join(root, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...manifest }));
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text);
};

it('passes on each licence once, with its notice, and names the author where there is no text', async () => {
  await add('@scope/two', { license: 'Apache-2.0' }, { LICENSE: 'Text of two', NOTICE: 'Notice of two' });
  await add('one', { license: 'MIT', author: { name: 'A. Author' } });
  await add('unused', { license: 'GPL-3.0' });
  const files = [
    'node_modules/one/index.js',
    'node_modules/@scope/two/lib/a.js',
    'node_modules/@scope/two/lib/b.js',
    'node_modules/@kiban/client/dist/index.js',
    'apps/auth/src/main.ts',
  ];
  const notices = await thirdPartyNotices(root, files);
  expect(notices.split(/-{80}/).map((notice) => notice.trim())).toEqual([
    '@scope/two 1.2.3, Apache-2.0\n\nText of two\n\nNotice of two',
    'one 1.2.3, MIT, by A. Author',
  ]);
});

it('passes on the licence of a font, which is in no package', async () => {
  await add('one', { license: 'MIT' });
  await writeFile(join(root, 'font-LICENSE.txt'), 'Text of the font\n');
  const notices = await thirdPartyNotices(root, ['node_modules/one/index.js'], ['font-LICENSE.txt']);
  expect(notices.split(/-{80}/).map((notice) => notice.trim())).toEqual([
    'Text of the font',
    'one 1.2.3, MIT',
  ]);
});

it('refuses a package that names no licence', async () => {
  await add('nameless', {});
  await expect(thirdPartyNotices(root, ['node_modules/nameless/index.js'])).rejects.toThrow(
    'nameless 1.2.3 names no licence',
  );
});
