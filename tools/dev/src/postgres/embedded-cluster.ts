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
  /** Whether what was committed outlives a power cut; tests do without and run several times faster. */
  readonly durable: boolean;
}

const OWN_MACHINE_ONLY = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** Many tests at once take many connections, too. */
const WITHOUT_FLUSHING = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
];

/** Marks a cluster that initdb has not finished. */
const UNFINISHED = '.unfinished-';

export const SUPERUSER = 'postgres';

/** A PostgreSQL cluster that this machine serves to itself on 127.0.0.1. */
export class EmbeddedCluster {
  /** The cluster's files. */
  readonly data: string;

  constructor(private readonly options: ClusterOptions) {
    this.data = join(options.place.folder, 'data');
  }

  /** The address for the superuser; `database` defaults to the one that every cluster has. */
  superuserUrl(database = 'postgres'): string {
    const { port, superuserPassword } = this.options;
    return `postgres://${SUPERUSER}:${encodeURIComponent(superuserPassword)}@127.0.0.1:${port}/${database}`;
  }

  /** Makes the cluster when there is none yet, and ends a server that a killed launcher left on it. */
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
      env: { ...process.env, LC_ALL: 'C' },
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

  /** Resolves once the server takes connections. */
  async waitUntilReady(withinMs = 60_000): Promise<void> {
    const ready = await until(
      async () => ((await readPostmasterFile(this.data))?.status === 'ready' ? true : undefined),
      { withinMs },
    );
    if (ready === undefined) {
      const log = lastLines(this.options.logFile, 5).join(' | ');
      throw new SetupProblem(
        'postgres_unavailable',
        `The embedded PostgreSQL did not start; the last it said in ${this.options.logFile}: ${log || 'nothing'}`,
      );
    }
  }

  #checkVersion(version: string): void {
    const offered = this.options.place.binaries.packageVersion.split('.')[0];
    if (version === offered) return;
    throw new SetupProblem(
      'postgres_unavailable',
      `The data in ${this.data} was written by PostgreSQL ${version} and this is PostgreSQL ${offered}: keep it by moving ` +
        'it over with pg_upgrade, or begin afresh with npm run reset.',
    );
  }

  /**
   * initdb writes beside the final place, which a rename then fills whole: a killed start leaves no half cluster. The name
   * is new each time, because an initdb whose launcher was killed may still be writing under the old one.
   */
  async #initialise(): Promise<void> {
    const { place, superuserPassword, durable } = this.options;
    const { account } = place;
    await this.#clearUnfinished();
    const unfinished = `${this.data}${UNFINISHED}${randomUUID()}`;
    // Beside the cluster, where the next start finds and removes it if this one is killed.
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
        { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...account, maxBuffer: 4 * 1024 * 1024 },
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
    // The program is there, so what is missing is its loader: a system without glibc, such as Alpine.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return new SetupProblem(
        'postgres_unavailable',
        `The embedded PostgreSQL (${initdb}) does not run on this system, which has no glibc: start with ` +
          'DATABASE_URL=postgres://… that names a PostgreSQL 16 or later.',
        { cause: error },
      );
    }
    const why = reasonOf(error).trim().replaceAll('\n', ' ');
    return new SetupProblem(
      'postgres_unavailable',
      `The embedded PostgreSQL could not make its files in ${this.data} (${why}): make room there, or name another folder ` +
        'with KIBAN_DATA_DIR=<folder> npm start.',
      { cause: error },
    );
  }

  async #clearUnfinished(): Promise<void> {
    const { folder } = this.options.place;
    for (const name of await readdir(folder)) {
      if (!name.startsWith(basename(this.data) + UNFINISHED)) continue;
      // One that is being written at this moment cannot be removed whole; the next start finds it again.
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
