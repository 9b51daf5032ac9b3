import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SERVICE_NAMES } from '../services/service-name.js';
import { SetupProblem } from '../setup-problem.js';
import { bundleServices } from './service-bundles.js';
import { projectClosure, sourceStamp } from './source-stamp.js';

const STAMPS_FILE = join('node_modules', '.cache', 'kiban', 'build-stamps.json');
const SHOWN_LINES = 40;

export interface BuildResult {
  /** Whether a project was compiled. */
  readonly compiled: boolean;
  /** Stamp of the projects' sources; it changes only with a source. */
  readonly stamp: string;
}

type Stamps = Record<string, string>;

/**
 * Compiles these projects (paths from the root, or `.` for all) and their references, and bundles each service among
 * them. Without a changed source since the last build, it does not start the compiler.
 */
export async function buildProjects(
  repositoryRoot: string,
  projects: readonly string[],
  signal: AbortSignal,
): Promise<BuildResult> {
  const stampsFile = join(repositoryRoot, STAMPS_FILE);
  const closure = projectClosure(repositoryRoot, projects);
  const built = await readStamps(stampsFile);
  const current = stampsOf(repositoryRoot, closure);
  if (closure.every((project) => built[project] === current[project])) {
    // A developer may have compiled manually in between.
    await bundleAmong(closure, repositoryRoot, signal);
    return { compiled: false, stamp: joined(current) };
  }
  await compile(repositoryRoot, projects, signal);
  await bundleAmong(closure, repositoryRoot, signal);
  // Computed again: the compiler has just created the dist folders that the stamp includes.
  const after = stampsOf(repositoryRoot, closure);
  await mkdir(dirname(stampsFile), { recursive: true });
  const next = `${stampsFile}.${process.pid}`;
  await writeFile(next, JSON.stringify({ ...built, ...after }, null, 1));
  await rename(next, stampsFile);
  return { compiled: true, stamp: joined(after) };
}

async function bundleAmong(
  projects: readonly string[],
  repositoryRoot: string,
  signal: AbortSignal,
): Promise<void> {
  const services = SERVICE_NAMES.filter((name) => projects.includes(join('apps', name)));
  if (services.length > 0) await bundleServices(repositoryRoot, services, signal);
}

function stampsOf(repositoryRoot: string, projects: readonly string[]): Stamps {
  return Object.fromEntries(projects.map((project) => [project, sourceStamp(repositoryRoot, project)]));
}

function joined(stamps: Stamps): string {
  return createHash('sha256').update(JSON.stringify(stamps)).digest('hex');
}

async function readStamps(file: string): Promise<Stamps> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Stamps;
  } catch {
    return {};
  }
}

async function compile(
  repositoryRoot: string,
  projects: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const child = spawn(process.execPath, [compiler, '-b', ...projects, '--pretty', 'false'], {
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
    `The sources do not compile; correct this and run again:\n${lines.slice(0, SHOWN_LINES).join('\n')}${rest}`,
  );
}
