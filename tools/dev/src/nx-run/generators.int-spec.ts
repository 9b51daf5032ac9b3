import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { linkPackages } from '../packages/linked-packages.js';

const root = resolve(import.meta.dirname, '../../../..');
const call = promisify(execFile);
let copy: string;

/** What Nx and Jest tell the programs that they start is not for those of the copy. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NX_|JEST_|KIBAN_TASK|KIBAN_TEST_RESULTS|NODE_OPTIONS)/.test(name),
  ),
);

/** Runs a program of the copy. @throws with what it has written, where it fails */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await call(process.execPath, [program, ...args], {
      ...{ cwd: copy, env, maxBuffer: 16 * 1024 * 1024 },
    });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([program, ...args, stdout, stderr].join('\n'), { cause: error });
  }
}
const compile = (...projects: string[]): Promise<string> =>
  run('node_modules/typescript-7/bin/tsc', '-b', ...projects);
const generate = (...args: string[]): Promise<string> => run('tools/generators/bin/new.mjs', ...args);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kiban-generators-'));
  const { stdout } = await call('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    ...{ cwd: root, maxBuffer: 16 * 1024 * 1024 },
  });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const folder of new Set(files.map(dirname))) await mkdir(join(copy, folder), { recursive: true });
  await Promise.all(files.map((file) => cp(join(root, file), join(copy, file))));
  await linkPackages(root, copy);
}, 120_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

it('writes a property, a kind of event and a view into a copy of the repository, which then builds', async () => {
  expect(await generate('property', 'estimate', '--max=1000')).toMatch(
    /CREATE .*estimate-fact\.tsx[^]*Next:/,
  );
  expect(await generate('event', 'sprint.start', '--card=cardId')).toMatch(/CREATE .*sprint-event-data/);
  expect(await generate('view', 'timeline', '--labelJa=タイムライン')).toMatch(/CREATE .*timeline-view\.tsx/);
  await compile('tools/schema', 'tools/openapi');
  await run('tools/schema/dist/src/main.js', 'write');
  expect(await run('tools/openapi/dist/src/main.js', 'write')).toContain(' 0 faults');
  // The services, the gateway and the libraries are compiled already; the screen needs the generated client.
  await compile('apps/web');
}, 600_000);

it('writes a property that goes through the test of every declared property', async () => {
  const tested = await run(
    ...([
      'node_modules/jest/bin/jest.js',
      'apps/boards-api/src/cards/fictitious-property',
      '--verbose',
    ] as const),
  );
  expect(tested).toContain('✓ is any property of the declaration, such as estimate');
}, 300_000);
