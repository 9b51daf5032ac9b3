import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from '@kiban/dev/packages/linked-packages';

const run = promisify(execFile);

/** Marks a folder whose build is complete. */
const BUILT = '.built';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** A built checkout of another version. */
export interface BuiltVersion {
  readonly folder: string;
  /** The commit, abbreviated. */
  readonly commit: string;
}

/**
 * The commit that an upgrade starts from: the named one; else the latest tag before this commit; else the commit before
 * the last merge.
 */
export async function commitBefore(repositoryRoot: string, named: string | undefined): Promise<string> {
  const git = (...args: string[]): Promise<string> =>
    run('git', args, { cwd: repositoryRoot }).then(({ stdout }) => stdout.trim());
  const lastMerge = (): Promise<string> =>
    git('rev-list', '--merges', '--first-parent', '--max-count=1', 'HEAD');
  const ref =
    named ??
    ((await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '')) ||
      `${(await lastMerge()) || 'HEAD'}^1`);
  return git('rev-parse', '--verify', `${ref}^{commit}`);
}

/** Builds the services of a commit in a folder of its own, once. */
export async function buildVersion(
  repositoryRoot: string,
  versionsFolder: string,
  commit: string,
): Promise<BuiltVersion> {
  const short = commit.slice(0, 12);
  const folder = join(versionsFolder, short);
  if (existsSync(join(folder, BUILT))) return { folder, commit: short };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', `--output=${archive}`, commit], { cwd: repositoryRoot });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await providePackages(repositoryRoot, folder);
  // Each version has its own way to build.
  await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: 16 * 1024 * 1024 });
  await writeFile(join(folder, BUILT), '');
  return { folder, commit: short };
}

/** The packages of this checkout where their versions are the same, else an installation of its own. */
async function providePackages(repositoryRoot: string, folder: string): Promise<void> {
  if (!(await hasPackagesOf(repositoryRoot, folder))) {
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    return;
  }
  await linkPackages(repositoryRoot, folder);
}

/**
 * Whether exactly the same packages are installed here. One more would be enough to break the other version: Nest loads
 * optional packages where it finds them, and that version's bundler does not know them.
 */
async function hasPackagesOf(repositoryRoot: string, folder: string): Promise<boolean> {
  const [here, there] = await Promise.all([installedPackages(repositoryRoot), installedPackages(folder)]);
  return here.size === there.size && [...there].every(([path, version]) => here.get(path) === version);
}

async function installedPackages(folder: string): Promise<Map<string, string | undefined>> {
  const { packages } = await readLock(folder);
  return new Map(
    Object.entries(packages)
      .filter(([path, { link }]) => link !== true && path.startsWith('node_modules/'))
      .map(([path, { version }]) => [path, version]),
  );
}

async function readLock(folder: string): Promise<LockFile> {
  return JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as LockFile;
}
