import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { SetupProblem } from '../setup-problem.js';

/** The operating-system account that PostgreSQL runs under. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Accounts to use when the launcher is root, in order of preference: PostgreSQL's account, else the unprivileged one. */
const CANDIDATES = ['postgres', 'nobody'];

function numberFrom(command: string, args: string[]): number | undefined {
  const response = spawnSync(command, args, { encoding: 'utf8' });
  const value = Number.parseInt(response.stdout ?? '', 10);
  return response.status === 0 && Number.isInteger(value) ? value : undefined;
}

function lookUp(nameOrId: string): ServerAccount | undefined {
  const uid = numberFrom('id', ['-u', nameOrId]);
  const gid = numberFrom('id', ['-g', nameOrId]);
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid, name: nameOrId };
}

function nameOf(uid: number): string {
  const response = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return response.status === 0 ? response.stdout.trim() : String(uid);
}

/**
 * PostgreSQL does not run as root. An ordinary user needs no other account (undefined). For root it is the owner of the
 * existing cluster, else the first candidate that exists. It creates no account.
 */
export async function chooseServerAccount(clusterFolder: string): Promise<ServerAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid, name: nameOf(owner.uid) };
  }
  for (const name of CANDIDATES) {
    const account = lookUp(name);
    if (account !== undefined) return account;
  }
  throw new SetupProblem(
    'postgres_unavailable',
    'PostgreSQL does not run as root, and this machine has neither a `postgres` nor a `nobody` account: run npm start as ' +
      'an ordinary user, or set DATABASE_URL.',
  );
}

/** Lets the system check access, so that access lists and mount options count. */
function succeedsAs(account: ServerAccount, script: string, paths: readonly string[]): boolean {
  const response = spawnSync('/bin/sh', ['-c', script, 'sh', ...paths], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: 'ignore',
  });
  return response.status === 0;
}

/** Whether the account can read and execute (or enter) all these paths. */
export function canRead(account: ServerAccount, paths: readonly string[]): boolean {
  return succeedsAs(account, 'for p in "$@"; do test -r "$p" && test -x "$p" || exit 1; done', paths);
}

/** Whether the account can traverse the folder; it need not list it. */
export function canEnter(account: ServerAccount, folder: string): boolean {
  return succeedsAs(account, 'cd "$1"', [folder]);
}
