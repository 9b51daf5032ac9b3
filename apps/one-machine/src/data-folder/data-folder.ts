import { constants } from 'node:fs';
import { access, chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, SetupProblem } from '../setup-problem.js';

/** Replaces recursive mkdir, which never returns when a parent rejects new folders (as in /proc). */
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

/** The folder with all of Kiban's data on this machine. */
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
  /** Identifies the build whose migrations the embedded database has. */
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
   * Creates the folder, or throws a problem that explains why it is unusable. Only its owner can list it. For root it
   * stays traversable, because PostgreSQL runs there under another account.
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
        `The data folder ${this.path} cannot be used (${reasonOf(error)}): allow this user to read and ` +
          'write it, or set another folder with KIBAN_DATA_DIR=<folder> npm start.',
        { cause: error },
      );
    }
  }
}
