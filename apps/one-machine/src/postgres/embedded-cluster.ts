import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { lastLines } from '../processes/log-file.js';
import type { ProcessPlan } from '../processes/supervised-process.js';
import { until } from '../processes/until.js';
import { reasonOf, SetupProblem } from '../setup-problem.js';
import type { ClusterPlace } from './cluster-place.js';
import { endLeftoverServer, readPostmasterFile } from './postmaster-file.js';

const run = promisify(execFile);

export interface ClusterOptions {
  readonly place: ClusterPlace;
  readonly port: number;
  readonly superuserPassword: string;
  readonly logFile: string;
  /** Whether commits survive a power failure; tests disable it and run several times faster. */
  readonly durable: boolean;
  readonly env: NodeJS.ProcessEnv;
}

const OWN_MACHINE_ONLY = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Concurrent tests need many connections. */
const WITHOUT_FLUSHING = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
];

/** Marks an incomplete cluster of initdb. */
const UNFINISHED = '.unfinished-';

export const SUPERUSER = 'postgres';

/** A PostgreSQL cluster on 127.0.0.1. */
export class EmbeddedCluster {
  /** The cluster's files. */
  readonly data: string;

  constructor(private readonly options: ClusterOptions) {
    this.data = join(options.place.folder, 'data');
  }

  /** The superuser's URL; `database` defaults to `postgres`. */
  superuserUrl(database = 'postgres'): string {
    const { port, superuserPassword } = this.options;
    return `postgres://${SUPERUSER}:${encodeURIComponent(superuserPassword)}@127.0.0.1:${port}/${database}`;
  }

  /** Creates the cluster if necessary, and stops a server that a killed launcher left. */
  async prepare(): Promise<{ created: boolean; endedLeftover: boolean }> {
    const endedLeftover = await endLeftoverServer(this.data);
    const version = await readFile(join(this.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
    if (version !== undefined) {
      this.#checkVersion(version.trim());
      return { created: false, endedLeftover };
    }
    await this.#initialise();
    return { created: true, endedLeftover };
  }

  /** How to run the server. */
  plan(): ProcessPlan {
    const { place, port, logFile, durable } = this.options;
    const flags = [...OWN_MACHINE_ONLY, ...(durable ? [] : WITHOUT_FLUSHING)];
    return {
      name: 'postgres',
      command: place.binaries.postgres,
      args: ['-D', this.data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
      env: { ...this.options.env, LC_ALL: 'C' },
      cwd: '/',
      logFile,
      stopSignal: 'SIGINT',
      stopGraceMs: 15_000,
      ...(place.account === undefined ? {} : { account: { uid: place.account.uid, gid: place.account.gid } }),
      beforeRestart: async () => {
        await endLeftoverServer(this.data);
      },
    };
  }

  /** Resolves once the server accepts connections. */
  async waitUntilReady(withinMs = 60_000): Promise<void> {
    const ready = await until(
      async () => ((await readPostmasterFile(this.data))?.status === 'ready' ? true : undefined),
      { withinMs },
    );
    if (ready === undefined) {
      const log = lastLines(this.options.logFile, 5).join(' | ');
      throw new SetupProblem(
        'postgres_unavailable',
        `The embedded PostgreSQL did not start; the end of its log ${this.options.logFile}: ${log || 'nothing'}`,
      );
    }
  }

  #checkVersion(version: string): void {
    const offered = this.options.place.binaries.packageVersion.split('.')[0];
    if (version === offered) return;
    throw new SetupProblem(
      'postgres_unavailable',
      `The data in ${this.data} was written by PostgreSQL ${version}, but this is PostgreSQL ${offered}: migrate ` +
        'it with pg_upgrade, or delete all data with npm run reset.',
    );
  }

  /**
   * initdb writes to a temporary folder, which is then renamed: a killed start leaves no partial cluster. The name is
   * unique, because the initdb of a killed launcher may still write under an earlier one.
   */
  async #initialise(): Promise<void> {
    const { place, superuserPassword, durable } = this.options;
    const { account } = place;
    await this.#clearUnfinished();
    const unfinished = `${this.data}${UNFINISHED}${randomUUID()}`;
    // Next to the cluster, where the next start finds and removes it after a kill.
    const passwordFile = `${unfinished}.password`;
    try {
      await writeFile(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
      if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
      await run(
        place.binaries.initdb,
        [
          `--pgdata=${unfinished}`,
          `--username=${SUPERUSER}`,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          ...(durable ? [] : ['--no-sync']),
        ],
        { cwd: '/', env: { ...this.options.env, LC_ALL: 'C' }, ...account, maxBuffer: 4 * 1024 * 1024 },
      );
      await rename(unfinished, this.data);
    } catch (error) {
      throw this.#initialiseProblem(error);
    } finally {
      await rm(passwordFile, { force: true });
    }
  }

  #initialiseProblem(error: unknown): SetupProblem {
    const { initdb } = this.options.place.binaries;
    // The program exists, so its loader is missing: a system without glibc, such as Alpine.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return new SetupProblem(
        'postgres_unavailable',
        `The embedded PostgreSQL (${initdb}) does not run on this system, which has no glibc: start with ` +
          'DATABASE_URL=postgres://… of a PostgreSQL 16 or later.',
        { cause: error },
      );
    }
    const why = reasonOf(error).trim().replaceAll('\n', ' ');
    return new SetupProblem(
      'postgres_unavailable',
      `The embedded PostgreSQL could not create its files in ${this.data} (${why}): free space there, or set another folder ` +
        'with KIBAN_DATA_DIR=<folder> npm start.',
      { cause: error },
    );
  }

  async #clearUnfinished(): Promise<void> {
    const { folder } = this.options.place;
    for (const name of await readdir(folder)) {
      if (!name.startsWith(basename(this.data) + UNFINISHED)) continue;
      // A folder that is still being written cannot be removed; the next start tries again.
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
