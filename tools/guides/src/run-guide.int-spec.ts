import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from './code-block.js';
import { readPage } from './page.js';
import { runGuide } from './run-guide.js';
import { blocksNotRun, runnableBlocks } from './runnable-guide.js';

describe('running the code of a guide', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kiban-guides-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function pageOf(...lines: string[]): ReturnType<typeof readPage> {
    writeFileSync(join(root, 'guide.md'), ['# Guide', '', ...lines].join('\n'));
    return readPage(root, { source: 'guide.md', address: '/docs/guide', summary: '' });
  }

  function faultsOf(language: Language, ...lines: string[]): Promise<string[]> {
    const page = pageOf(...lines);
    return runGuide(root, language, runnableBlocks(page, language, [page]), {
      PATH: process.env['PATH'],
      GREETING: 'hello',
    });
  }

  it('lets a later block use what an earlier one made', async () => {
    const lines = [
      '```ts',
      'const one: number = 1;',
      '```',
      'Then:',
      '```ts',
      'console.log(one + 1);',
      '```',
    ];
    expect(await faultsOf('ts', ...lines, '', '```text output', '2', '```')).toEqual([]);
  });

  it('hands the environment on', async () => {
    const lines = ['```ts', 'console.log(process.env.GREETING);', '```', '```text output', 'hello', '```'];
    expect(await faultsOf('ts', ...lines)).toEqual([]);
  });

  it('finds a block that ends with an error, and shows which', async () => {
    const lines = ['```ts', 'console.log(1);', '```', 'Then:', '```ts', "throw new Error('planted');", '```'];
    const [fault, ...more] = await faultsOf('ts', ...lines);
    expect(fault).toMatch(/^Exit code 1 in block 2:\nthrow new Error\('planted'\)/);
    expect(more).toEqual([]);
  });

  it('finds output that is not what the page shows, in whichever block it is', async () => {
    const lines = ['```ts', 'console.log(1);', '```', '```text output', '2', '```', 'Then:'];
    const [fault] = await faultsOf('ts', ...lines, '```ts', 'console.log(3);', '```');
    expect(fault).toContain('The page shows:\n2\nand this printed:\n1');
  });

  it('runs each language of a group against the same output', async () => {
    const group = ['```sh', 'echo same', '```', '```ts', "console.log('other');", '```'];
    const output = ['```text output', 'same', '```'];
    expect(await faultsOf('sh', ...group, ...output)).toEqual([]);
    expect(await faultsOf('ts', ...group, ...output)).toHaveLength(1);
  });

  it('ends a shell guide at the first command that fails, unless its block shows an error', async () => {
    const failing = ['cat no-such-file', 'echo after', '```', '```text output', 'after', '```'];
    expect(await faultsOf('sh', '```sh', ...failing)).toHaveLength(1);
    expect(await faultsOf('sh', '```sh error', ...failing)).toEqual([]);
  });

  it('leaves out and counts what is marked norun', () => {
    const page = pageOf('```sh norun', 'rm -rf everything', '```', 'Or:', '```sh', 'true', '```');
    expect(runnableBlocks(page, 'sh', [page]).map(({ text }) => text)).toEqual(['true']);
    expect(blocksNotRun(page)).toHaveLength(1);
  });

  it('rejects a mark that does not exist', () => {
    expect(() => pageOf('```sh no-run', 'rm -rf everything', '```')).toThrow('marked "no-run"');
  });
});
