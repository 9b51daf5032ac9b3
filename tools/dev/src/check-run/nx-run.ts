import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TaskResult } from './check-summary.js';

const require = createRequire(import.meta.url);

interface NxRun {
  /** Undefined when Nx ended before it ran a task; then the output says why. */
  readonly results: readonly TaskResult[] | undefined;
  readonly output: string;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** It may have ended since it was named. */
function stopProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Runs Nx with these arguments, without its daemon: no process may be left when this one ends.
 * @param isShown passes on what the programs write to their error stream, as it comes
 */
export async function runNx(
  repositoryRoot: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  isShown = false,
): Promise<NxRun> {
  const folder = await mkdtemp(join(tmpdir(), 'kiban-nx-'));
  const file = join(folder, 'results.json');
  const program = join(dirname(require.resolve('nx/package.json')), 'dist', 'bin', 'nx.js');
  const child = spawn(process.execPath, [program, ...args, '--outputStyle=static'], {
    cwd: repositoryRoot,
    env: {
      ...env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      KIBAN_TASK_RESULTS: file,
      KIBAN_NX_RUN: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches this process alone.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  if (isShown) child.stderr.pipe(process.stderr, { end: false });
  const stop = (signal: NodeJS.Signals): void => {
    const tests = Number(readText(join(folder, 'tests.pid')));
    if (Number.isNaN(tests)) child.kill(signal);
    else stopProcess(tests, signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { results: text === undefined ? undefined : (JSON.parse(text) as TaskResult[]), output };
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await rm(folder, { recursive: true, force: true });
  }
}
