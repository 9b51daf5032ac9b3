import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { summarizeTests } from '../test-run/every-test.js';
import { runNx } from './run-nx.js';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'kiban-nx-cache-'));
const home = join(folder, 'home');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(workspace: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
}

const manifest = (name: string, dependencies: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ name: `@kiban/${name}`, version: '0.1.0', dependencies });

/** In place of the compiler: writes which folders it has compiled, and finds a fault in a file called `fault.ts`. */
const COMPILER = `
  import { appendFileSync, existsSync } from 'node:fs';
  const [, , log, ...folders] = process.argv;
  for (const folder of folders) appendFileSync(log, folder + '\\n');
  const faults = folders.filter((folder) => existsSync(folder + '/fault.ts'));
  for (const folder of faults) console.log(folder + '/fault.ts(1,1): error TS1: Planted.');
  process.exitCode = faults.length === 0 ? 0 : 1;
`;

/**
 * In place of Jest: finds the test files of the patterns; one that contains `fails` fails. `.data/mode` is `broken` for a run that fails for
 * another reason, and `ended` for one that has no results.
 */
const TESTS = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  const patterns = process.argv.slice(2).map((text) => new RegExp(text));
  const mode = readFileSync('.data/mode', 'utf8');
  const run = ['libs/first/src/one.spec.ts', 'libs/first/src/two.int-spec.ts', 'libs/other/src/three.int-spec.ts']
    .filter((path) => patterns.some((pattern) => pattern.test(path)));
  const results = run.map((path) => {
    appendFileSync('.data/tested.log', path + '\\n');
    const failed = readFileSync(path, 'utf8').includes('fails') ? 1 : 0;
    return { path, passed: 2 - failed, failed, skipped: 1 };
  });
  if (mode !== 'ended') writeFileSync(process.env.KIBAN_TEST_RESULTS, JSON.stringify(results));
  process.exitCode = mode !== '' || results.some(({ failed }) => failed > 0) ? 1 : 0;
