import { spawn } from 'node:child_process';
import { formatDuration } from '../console/progress.js';
import type { Waiting } from './in-lanes.js';

/** One step of `npm run check`. */
export interface CheckStep extends Waiting {
  /** A Node program of a package and its arguments. */
  readonly program: string;
  readonly args: readonly string[];
}

export interface CheckOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly took: string;
  readonly output: string;
}

/** Runs one step and buffers its output, which is printed only when it finds a fault. */
export async function runStep(step: CheckStep, repositoryRoot: string): Promise<CheckOutcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [step.program, ...step.args], {
    cwd: repositoryRoot,
    // The step must leave no daemon behind.
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    name: step.name,
    ok: code === 0,
    took: formatDuration(performance.now() - startedAt),
    output: output.trimEnd(),
  };
}
