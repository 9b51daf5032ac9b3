import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SetupProblem } from '../setup-problem.js';
import { sourceStamp } from './source-stamp.js';

const STAMP_FILE = join('node_modules', '.cache', 'kiban', 'build-stamp');
const SHOWN_LINES = 40;

export interface BuildResult {
  /** Whether anything had to be compiled. */
  readonly compiled: boolean;
  /** What the sources were built from; the same text as long as none of them changes. */
  readonly stamp: string;
}

/** Compiles what changed. Where no source changed since the last build the compiler is not even started. */
export async function buildSolution(repositoryRoot: string, signal: AbortSignal): Promise<BuildResult> {
  const stampFile = join(repositoryRoot, STAMP_FILE);
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  const current = sourceStamp(repositoryRoot);
  if (built === current) return { compiled: false, stamp: current };
  await compile(repositoryRoot, signal);
  // Taken again: the compiler has just made the dist folders that the stamp looks for.
  const stamp = sourceStamp(repositoryRoot);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
  return { compiled: true, stamp };
}

async function compile(repositoryRoot: string, signal: AbortSignal): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const child = spawn(process.execPath, [compiler, '-b', '--pretty', 'false'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  const lines = output.trim().split('\n');
  const rest = lines.length > SHOWN_LINES ? `\n… and ${lines.length - SHOWN_LINES} more lines` : '';
  throw new SetupProblem(
    'build_failed',
    `The sources do not compile; correct this and start again:\n${lines.slice(0, SHOWN_LINES).join('\n')}${rest}`,
  );
}
