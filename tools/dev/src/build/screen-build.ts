import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILT_SCREEN } from '@kiban/one-machine/launcher/product';
import { SetupProblem } from '@kiban/one-machine/setup-problem';

/** What the screen is built from. */
const INPUTS = [
  join('apps', 'web', 'src'),
  join('apps', 'web', 'app.html'),
  join('apps', 'web', 'vite.config.mjs'),
  join('apps', 'web', 'public', 'tokens.css'),
  join('apps', 'web', 'public', 'fonts'),
  // The service worker names their contents.
  ...['theme.js', 'language.js', 'icon.svg'].map((name) => join('apps', 'web', 'public', name)),
  'package-lock.json',
];

/** Names the inputs of the last build. Its dot keeps both edges from serving it. */
const RECORD = '.inputs';

/** Builds the screen when a source has changed since the last build. Does not check types. */
export async function buildScreen(
  repositoryRoot: string,
  signal?: AbortSignal,
): Promise<{ readonly built: boolean }> {
  const record = join(repositoryRoot, BUILT_SCREEN, RECORD);
  const before = await stampOf(repositoryRoot);
  if (before === (await readFile(record, 'utf8').catch(() => ''))) return { built: false };
  await runVite(repositoryRoot, signal);
  // A source that changed during the build leaves a record that the next start finds stale.
  await writeFile(record, before);
  return { built: true };
}

/** The files of the last build, from its folder: those of earlier ones, which open pages may still ask for, are left out. */
export async function readScreenFiles(repositoryRoot: string): Promise<string[]> {
  const folder = join(repositoryRoot, BUILT_SCREEN);
  const [, shell = '{}'] =
    /^const SHELL = (.*);$/m.exec(await readFile(join(folder, 'service-worker.js'), 'utf8')) ?? [];
  const { files } = JSON.parse(shell) as { files: readonly string[] };
  const present = new Set(await readdir(folder, { recursive: true }));
  return ['/app.html', '/service-worker.js', ...files]
    .flatMap((file) => [file.slice(1), `${file.slice(1)}.br`, `${file.slice(1)}.gz`])
    .filter((file) => present.has(file));
}

/** The modules of packages that are in the last build, as paths from the root. */
export async function readScreenModules(repositoryRoot: string): Promise<string[]> {
  return JSON.parse(await readFile(join(repositoryRoot, BUILT_SCREEN, '.modules.json'), 'utf8')) as string[];
}

/** The folders of our libraries that the screen is built from, which its configuration names. */
export async function screenLibraries(repositoryRoot: string): Promise<string[]> {
  const configuration = await readFile(join(repositoryRoot, 'apps', 'web', 'vite.config.mjs'), 'utf8');
  const named = configuration.matchAll(/'\.\.\/\.\.\/libs\/([\w-]+)\/src\//g);
  return [...new Set([...named].map(([, library = '']) => join('libs', library, 'src')))];
}

/** Changes with the path, size or time of any input. */
async function stampOf(repositoryRoot: string): Promise<string> {
  const stamp = createHash('sha256');
  for (const input of [...INPUTS, ...(await screenLibraries(repositoryRoot))]) {
    const path = join(repositoryRoot, input);
    const isFolder = (await stat(path)).isDirectory();
    const below = isFolder ? (await readdir(path, { recursive: true })).sort() : [];
    for (const name of ['', ...below]) {
      const { size, mtimeMs } = await stat(join(path, name));
      stamp.update(`${join(input, name)} ${size} ${mtimeMs}\n`);
    }
  }
  return stamp.digest('hex');
}

/** Builds the screen into a folder of the caller, with Vite's manifest of what each part imports. */
export const buildMeasuredScreen = (repositoryRoot: string, folder: string): Promise<void> =>
  runVite(repositoryRoot, undefined, ['--outDir', folder, '--emptyOutDir', '--manifest']);

async function runVite(
  repositoryRoot: string,
  signal: AbortSignal | undefined,
  options: readonly string[] = [],
): Promise<void> {
  const folder = join(repositoryRoot, 'apps', 'web');
  const require = createRequire(join(folder, 'package.json'));
  const program = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, 'build', '--logLevel', 'error', ...options], {
    cwd: folder,
    // Vite keeps an existing value, and that of a test would build the libraries for development.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  const complaint: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  throw new SetupProblem(
    'build_failed',
    `The screen cannot be built; correct this and run again:\n${Buffer.concat(complaint).toString('utf8').trim()}`,
  );
}
