import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readDevSettings } from '../config/dev-settings.js';
import { ConsoleProgress } from '../console/progress.js';
import { DataFolder } from '../data-folder/data-folder.js';
import { LauncherLock, lockHolder } from '../data-folder/launcher-lock.js';
import { endLeftovers } from '../launcher/leftovers.js';
import { readOutsidePlace, removeOutsidePlace } from '../postgres/cluster-place.js';
import { endLeftoverServer } from '../postgres/postmaster-file.js';
import { findRepositoryRoot } from '../repository-root.js';
import { SetupProblem } from '../setup-problem.js';
import { runProgram } from './run-program.js';

/** Only a folder that looks like one of ours is wiped: a wrong KIBAN_DATA_DIR must not cost anybody their files. */
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

/** `npm run reset`: ends what was left running and wipes the data folder. */
await runProgram(async () => {
  const settings = readDevSettings(process.env, findRepositoryRoot());
  const folder = new DataFolder(settings.dataFolder);
  const progress = new ConsoleProgress((text) => process.stdout.write(text));
  if (!existsSync(folder.path)) {
    progress.say(`Nothing to wipe: ${folder.path} is not there.`);
    return 0;
  }
  const foreign = (await readdir(folder.path)).filter(
    (name) => !OURS.has(name) && !/^(launcher|kiban|secrets|processes)\.json\./.test(name),
  );
  if (foreign.length > 0) {
    throw new SetupProblem(
      'data_folder_unusable',
      `${folder.path} holds what Kiban did not put there (${foreign.slice(0, 3).join(', ')}): look at KIBAN_DATA_DIR, or ` +
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
  progress.say(`Wiped ${folder.path}; the next npm start begins afresh.`);
  return 0;
});
