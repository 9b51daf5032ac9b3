import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRepositoryRoot } from '../repository-root.js';
import { until } from '@kiban/one-machine/processes/until';

const bundler = join(findRepositoryRoot(), 'tools', 'dev', 'bin', 'bundle.mjs');
const PAIR = 'src/main.ts=dist/main.mjs';

describe('a bundle', () => {
  let folder: string;
  let output: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-bundle-'));
    output = join(folder, 'dist', 'main.mjs');
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  function source(name: string, text: string): Promise<void> {
    return writeFile(join(folder, 'src', `${name}.ts`), text);
  }

  function bundle(...args: readonly string[]): { status: number | null; stderr: string } {
    const all = args.some((arg) => arg.includes('=')) ? args : [...args, PAIR];
    return spawnSync(process.execPath, [bundler, ...all], { cwd: folder, encoding: 'utf8' });
  }

  function run(flags: readonly string[] = []): { stdout: string; stderr: string } {
    return spawnSync(process.execPath, [...flags, output], { encoding: 'utf8' });
  }

  it('keeps class names when two files have a class of the same name', async () => {
    const text = (value: number): string =>
      `export class Token { static made() { return new Token(); } value = ${value}; }`;
    await source('one', text(1));
    await source('two', text(2));
    await source(
      'main',
      `import { Token } from './one.js';
       import { Token as Other } from './two.js';
       for (const made of [Token.made(), Other.made()]) console.log(made.constructor.name, made.value);`,
    );
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('Token 1\nToken 2\n');
  });

  it('is ASCII and does the same with other characters, so that V8 keeps one byte a character', async () => {
    await source(
      'main',
      String.raw`// é’
       const tag = (parts: TemplateStringsArray): string => parts.join('');
       console.log(/^[é😀]$/u.test('😀'), /^\é$/.test('é'), /^\\[ぁ-ん]$/.test('\\あ'), tag` +
        '`’あ😀`, "\\\\é");',
    );
    expect(bundle().status).toBe(0);
    expect(await readFile(output, 'utf8')).toMatch(/^[\0-\x7f]*$/);
    expect(run().stdout).toBe('true true true ’あ😀 \\é\n');
  });

  it('has the constructor types of decorated classes, from which Nest injects', async () => {
    await source('part', 'export class Part {}');
    await source(
      'main',
      `import { Part } from './part.js';
       const seen: string[][] = [];
       Object.assign(Reflect, {
         metadata: (key: string, types: { name: string }[]) => () => {
           if (key === 'design:paramtypes') seen.push(types.map(({ name }) => name));
         },
       });
       const injectable = (target: unknown): void => void target;
       @injectable
       export class Whole { constructor(readonly part: Part, readonly name: string) {} }
       console.log(JSON.stringify(seen));`,
    );
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('[["Part","String"]]\n');
  });

  it('is made without a check of types', async () => {
    await source('main', 'const count: number = "three"; console.log(count);');
    expect(bundle().status).toBe(0);
    expect(run().stdout).toBe('three\n');
  });

  it('may be made of compiled files, as in an image', async () => {
    await mkdir(join(folder, 'compiled'));
    await writeFile(join(folder, 'compiled', 'part.js'), 'export const said = "compiled";');
    await writeFile(
      join(folder, 'compiled', 'main.js'),
      'import { said } from "./part.js"; console.log(said);',
    );
    expect(bundle('compiled/main.js=dist/main.mjs').status).toBe(0);
    expect(run().stdout).toBe('compiled\n');
  });

  describe('of two files', () => {
    beforeEach(async () => {
      await source('part', 'export const said = "before";');
      await source('main', 'import { said } from "./part.js"; console.log(said);');
      // Older than the build, as any source that is not being edited.
      for (const name of ['part', 'main']) await utimes(join(folder, 'src', `${name}.ts`), 1, 1);
      expect(bundle().status).toBe(0);
      expect(run().stdout).toBe('before\n');
    });

    async function isMadeAgain(): Promise<boolean> {
      const before = await stat(output).catch(() => undefined);
      expect(bundle().status).toBe(0);
      const after = await stat(output);
      return after.mtimeMs !== before?.mtimeMs || after.ino !== before.ino;
    }

    it('is not made again while nothing changes', async () => {
      expect(await isMadeAgain()).toBe(false);
    });

    it('is not made again when the whole folder is moved', async () => {
      await rename(folder, `${folder}-moved`);
      folder = `${folder}-moved`;
      output = join(folder, 'dist', 'main.mjs');
      expect(await isMadeAgain()).toBe(false);
    });

    it.each<[string, () => Promise<void>]>([
      ['a source was changed', () => source('part', 'export const said = "changed";')],
      ['a source was touched', () => utimes(join(folder, 'src', 'part.ts'), 2, 2)],
      ['the bundle was deleted', () => rm(output)],
      ['the bundle was truncated', () => writeFile(output, '')],
      ['its record was truncated', () => writeFile(`${output}.inputs.json`, '{"stamp":')],
    ])('is made again when %s', async (_what, change) => {
      await change();
      expect(await isMadeAgain()).toBe(true);
      expect(run().stdout).toMatch(/^(before|changed)\n$/);
    });

    it('is made again with a source map where one is requested, and then kept', async () => {
      expect(bundle('--source-maps').status).toBe(0);
      expect(await readdir(join(folder, 'dist'))).toContain('main.mjs.map');
      expect(await isMadeAgain()).toBe(false);
    });

    it('stays whole when a build is killed, and the next one replaces it', async () => {
      await source('part', 'export const said = "after";');
      const child = spawn(process.execPath, [bundler, PAIR], { cwd: folder, stdio: 'ignore' });
      const ended = once(child, 'exit');
      // Killed while its result is on the way to the disk, or before.
      await until(async () => ((await readdir(join(folder, 'dist'))).length > 2 ? true : undefined), {
        withinMs: 300,
        everyMs: 1,
      });
      child.kill('SIGKILL');
      await ended;
      expect(run().stdout).toMatch(/^(before|after)\n$/);
      expect(bundle().status).toBe(0);
      expect(run().stdout).toBe('after\n');
    });

    it('is not replaced when a dependency is missing, and the message names it', async () => {
      const before = await readFile(output, 'utf8');
      await source('main', `import 'a-missing-package';`);
      const { status, stderr } = bundle();
      expect(status).toBe(1);
      expect(stderr).toContain('a-missing-package');
      expect(await readFile(output, 'utf8')).toBe(before);
    });
  });

  it('reports source positions of errors when Node reads source maps', async () => {
    await source('part', '\n\nexport function fails(): void { throw new Error("on purpose"); }');
    await source('main', `import { fails } from './part.js';\nfails();`);
    expect(bundle('--source-maps').status).toBe(0);
    expect(run(['--enable-source-maps']).stderr).toContain(join('src', 'part.ts:3'));
  });
});
