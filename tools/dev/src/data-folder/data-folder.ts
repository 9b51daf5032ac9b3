import { constants } from 'node:fs';
import { access, chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, SetupProblem } from '../setup-problem.js';

/** Like mkdir with `recursive`, which never comes back where a parent exists but takes no folders (as in /proc). */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (made === undefined) return;
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return;
  const parent = dirname(path);
  if (made.code !== 'ENOENT' || parent === path || (await stat(parent).catch(() => undefined)) !== undefined)
    throw made;
  await makeFolder(parent);
  await mkdir(path);
}

/** Where everything that this machine keeps for Kiban lives. */
export class DataFolder {
  constructor(readonly path: string) {}

  get secretsFile(): string {
    return join(this.path, 'secrets.json');
  }
  get addressesFile(): string {
    return join(this.path, 'kiban.json');
  }
  get ledgerFile(): string {
    return join(this.path, 'processes.json');
  }
  get lockFile(): string {
    return join(this.path, 'launcher.json');
  }
  /** Names the build whose migrations the embedded database has had. */
  get migratedFile(): string {
    return join(this.path, 'migrated');
  }
  get logs(): string {
    return join(this.path, 'logs');
  }
  get postgres(): string {
    return join(this.path, 'postgres');
  }
  get nats(): string {
    return join(this.path, 'nats');
  }

  logFile(name: string): string {
    return join(this.logs, `${name}.log`);
  }

  /**
   * Makes the folder, or finds out in one sentence why it cannot be used. Only its owner may look inside; as root it
   * stays passable (not listable), because PostgreSQL runs there under another account.
   */
  async open(asRoot: boolean): Promise<void> {
    try {
      await makeFolder(this.path);
      await access(this.path, constants.R_OK | constants.W_OK | constants.X_OK);
      await chmod(this.path, asRoot ? 0o711 : 0o700);
      const probe = join(this.path, `.probe-${process.pid}`);
      await writeFile(probe, '');
      await rm(probe);
      await mkdir(this.logs, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new SetupProblem(
        'data_folder_unusable',
        `The data folder ${this.path} cannot be used (${reasonOf(error)}): give this user the right to read and ` +
          'write it, or name another one with KIBAN_DATA_DIR=<folder> npm start.',
        { cause: error },
      );
    }
  }
}
