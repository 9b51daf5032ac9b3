import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import { copyBinariesTo, locatePostgresBinaries, type PostgresBinaries } from './native-binaries.js';
import { canEnter, canRead, chooseServerAccount, type ServerAccount } from './server-account.js';

/** Folder, programs and account of the cluster. */
export interface ClusterPlace {
  /** The server's folder; its subfolder `data` holds the cluster. */
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  readonly account: ServerAccount | undefined;
  /** One sentence for the console when the cluster is outside the data folder. */
  readonly note?: string;
}

/** Root's folder for files that another account needs when the checkout is in a private home. */
const SHARED_FOLDER = '/var/lib/kiban';

/** The file in the data folder that names an external cluster, so that reset finds it. */
const pointerIn = (dataFolder: string): string => join(dataFolder, 'postgres-place');

/** The external folder that an earlier start used, if any. */
export async function readOutsidePlace(dataFolder: string): Promise<string | undefined> {
  const place = await readFile(pointerIn(dataFolder), 'utf8').catch(() => '');
  return place.trim() === '' ? undefined : place.trim();
}

/**
 * Chooses the folder. An ordinary user, or root with a checkout that every account can enter, uses the data folder. When
 * the server's account cannot enter root's checkout (for example a home with mode 0700), the programs, the cluster or
 * both go to /var/lib/kiban.
 */
export async function chooseClusterPlace(dataFolder: string, clusterFolder: string): Promise<ClusterPlace> {
  const binaries = await locatePostgresBinaries();
  const outside = await readOutsidePlace(dataFolder);
  const account = await chooseServerAccount(join(outside ?? clusterFolder, 'data'));
  if (account === undefined) {
    await mkdir(clusterFolder, { recursive: true, mode: 0o700 });
    return { folder: clusterFolder, binaries, account };
  }
  try {
    const reachable = await reachableBinaries(account, binaries);
    if (outside === undefined && canEnter(account, dataFolder)) {
      await giveFolder(clusterFolder, account);
      return { folder: clusterFolder, binaries: reachable, account };
    }
    const folder = await openOutsidePlace(dataFolder, account);
    const note = `PostgreSQL runs as ${account.name}, which cannot enter ${dataFolder}: its files are in ${folder}`;
    return { folder, binaries: reachable, account, note };
  } catch (error) {
    throw new SetupProblem(
      'postgres_unavailable',
      `PostgreSQL runs as ${account.name}, which cannot enter ${dataFolder}, and ${SHARED_FOLDER} cannot be used instead ` +
        `(${reasonOf(error)}): move the checkout to a folder that every account can enter, or run npm start as an ordinary user.`,
      { cause: error },
    );
  }
}

async function reachableBinaries(
  account: ServerAccount,
  binaries: PostgresBinaries,
): Promise<PostgresBinaries> {
  const needed = [binaries.postgres, binaries.initdb, join(binaries.native, 'share')];
  return canRead(account, needed) ? binaries : copyBinariesTo(SHARED_FOLDER, binaries);
}

async function giveFolder(folder: string, account: ServerAccount): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, account.uid, account.gid);
  await chmod(folder, 0o700);
}

/** One external folder per data folder; a file there names it for later starts and reset. */
async function openOutsidePlace(dataFolder: string, account: ServerAccount): Promise<string> {
  const mark = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 12);
  const folder = join(SHARED_FOLDER, `cluster-${mark}`);
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  await giveFolder(folder, account);
  await writeFile(pointerIn(dataFolder), `${folder}\n`, { mode: 0o600 });
  return folder;
}

/** Removes a cluster outside the data folder. */
export async function removeOutsidePlace(dataFolder: string): Promise<void> {
  const outside = await readOutsidePlace(dataFolder);
  if (outside !== undefined && dirname(outside) === SHARED_FOLDER) {
    await rm(outside, { recursive: true, force: true });
  }
}
