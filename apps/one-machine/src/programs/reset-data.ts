import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LauncherSettings } from '../config/launcher-settings.js';
import { ConsoleProgress } from '../console/progress.js';
import { IN_A_CLONE } from '../console/wording.js';
import { DataFolder } from '../data-folder/data-folder.js';
import { LauncherLock, lockHolder } from '../data-folder/launcher-lock.js';
import { endLeftovers } from '../launcher/leftovers.js';
import { readOutsidePlace, removeOutsidePlace } from '../postgres/cluster-place.js';
import { endLeftoverServer } from '../postgres/postmaster-file.js';
import { SetupProblem } from '../setup-problem.js';

/** Deletes only a folder with Kiban's layout, so that a wrong KIBAN_DATA_DIR never deletes other files. */
const OURS = new Set([
  'backing',
  'compile-cache',
  'kiban.json',
  'launcher.json',
  'logs',
  'migrated',
  'nats',
  'postgres',
  'postgres-place',
  'processes.json',
  'secrets.json',
]);

/** Ends remaining processes and deletes the data folder. @returns the exit code */
export async function resetData(
  settings: Pick<LauncherSettings, 'dataFolder'>,
  words = IN_A_CLONE,
): Promise<number> {
  const folder = new DataFolder(settings.dataFolder);
  const progress = new ConsoleProgress((text) => process.stdout.write(words(text)));
  if (!existsSync(folder.path)) {
    progress.say(`Nothing to delete: ${folder.path} does not exist.`);
    return 0;
  }
  const foreign = (await readdir(folder.path)).filter(
    (name) => !OURS.has(name) && !/^(launcher|kiban|secrets|processes)\.json\./.test(name),
  );
  if (foreign.length > 0) {
    throw new SetupProblem(
      'data_folder_unusable',
      `${folder.path} contains foreign files (${foreign.slice(0, 3).join(', ')}): check KIBAN_DATA_DIR, or ` +
        'remove the folder yourself.',
    );
  }
  if ((await lockHolder(join(folder.path, 'backing', 'launcher.json'))) !== undefined) {
    throw new SetupProblem(
      'already_running',
      `PostgreSQL and NATS for tests run in ${join(folder.path, 'backing')}: stop that program first.`,
    );
  }
  const lock = await LauncherLock.acquire(folder.lockFile);
  await endLeftovers(folder, progress);
  for (const place of [folder.postgres, await readOutsidePlace(folder.path)]) {
    if (place !== undefined) await endLeftoverServer(join(place, 'data'));
  }
  await removeOutsidePlace(folder.path);
  await rm(folder.path, { recursive: true, force: true });
  await lock.release();
  progress.say(`Deleted ${folder.path}; the next npm start begins without data.`);
  return 0;
}
