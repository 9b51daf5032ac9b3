import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import type { JestResult } from './jest-result.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export function jestProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('jest/package.json');
  return join(dirname(manifest), 'bin', 'jest.js');
}

/** The test files that these Jest arguments select. */
export async function selectedTests(repositoryRoot: string, args: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, [jestProgram(), '--listTests', ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let listed = '';
  child.stdout.on('data', (chunk: Buffer) => (listed += chunk.toString('utf8')));
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return listed
    .split('\n')
    .filter((line) => /\.(spec|int-spec|e2e-spec|n8n-spec|platform-spec|rehearsal-spec)\.ts$/.test(line));
}

/** For a worker, its browser and what the servers keep for both. */
const WORKER_BYTES = 3 * 2 ** 30;

/** Tests wait for pages, timers and servers, so one more than the cores keeps those busy. */
function workersOfMachine(): number {
  return Math.max(2, Math.min(availableParallelism() + 1, Math.floor(totalmem() / WORKER_BYTES)));
}

/** Runs Jest with these arguments and environment. Resolves to its result, or undefined without one. */
export async function runJest(
  repositoryRoot: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  resultFile: string,
  workers = workersOfMachine(),
): Promise<JestResult | undefined> {
  const child = spawn(
    process.execPath,
    [jestProgram(), `--maxWorkers=${workers}`, '--json', `--outputFile=${resultFile}`, ...args],
    // Jest writes to stderr; stdout contains only the figures that tests print.
    { cwd: repositoryRoot, env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  // A terminal sends SIGINT to both; another program to this one alone.
  const stop = (): boolean => child.kill('SIGTERM');
  for (const signal of SIGNALS) process.on(signal, stop);
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  for (const signal of SIGNALS) process.off(signal, stop);
  const text = await readFile(resultFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as JestResult);
}
