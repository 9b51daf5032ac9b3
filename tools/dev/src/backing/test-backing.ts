import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Progress } from '@kiban/one-machine/console/progress';
import type { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { removeOutsidePlace } from '@kiban/one-machine/postgres/cluster-place';
import {
  startEmbeddedPostgres,
  startOwnNats,
  type BackingContext,
} from '@kiban/one-machine/launcher/backing-services';
import { Children } from '@kiban/one-machine/launcher/children';

/** Environment variables of the tests. */
export interface TestBackingExports {
  /** A superuser's URL, with which tests create and drop their databases and logins. */
  readonly KIBAN_TEST_DATABASE_URL: string;
  readonly KIBAN_TEST_NATS_URL: string;
  /** The nats-server program, for tests that start, kill and restart their own server. */
  readonly KIBAN_TEST_NATS_SERVER_BIN: string;
  /** The folder with PostgreSQL's programs (initdb, postgres, pg_ctl), for the same purpose. */
  readonly KIBAN_TEST_POSTGRES_BIN_DIR: string;
}

export interface TestBackingOptions {
  readonly folder: DataFolder;
  readonly progress: Progress;
  readonly repositoryRoot: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * PostgreSQL and NATS for tests: separate ones on free ports, empty at each start. Neither flushes to the disk, since test
 * data need not survive a power failure; it survives a crash of a test or a server.
 */
export class TestBacking {
  readonly #cancel = new AbortController();
  readonly #children: Children;

  constructor(private readonly options: TestBackingOptions) {
    this.#children = new Children(options.folder, options.progress, this.#cancel.signal);
  }

  async start(superuserPassword: string): Promise<TestBackingExports> {
    const { folder, progress, repositoryRoot, env } = this.options;
    await this.#clear();
    const { ledger, started, onDeath } = this.#children;
    const context: BackingContext = { folder, progress, root: repositoryRoot, env, ledger, started, onDeath };
    const [postgres, nats] = await Promise.all([
      startEmbeddedPostgres(context, superuserPassword, false),
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
    this.#cancel.abort();
    await this.#children.stop();
    await this.#clear();
  }

  kill(): void {
    this.#children.kill();
  }

  async #clear(): Promise<void> {
    const { folder } = this.options;
    await removeOutsidePlace(folder.path);
    for (const name of ['postgres', 'postgres-place', 'nats', 'env.sh']) {
      await rm(join(folder.path, name), { recursive: true, force: true });
    }
  }
}
