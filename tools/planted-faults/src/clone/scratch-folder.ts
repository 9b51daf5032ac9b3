import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { LauncherLock, lockHolder } from '@kiban/one-machine/data-folder/launcher-lock';
import type { Progress } from '@kiban/one-machine/console/progress';
import { endLeftovers } from '@kiban/one-machine/launcher/leftovers';
import { removeOutsidePlace } from '@kiban/one-machine/postgres/cluster-place';

const PREFIX = 'kiban-plant-';
/** A run creates its lock within this time, in milliseconds. */
const LOCKED_WITHIN_MS = 60_000;

/** The temporary folder of one run: its clone, its servers and what tests write. */
export class ScratchFolder {
  readonly clone: string;
  readonly backing: DataFolder;
  /** Outlives a killed run, so that the next one ends what it left. */
  readonly ledgerFile: string;

  private constructor(
    readonly path: string,
    private readonly lock: LauncherLock,
  ) {
    this.clone = join(path, 'clone');
    this.backing = backingOf(path);
    this.ledgerFile = new DataFolder(path).ledgerFile;
  }

  static async create(asRoot: boolean): Promise<ScratchFolder> {
    const path = await mkdtemp(join(tmpdir(), PREFIX));
    await new DataFolder(path).open(asRoot);
    const lock = await LauncherLock.acquire(new DataFolder(path).lockFile);
    const scratch = new ScratchFolder(path, lock);
    await scratch.backing.open(asRoot);
    return scratch;
  }

  async remove(): Promise<void> {
    await this.lock.release();
    await removeFolder(this.path);
  }
}

/** Ends and removes what killed runs left. */
export async function removeLeftScratch(progress: Progress, parent = tmpdir()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(parent, name);
    if (!(await isLeft(path))) continue;
    await endLeftovers(new DataFolder(path), progress);
    await endLeftovers(backingOf(path), progress);
    await removeFolder(path);
    removed.push(path);
  }
  return removed;
}

const backingOf = (path: string): DataFolder => new DataFolder(join(path, 'backing'));

async function isLeft(path: string): Promise<boolean> {
  const { lockFile } = new DataFolder(path);
  if ((await lockHolder(lockFile)) !== undefined) return false;
  const hasLock = await stat(lockFile).catch(() => undefined);
  if (hasLock) return true;
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > LOCKED_WITHIN_MS;
}

async function removeFolder(path: string): Promise<void> {
  await removeOutsidePlace(backingOf(path).path);
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
