import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import type { SupervisedProcess } from '../processes/supervised-process.js';
import { removeOutsidePlace } from '../postgres/cluster-place.js';
import { startEmbeddedPostgres, startOwnNats, type BackingContext } from './backing-services.js';

/** What tests read from the environment. */
export interface TestBackingExports {
  /** A superuser's address: tests make and drop their own databases and logins from it. */
  readonly KIBAN_TEST_DATABASE_URL: string;
  readonly KIBAN_TEST_NATS_URL: string;
  /** The nats-server program, for tests that start, kill and restart a server of their own. */
  readonly KIBAN_TEST_NATS_SERVER_BIN: string;
  /** The folder with PostgreSQL's own programs (initdb, postgres, pg_ctl), for the same. */
  readonly KIBAN_TEST_POSTGRES_BIN_DIR: string;
}

/**
 * Nothing that a test writes has to outlive a power cut, and without flushing to the disk tests run several times
 * faster. Crashes of a test or of PostgreSQL itself lose nothing even so.
 */
const TEST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];

export interface TestBackingOptions {
  readonly folder: DataFolder;
  readonly progress: Progress;
  readonly repositoryRoot: string;
  readonly env: NodeJS.ProcessEnv;
}

/** PostgreSQL and NATS for tests: their own, on free ports, empty at each start. */
export class TestBacking {
  readonly #children: SupervisedProcess[] = [];

  constructor(private readonly options: TestBackingOptions) {}

  async start(superuserPassword: string): Promise<TestBackingExports> {
    const { folder, progress, repositoryRoot, env } = this.options;
    await this.#clear();
    const context: BackingContext = {
      folder,
      progress,
      repositoryRoot,
      env,
      ledger: new ProcessLedger(folder.ledgerFile),
      onDeath: ({ name, cause }) => progress.say(`✖ ${name} ended (${cause}) and is started again`),
      started: (child) => this.#children.push(child),
    };
    const [postgres, nats] = await Promise.all([
      startEmbeddedPostgres(context, superuserPassword, TEST_SETTINGS),
      startOwnNats(context, { durable: false }),
    ]);
    return {
      KIBAN_TEST_DATABASE_URL: postgres.cluster.superuserUrl(),
      KIBAN_TEST_NATS_URL: nats.url,
      KIBAN_TEST_NATS_SERVER_BIN: nats.program,
      KIBAN_TEST_POSTGRES_BIN_DIR: postgres.binFolder,
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.stop()));
    await this.#clear();
  }

  kill(): void {
    for (const child of this.#children) child.kill();
  }

  async #clear(): Promise<void> {
    const { folder } = this.options;
    await removeOutsidePlace(folder.path);
    for (const name of ['postgres', 'postgres-place', 'nats', 'env.sh']) {
      await rm(join(folder.path, name), { recursive: true, force: true });
    }
  }
}
