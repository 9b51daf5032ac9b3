import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { identifyProcess, isStillRunning, type ProcessIdentity } from '../processes/process-identity.js';
import { SetupProblem } from '../setup-problem.js';

interface LockContent extends ProcessIdentity {
  readonly ticket: string;
}

function parseLock(text: string): LockContent | undefined {
  try {
    const content = JSON.parse(text) as Partial<LockContent>;
    if (typeof content.pid !== 'number' || typeof content.startMark !== 'string') return undefined;
    return { pid: content.pid, startMark: content.startMark, ticket: String(content.ticket) };
  } catch {
    return undefined;
  }
}

async function readLock(file: string): Promise<LockContent | undefined> {
  return parseLock(await readFile(file, 'utf8').catch(() => ''));
}

/** The launcher that holds this lock and is alive, if any. */
export async function lockHolder(file: string): Promise<ProcessIdentity | undefined> {
  const content = await readLock(file);
  return content !== undefined && isStillRunning(content) ? content : undefined;
}

/** Links the lock file to its name unless the name exists. */
async function claim(mine: string, file: string): Promise<boolean> {
  const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? 'unknown';
  let outcome = await link(mine, file).then(() => 'taken', codeOf);
  if (outcome !== 'taken' && outcome !== 'EEXIST') {
    // Some mounted file systems have no hard links; an exclusive copy is almost equivalent.
    outcome = await copyFile(mine, file, constants.COPYFILE_EXCL).then(() => 'taken', codeOf);
  }
  if (outcome !== 'taken' && outcome !== 'EEXIST') throw new Error(`${file} cannot be written (${outcome})`);
  return outcome === 'taken';
}

/** Ticket of an unreadable lock, such as one truncated by a full disk. */
const UNREADABLE = 'unreadable';

/**
 * Allows one launcher per data folder. The lock is a file that names its holder; a stale lock is taken over.
 *
 * Of several concurrent launchers exactly one gets it. Creating a hard link fails when its name exists, so one launcher
 * gets a missing lock. To replace a stale lock, a launcher must first claim "the turn after this ticket", again with a
 * link. A claim of a dead owner is also stale, and then the turn after it is claimed. The winner reads the lock again
 * before replacing it, because a slow launcher can recreate a claim that was already used and removed.
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
      while (!(await claim(mine, file)) && !(await takeOver(mine, file)));
      return new LauncherLock(file, ticket);
    } finally {
      await rm(mine, { force: true });
    }
  }

  async release(): Promise<void> {
    const content = await readLock(this.file);
    if (content?.ticket === this.ticket) await rm(this.file, { force: true });
  }
}

/** Replaces a stale lock; false when the files changed concurrently and must be read again. */
async function takeOver(mine: string, file: string): Promise<boolean> {
  const ticket = await leftTicket(file);
  if (ticket === undefined) return false;
  const claims: string[] = [];
  for (let turn = ticket; ;) {
    const next = `${file}.after-${turn}`;
    claims.push(next);
    if (await claim(mine, next)) break;
    const claimed = await leftTicket(next);
    if (claimed === undefined) return false;
    turn = claimed;
  }
  // Until this process holds the lock, it owns only the last claim.
  let used = claims.slice(-1);
  try {
    if ((await leftTicket(file)) !== ticket) return false;
    await rename(mine, file);
    used = claims;
    return true;
  } finally {
    for (const each of used) await rm(each, { force: true });
  }
}

/**
 * The ticket of a stale lock or claim; undefined when the file no longer exists.
 *
 * @throws SetupProblem when its owner is alive
 */
async function leftTicket(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const content = parseLock(text);
  if (content !== undefined && isStillRunning(content)) throw alreadyRunning(file, content.pid);
  return content?.ticket ?? UNREADABLE;
}

function alreadyRunning(file: string, pid: number): SetupProblem {
  return new SetupProblem(
    'already_running',
    `Kiban already runs on this data folder (process ${pid}, see ${file}): stop it with Ctrl-C or kill ${pid}, or use ` +
      'another folder with KIBAN_DATA_DIR=<folder> PORT=<port> npm start.',
  );
}
