import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findRepositoryRoot } from '../repository-root.js';
import { jestProgram } from './jest-process.js';
import type { JestResult, TestResult } from './jest-result.js';
import { runnerConfig } from './testing/runner-config.js';

const HEAD = "import { expect, it, jest } from '@jest/globals';\n";

/** Test files, in the order of their names; each case has its own. */
const FILES: Readonly<Record<string, string>> = {
  'counted.ts': 'export const loaded = { times: 0 };\nloaded.times += 1;\n',
  'a-shares.spec.ts': `${HEAD}import { loaded } from './counted.js';
it('counts', () => { loaded.times += 10; expect(loaded.times).toBe(11); });`,
  'b-shares.spec.ts': `${HEAD}import { loaded } from './counted.js';
it('counts on', () => expect(loaded.times).toBe(11));`,
  'c-fails.spec.ts': `${HEAD}interface Never { readonly seen: string }
const broken = (): void => {
  throw new TypeError('a planted fault');
};
it('throws', async () => { await Promise.resolve(); broken(); });
it('expects', () => {
  const never: Never = { seen: 'a' };
  expect(never.seen).toBe('b');
});
it('waits', () => new Promise(() => undefined), 50);
it('rejects on the side', async () => {
  void Promise.reject(new Error('an unawaited fault'));
  await new Promise((resolve) => setImmediate(resolve));
});`,
  'd-cannot-load.spec.ts': `${HEAD}it('never runs', () => undefined);\nthrow new Error('at its import');`,
  'e-replaces.spec.ts': `${HEAD}it('replaces', () => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(2);
  expect([Date.now(), Math.random()]).toEqual([0, 2]);
});`,
  'f-has-the-originals.spec.ts': `${HEAD}it('has the originals', () => {
  expect(Date.now()).toBeGreaterThan(0);
  expect(Math.random()).toBeLessThan(1);
});`,
  'g-leaves.spec.ts': `${HEAD}import { createServer } from 'node:net';
it('leaves', async () => {
  process.env['KIBAN_LEFT'] = '1';
  process.on('SIGUSR2', () => undefined);
  process.chdir('/');
  for (let timer = 0; timer < 20; timer += 1) setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => { createServer().listen(0, '127.0.0.1', resolve); });
});`,
  'h-is-clean.spec.ts': `${HEAD}import { createServer } from 'node:net';
it('finds nothing of the others', async () => {
  expect([process.env['KIBAN_LEFT'], process.listenerCount('SIGUSR2')]).toEqual([undefined, 0]);
  const server = createServer();
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  server.close();
  setTimeout(() => undefined, 100);
});`,
};

describe('the runner of the tests', () => {
  const root = findRepositoryRoot();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'kiban-runner-'));
  let results: Map<string, JestResult['testResults'][number]>;
  let printed = '';
  const testsOf = (file: string): readonly TestResult[] => results.get(file)!.assertionResults;
  const failureOf = (file: string, name: string): string =>
    testsOf(file)
      .find(({ fullName }) => fullName === name)!
      .failureMessages!.join('\n');

  beforeAll(async () => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    writeFileSync(
      join(folder, 'by-name.cjs'),
      'module.exports = class { shard(tests) { return tests; } cacheResults() {} allFailedTests(tests) { return tests; }\n' +
        'sort(tests) { return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1)); } };\n',
    );
    const config = { ...runnerConfig(root, folder), testSequencer: join(folder, 'by-name.cjs') };
    // The leftovers of one file keep the process of all running.
    const args = [
      '--runInBand',
      '--forceExit',
      '--no-cache',
      '--json',
      '--outputFile=result.json',
      '--config',
    ];
    const child = spawn(process.execPath, [jestProgram(), ...args, JSON.stringify(config)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
    await new Promise((resolve) => child.once('close', resolve));
    const { default: result } = (await import(join(folder, 'result.json'), { with: { type: 'json' } })) as {
      default: JestResult;
    };
    results = new Map(result.testResults.map((file) => [basename(file.name), file]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('loads a module once for all files of a worker', () => {
    expect(results.get('a-shares.spec.ts')?.status).toBe('passed');
    expect(results.get('b-shares.spec.ts')?.status).toBe('passed');
  });

  it('names the file and line of a failure', () => {
    expect(failureOf('c-fails.spec.ts', 'throws')).toMatch(
      /a planted fault\s+at broken \(.*c-fails\.spec\.ts:4:9\)/,
    );
    expect(failureOf('c-fails.spec.ts', 'expects')).toMatch(/"b"[^]*c-fails\.spec\.ts:9:22/);
    expect(failureOf('c-fails.spec.ts', 'waits')).toContain('Exceeded timeout of 50 ms');
    expect(failureOf('c-fails.spec.ts', 'rejects on the side')).toContain('an unawaited fault');
    expect(printed).not.toContain('runner.cjs');
  });

  it('reports a file that cannot be loaded', () => {
    expect(results.get('d-cannot-load.spec.ts')).toMatchObject({ status: 'failed', assertionResults: [] });
    expect(printed).toMatch(/at its import[^]*d-cannot-load\.spec\.ts:3/);
  });

  it('takes back the mocks and timers of a file', () => {
    expect(results.get('e-replaces.spec.ts')?.status).toBe('passed');
    expect(results.get('f-has-the-originals.spec.ts')?.status).toBe('passed');
  });

  it('names what a file leaves behind, and takes back what it can', () => {
    const lines = [...printed.matchAll(/^Left behind by (\S+): (.*)\.$/gm)];
    expect(lines.map(([, file]) => file)).toEqual(['g-leaves.spec.ts']);
    // Jest has timers and requests of its own in the process of its tests: one that ends hides one of the file.
    expect(lines[0]?.[2]?.split(', ')).toEqual(
      expect.arrayContaining([
        '1 × TCPServerWrap',
        expect.stringMatching(/^\d+ × Timeout$/),
        'the environment variable KIBAN_LEFT',
        "1 × a listener of process.on('SIGUSR2')",
        'the working folder /',
      ]),
    );
    expect(results.get('h-is-clean.spec.ts')?.status).toBe('passed');
  });
});
