import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { askVersion, type FoundServer } from './found-server.js';
import { formatVersion, isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

/**
 * Folders that cache a fetched nats-server, as <folder>/<version>/nats-server. The user's cache comes first, because
 * `npm ci` does not delete it; the one in node_modules is for a read-only home.
 */
export function cacheFolders(root: string, env: NodeJS.ProcessEnv): string[] {
  // A blank or relative value counts as none, as its specification says.
  const named = env['XDG_CACHE_HOME'] ?? '';
  const own = process.platform === 'darwin' ? join('Library', 'Caches') : '.cache';
  const home = isAbsolute(named) ? named : join(homedir(), own);
  return [join(home, 'kiban', 'nats-server'), join(root, 'node_modules', '.cache', 'kiban', 'nats-server')];
}

/** The newest usable server among the cached ones. */
export async function findCachedServer(folders: readonly string[]): Promise<FoundServer | undefined> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    const versions = names
      .map((name) => ({ name, version: parseVersion(name) }))
      .filter((entry) => entry.version !== undefined && isAtLeast(entry.version, OLDEST_NATS))
      .sort((a, b) => (isAtLeast(a.version ?? OLDEST_NATS, b.version ?? OLDEST_NATS) ? -1 : 1));
    for (const { name } of versions) {
      const program = join(folder, name, 'nats-server');
      const version = await askVersion(program);
      if (version !== undefined) return { program, version, origin: 'fetched earlier' };
    }
  }
  return undefined;
}

/**
 * Stores a fetched program in the first writable folder. It uses a rename, so that concurrent or killed starts never
 * leave a partial program.
 */
export async function keepServer(
  program: string,
  origin: string,
  folders: readonly string[],
): Promise<FoundServer> {
  const version = await askVersion(program);
  if (version === undefined) throw new Error(`the fetched program does not run on this machine (${origin})`);
  let failure: unknown;
  for (const folder of folders) {
    const place = join(folder, formatVersion(version));
    const kept = join(place, 'nats-server');
    const unfinished = `${kept}.${process.pid}`;
    try {
      await mkdir(place, { recursive: true });
      await copyFile(program, unfinished);
      await chmod(unfinished, 0o755);
      await rename(unfinished, kept);
      return { program: kept, version, origin };
    } catch (error) {
      failure = error;
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }
  throw failure;
}
