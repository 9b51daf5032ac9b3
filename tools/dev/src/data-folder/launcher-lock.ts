import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { identifyProcess, isStillRunning, type ProcessIdentity } from '../processes/process-identity.js';
import { SetupProblem } from '../setup-problem.js';

interface LockContent extends ProcessIdentity {
  readonly ticket: string;
}

async function readLock(file: string): Promise<LockContent | undefined> {
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as Partial<LockContent>;
    if (typeof content.pid !== 'number' || typeof content.startMark !== 'string') return undefined;
    return { pid: content.pid, startMark: content.startMark, ticket: String(content.ticket) };
  } catch {
    return undefined;
  }
}

/** The launcher that holds this lock and is alive, if any. */
export async function lockHolder(file: string): Promise<ProcessIdentity | undefined> {
  const content = await readLock(file);
  return content !== undefined && isStillRunning(content) ? content : undefined;
}

/** Gives the lock file its name, unless something has it already. */
async function claim(mine: string, file: string): Promise<boolean> {
  const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? 'unknown';
  let outcome = await link(mine, file).then(() => 'taken', codeOf);
  if (outcome !== 'taken' && outcome !== 'EEXIST') {
    // Some mounted file systems have no hard links; an exclusive copy is nearly as good.
    outcome = await copyFile(mine, file, constants.COPYFILE_EXCL).then(() => 'taken', codeOf);
  }
  if (outcome !== 'taken' && outcome !== 'EEXIST') throw new Error(`${file} cannot be written (${outcome})`);
  return outcome === 'taken';
}

/**
 * One launcher a data folder. The lock is a file that names its holder; one whose holder is gone is taken over. Taking
 * it is a hard link (which fails where the name exists), so of two launchers at once exactly one gets it.
 */
export class LauncherLock {
  private constructor(
    private readonly file: string,
    private readonly ticket: string,
  ) {}

  static async acquire(file: string): Promise<LauncherLock> {
    const self = identifyProcess(process.pid);
    if (self === undefined) throw new Error('This process cannot be identified.');
    const ticket = randomUUID();
    const mine = `${file}.${ticket}`;
    await writeFile(mine, JSON.stringify({ ...self, ticket }), { mode: 0o600 });
    try {
      for (;;) {
        if (await claim(mine, file)) return new LauncherLock(file, ticket);
        const holder = await lockHolder(file);
        if (holder !== undefined) throw alreadyRunning(file, holder.pid);
        await LauncherLock.#setAside(file, mine);
      }
    } finally {
      await rm(mine, { force: true });
    }
  }

  /**
   * Moves a lock whose holder is gone out of the way. Another launcher may have done so and taken the lock since it
   * was looked at: what was moved is looked at again, and put back when it is alive.
   */
  static async #setAside(file: string, mine: string): Promise<void> {
    const aside = `${mine}.aside`;
    const moved = await rename(file, aside).then(
      () => true,
      () => false,
    );
    if (!moved) return;
    if ((await lockHolder(aside)) !== undefined) await link(aside, file).catch(() => undefined);
    await rm(aside, { force: true });
  }

  async release(): Promise<void> {
    const content = await readLock(this.file);
    if (content?.ticket === this.ticket) await rm(this.file, { force: true });
  }
}

function alreadyRunning(file: string, pid: number): SetupProblem {
  return new SetupProblem(
    'already_running',
    `Kiban already runs on this data folder (process ${pid}, noted in ${file}): stop it with Ctrl-C or kill ${pid}, or use ` +
      'another folder with KIBAN_DATA_DIR=<folder> PORT=<port> npm start.',
  );
}
