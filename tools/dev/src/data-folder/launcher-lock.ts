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

/** Stands for the ticket of a lock that cannot be read, such as one that a full disk cut short. */
const UNREADABLE = 'unreadable';

/**
 * One launcher a data folder. The lock is a file that names its holder; one whose holder is gone is taken over.
 *
 * Of several launchers at once exactly one gets it. A hard link fails where its name exists, so a lock that is missing is
 * taken by one of them. A lock that is left over has to be replaced, and only who first claims "the turn after this ticket",
 * again with a link, may do that. A claim whose owner died is itself left over, and the turn after it is claimed. Whoever
 * won looks at the lock once more before replacing it: a claim that was cleared away after its use can be made anew by a
 * launcher that had looked long before.
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

/** Replaces a lock that is left over; false when things changed meanwhile and have to be looked at again. */
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
  // Only the last claim is ours until the lock is.
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
 * The ticket of a lock or a claim whose owner is gone; undefined when the file is not there any more.
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
    `Kiban already runs on this data folder (process ${pid}, noted in ${file}): stop it with Ctrl-C or kill ${pid}, or use ` +
      'another folder with KIBAN_DATA_DIR=<folder> PORT=<port> npm start.',
  );
}
