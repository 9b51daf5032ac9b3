import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { hasApt, withDebianServer } from './debian-package.js';
import { askVersion, type FoundServer } from './found-server.js';
import { withReleasedServer } from './release-archive.js';
import { cacheFolders, findCachedServer, keepServer } from './server-cache.js';
import { formatVersion, isAtLeast, OLDEST_NATS } from './server-version.js';

export interface ServerSearch {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Prints a note on the console: a skipped server or a download. */
  readonly note: (text: string) => void;
}

/**
 * Finds a nats-server: the one that NATS_SERVER_BIN names, one on the PATH, one fetched earlier, the official release
 * for this platform, or Debian's package. It skips a server that is too old or cannot run, with a note; for
 * NATS_SERVER_BIN it throws instead.
 */
export async function findNatsServer(search: ServerSearch): Promise<FoundServer> {
  const named = search.env['NATS_SERVER_BIN'];
  if (named !== undefined && named !== '') return namedServer(named);
  const onPath = await serverOnPath(search);
  if (onPath !== undefined) return onPath;
  const folders = cacheFolders(search.root, search.env);
  const cached = await findCachedServer(folders);
  return cached ?? fetchServer(folders, search.note);
}

async function namedServer(program: string): Promise<FoundServer> {
  const version = await askVersion(program);
  if (version === undefined) {
    throw new SetupProblem(
      'nats_unavailable',
      `NATS_SERVER_BIN=${program} is not a nats-server that runs on this machine: correct or unset it.`,
    );
  }
  if (!isAtLeast(version, OLDEST_NATS)) {
    throw new SetupProblem(
      'nats_too_old',
      `NATS_SERVER_BIN=${program} is version ${formatVersion(version)} but Kiban needs ${formatVersion(OLDEST_NATS)} or ` +
        'later: set a newer one or unset it.',
    );
  }
  return { program, version, origin: 'NATS_SERVER_BIN' };
}

async function serverOnPath({ env, note }: ServerSearch): Promise<FoundServer | undefined> {
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter((entry) => entry !== '')) {
    const program = join(folder, 'nats-server');
    const runs = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    const version = runs ? await askVersion(program) : undefined;
    if (version === undefined) continue;
    if (isAtLeast(version, OLDEST_NATS)) return { program, version, origin: 'on the PATH' };
    note(
      `${program} is version ${formatVersion(version)}, older than ${formatVersion(OLDEST_NATS)}: not used`,
    );
  }
  return undefined;
}

async function fetchServer(folders: readonly string[], note: (text: string) => void): Promise<FoundServer> {
  const failures: string[] = [];
  note('no nats-server on this machine: fetching one (once)');
  try {
    return await withReleasedServer((program) => keepServer(program, 'official release', folders));
  } catch (error) {
    failures.push(`the official release: ${oneLine(error)}`);
  }
  if (await hasApt()) {
    try {
      return await withDebianServer((program) => keepServer(program, "Debian's package", folders));
    } catch (error) {
      failures.push(`Debian's package: ${oneLine(error)}`);
    }
  }
  throw new SetupProblem(
    'nats_unavailable',
    `No nats-server ${formatVersion(OLDEST_NATS)} or later was found or fetched (${failures.join('; ')}): install it ` +
      '(macOS: brew install nats-server; Debian, Ubuntu: apt-get install nats-server; others: https://nats.io/download), or ' +
      'set NATS_SERVER_BIN=<program>, or NATS_URL=nats://… for a running one.',
  );
}

function oneLine(error: unknown): string {
  return reasonOf(error).trim().replaceAll(/\s+/g, ' ').slice(0, 300);
}