`;

/** A workspace with the targets, inputs and executors of this one. \`last\` depends on \`first\`, \`other\` on none. */
function makeWorkspace(workspace: string): void {
  const nx = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
    targetDefaults: { build: { options: object }; tests: { options?: object } };
  };
  nx.targetDefaults.build.options = { program: 'docs/compiler.mjs', args: ['.data/compiled.log'] };
  nx.targetDefaults.tests.options = { program: 'docs/tests.mjs' };
  cpSync(join(root, 'tools/dev/nx'), join(workspace, 'tools/dev/nx'), { recursive: true });
  cpSync(join(root, 'tools/dev/package.json'), join(workspace, 'tools/dev/package.json'));
  write(workspace, {
    '.gitignore': 'node_modules\n.data\n.nx\n',
    'nx.json': JSON.stringify(nx),
    'package.json': JSON.stringify({
      name: 'kiban',
      private: true,
      workspaces: ['apps/*', 'libs/*', 'tools/*'],
      nx: { includedScripts: [] },
    }),
    'docs/compiler.mjs': COMPILER,
    'docs/tests.mjs': TESTS,
    '.data/compiled.log': '',
    'libs/first/package.json': manifest('first'),
    'libs/first/tsconfig.json': '{}',
    'libs/first/src/index.ts': 'export const one = 1;\n',
    'apps/last/package.json': manifest('last', { '@kiban/first': '0.1.0' }),
    'apps/last/tsconfig.json': '{}',
    'apps/last/src/main.ts': "import '@kiban/first';\n",
    'libs/other/package.json': manifest('other'),
    'libs/other/tsconfig.json': '{}',
    'libs/first/src/one.spec.ts': '',
    'libs/first/src/two.int-spec.ts': '',
    'libs/other/src/three.int-spec.ts': '',
  });
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'));
}

const git = (workspace: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Aiko', '-c', 'user.email=aiko@example.com', ...args], {
    cwd: workspace,
    encoding: 'utf8',
  });

const BUILD = ['run-many', '-t', 'build', '-p', '@kiban/first', '@kiban/last', '@kiban/other'];

/** Runs the target and returns the folders that were compiled. */
async function compiled(workspace: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const log = join(workspace, '.data/compiled.log');
  write(workspace, { '.data/compiled.log': '' });
  const { results, output } = await runNx(workspace, BUILD, { ...process.env, HOME: home, ...env });
  if (results === undefined) throw new Error(output);
  const bad = results.filter(({ status }) => status === 'failure').map(({ id }) => `failed ${id}`);
  return [...readFileSync(log, 'utf8').split('\n').filter(Boolean).sort(), ...bad];
}

/** Runs the tests, and returns which files ran and what their summary says. */
async function tested(workspace: string, mode = ''): Promise<{ files: string[]; text: string }> {
  write(workspace, { '.data/tested.log': '', '.data/mode': mode });
  const args = ['run-many', '-t', 'test', '-p', '@kiban/first', '@kiban/other'];
  const { results, output } = await runNx(workspace, args, { ...process.env, HOME: home });
  if (results === undefined) throw new Error(output);
  const files = readFileSync(join(workspace, '.data/tested.log'), 'utf8').split('\n').filter(Boolean).sort();
  return { files, text: summarizeTests(results).text };
}

/** Nx takes some seconds to begin, and far more beside other tests. */
const LONG_MS = 240_000;

const ALL = ['apps/last', 'libs/first', 'libs/other'];

const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) console.log('Skipped: the cache is shared by clones of git.');

(hasGit ? describe : describe.skip)('the cache of Nx', () => {
  const first = join(folder, 'first');
  const second = join(folder, 'second');

  beforeAll(async () => {
    mkdirSync(home);
    mkdirSync(first);
    makeWorkspace(first);
    git(first, 'init', '--quiet');
    git(first, 'add', '--all');
    git(first, '-c', 'commit.gpgsign=false', 'commit', '--quiet', '-m', 'Begin');
    expect(await compiled(first)).toEqual(ALL);
    git(folder, 'clone', '--quiet', first, second);
    symlinkSync(join(root, 'node_modules'), join(second, 'node_modules'));
  }, LONG_MS);

  it(
    'serves another clone on the same machine',
    async () => {
      expect(await compiled(second)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'serves no other version of Node',
    async () => {
      const programs = join(folder, 'programs');
      write(programs, { node: '#!/bin/sh\necho v99.0.0\n' });
      chmodSync(join(programs, 'node'), 0o755);
      expect(await compiled(second, { PATH: `${programs}:${process.env['PATH'] ?? ''}` })).toEqual(ALL);
    },
    LONG_MS,
  );

  it(
    'runs a changed project and what depends on it',
    async () => {
      write(second, { 'libs/first/src/index.ts': 'export const one = 2;\n' });
      expect(await compiled(second)).toEqual(['apps/last', 'libs/first']);
    },
    LONG_MS,
  );

  it(
    'runs everything after a change of a file that no project owns',
    async () => {
      write(second, { 'apps/unknown/settings.txt': 'one' });
      expect(await compiled(second)).toEqual(ALL);
      write(second, { 'unknown.txt': 'one' });
      expect(await compiled(second)).toEqual(ALL);
    },
    LONG_MS,
  );

  it(
    'keeps no result of a project with a fault, and those of the others',
    async () => {
      write(second, { 'libs/other/fault.ts': '', 'libs/first/src/index.ts': 'export const one = 3;\n' });
      expect(await compiled(second)).toEqual([...ALL, 'failed @kiban/other:build']);
      expect(await compiled(second)).toEqual(['libs/other', 'failed @kiban/other:build']);
    },
    LONG_MS,
  );

  it(
    'counts tests whose inputs are as they were, and runs the others',
    async () => {
      const [one, two, three] = [
        'libs/first/src/one.spec.ts',
        'libs/first/src/two.int-spec.ts',
        'libs/other/src/three.int-spec.ts',
      ];
      expect(await tested(second)).toEqual({
        files: [one, two, three],
        text: '6 passed, 0 failed, 3 skipped\n',
      });
      write(second, { [two]: 'fails' });
      const failing = await tested(second);
      expect(failing.files).toEqual([one, two]);
      expect(failing.text).toMatch(/: 3 tests\.\n5 passed, 1 failed, 3 skipped\n$/);
      // The unit tests of the project have every file of it among their inputs, and passed.
      expect(await tested(second)).toMatchObject({ files: [two] });
      write(second, { [two]: '' });
    },
    LONG_MS,
  );

  it.each(['broken', 'ended'])(
    'keeps no result of a run that was %s',
    async (mode) => {
      write(second, { 'libs/other/src/three.int-spec.ts': mode });
      const { files, text } = await tested(second, mode);
      expect(files).toContain('libs/other/src/three.int-spec.ts');
      expect(text).toMatch(/passed, [1-9]\d* failed/);
      expect((await tested(second)).files).toContain('libs/other/src/three.int-spec.ts');
    },
    LONG_MS,
  );
});
