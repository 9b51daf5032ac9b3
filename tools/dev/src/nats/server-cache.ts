import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { askVersion, type FoundServer } from './found-server.js';
import { formatVersion, isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

/**
 * Folders that keep a fetched nats-server, as <folder>/<version>/nats-server. The user's own comes first, because it
 * outlives `npm ci`; the one in node_modules serves where the home cannot be written.
 */
export function cacheFolders(repositoryRoot: string, env: NodeJS.ProcessEnv): string[] {
  const home =
    env['XDG_CACHE_HOME'] ??
    (process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache'));
  return [
    join(home, 'kiban', 'nats-server'),
    join(repositoryRoot, 'node_modules', '.cache', 'kiban', 'nats-server'),
  ];
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
 * Keeps a fetched program in the first folder that can be written. It is put there by a rename, so that two starts at
 * once, or one that is killed, never leave half a program.
 */
export async function keepServer(
  program: string,
  origin: string,
  folders: readonly string[],
): Promise<FoundServer> {
  const version = await askVersion(program);
  if (version === undefined) throw new Error(`what was fetched does not run on this machine (${origin})`);
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
