import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onStopSignals } from '@kiban/one-machine/launcher/stop-signals';

const require = createRequire(import.meta.url);

/** The result of one target of one project, as tools/dev/nx/plugin.cjs writes it. */
export interface TaskResult {
  /** `<project>:<target>` */
  readonly id: string;
  readonly status: string;
  readonly output: string;
  readonly milliseconds: number;
}

interface NxRun {
  /** Undefined when Nx ended before it ran a task; then the output says why. */
  readonly results: readonly TaskResult[] | undefined;
  readonly output: string;
}

/**
 * Stops the tests of a run, whose target has named their process in this folder: they take away what they have started, and Nx ends after
 * them.
 * @returns false if no tests run
 */
function stopTests(folder: string): boolean {
  try {
    const pid = Number(readFileSync(join(folder, 'tests.pid'), 'utf8'));
    // 0 would be this process and all of its group.
    return pid > 0 && process.kill(pid, 'SIGTERM');
  } catch {
    return false;
  }
}

/** As `onStopSignals`, until the returned function is called. */
function untilStopped(stop: () => void): () => void {
  const added: [NodeJS.Signals, (signal: NodeJS.Signals) => void][] = [];
  onStopSignals(stop, stop, {
    on: (signal, listener) => {
      added.push([signal, listener]);
      process.on(signal, listener);
    },
  });
  return () => {
    for (const [signal, listener] of added) process.off(signal, listener);
  };
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
  const removeListeners = untilStopped(() => {
    if (!stopTests(folder)) child.kill('SIGTERM');
  });
  try {
    await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return { results: text === undefined ? undefined : (JSON.parse(text) as TaskResult[]), output };
  } finally {
    removeListeners();
    await rm(folder, { recursive: true, force: true });
  }
}
