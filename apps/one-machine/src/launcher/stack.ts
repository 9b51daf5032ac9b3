import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LauncherSettings } from '../config/launcher-settings.js';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { loadSecrets, type Secrets } from '../data-folder/secrets.js';
import { EdgeServer } from '@kiban/edge/edge-server';
import { OBSERVER, observerAccount } from '../nats/observer-account.js';
import { checkExternalNats, natsLogin } from '../nats/server-greeting.js';
import {
  prepareExternalDatabase,
  prepareOwnDatabase,
  type DatabaseAccess,
} from '../postgres/service-logins.js';
import { WORKSPACE } from '../seed/first-seed.js';
import { isSeeded, seedFirstStart } from '../seed/first-start.js';
import { migrateAll, migrateOnce } from '../services/migrations.js';
import { chooseServiceAddresses, type ServiceAddresses } from '../services/service-addresses.js';
import type { Deployment } from '../services/deployment.js';
import { isReady, startService, type FleetContext } from '../services/service-fleet.js';
import { SERVICE_NAMES, type ServiceName } from '@kiban/edge/service-name';
import { reasonOf } from '../setup-problem.js';
import { allOrNone } from './all-or-none.js';
import { startEmbeddedPostgres, startOwnNats, type BackingContext } from './backing-services.js';
import { Children } from './children.js';
import { writeDeploymentFile, type DeploymentFile } from './deployment-file.js';
import { endLeftovers } from './leftovers.js';
import { listenProblem } from './listen-problem.js';
import { BUILT_SCREEN, PAGES_FOLDER, type Product, type ReadyPrograms } from './product.js';

/** How long a stop waits for work that cannot be aborted (a hanging download), in milliseconds. */
const STOPPED_START_WITHIN_MS = 10_000;

function isService(name: string): name is ServiceName {
  return SERVICE_NAMES.includes(name as ServiceName);
}

export interface StackOptions {
  readonly settings: LauncherSettings;
  readonly folder: DataFolder;
  readonly progress: Progress;
  readonly product: Product;
}

/** Kiban on one machine, from start to stop: PostgreSQL, NATS, the services and the edge. */
export class Stack {
  readonly #cancel = new AbortController();
  readonly #children: Children;
  #addresses: ServiceAddresses | undefined;
  #edge: EdgeServer | undefined;
  #starting: Promise<unknown> = Promise.resolve();
  #packages: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: StackOptions) {
    this.#children = new Children(options.folder, options.progress, this.#cancel.signal, (name) => {
      const address = isService(name) ? this.#addresses?.[name] : undefined;
      return address === undefined ? undefined : () => isReady(address.managementUrl);
    });
  }

  /** Resolves once everything is ready; call `stop` also after a rejection. */
  start(): Promise<DeploymentFile> {
    const starting = this.#startAll();
    this.#starting = starting.catch(() => undefined);
    return starting;
  }

  /** Resolves once what is at /packages is that of these sources; until then it is that of an earlier start. */
  async packed(): Promise<void> {
    await this.#packages;
  }

  /** Stops everything in reverse start order. Also aborts a start in progress. */
  async stop(): Promise<void> {
    this.#cancel.abort();
    await this.#edge?.close();
    // Work of an aborted start (initdb, a compilation) ends before the lock on its files is released.
    await Promise.race([this.#starting.then(() => this.#packages), delay(STOPPED_START_WITHIN_MS)]);
    await this.#edge?.close();
    await this.#children.stop(isService);
  }

  /** Kills all processes immediately. */
  kill(): void {
    this.#children.kill();
  }

  async #startAll(): Promise<DeploymentFile> {
    const { folder, progress, product } = this.options;
    const { signal } = this.#cancel;
    await rm(folder.addressesFile, { force: true });
    const addresses = await chooseServiceAddresses();
    this.#addresses = addresses;
    this.#edge = await this.#openEdge(addresses);
    signal.throwIfAborted();
    await endLeftovers(folder, progress);
    const kept = await loadSecrets(folder.secretsFile);
    const programs = product.programs(signal);
    const built = this.#build(programs);
    const database = this.#startDatabase(kept);
    const natsUrl = this.#startNats(kept);
    const tables = this.#migrate(database, programs);
    const deployment = this.#deployment(kept, addresses, database, natsUrl);
    const ready = this.#startServices(deployment, built, tables);
    // The pages are rendered in this process, which has nothing else to do while the services start.
    const guides = tables.then(() => product.guides());
    const seeded = this.#seed(deployment, tables, ready);
    const [secrets, { database: access, natsUrl: url }] = await allOrNone(this.#cancel, [
      seeded,
      deployment,
      // Each is named, so that a failure waits for all of them before the cleanup.
      ...[database, natsUrl, built, tables, ready, guides],
    ]);
    signal.throwIfAborted();
    const file = this.#describe(secrets, access, url);
    await writeDeploymentFile(folder.addressesFile, file);
    this.#packages = this.#pack();
    return file;
  }

  get #context(): FleetContext & BackingContext {
    const { folder, progress, product, settings } = this.options;
    const { ledger, started, onDeath, signal } = this.#children;
    return { folder, progress, root: product.root, env: settings.env, ledger, started, onDeath, signal };
  }

  /** After everything is ready: it takes a processor for seconds, and no first request is for a package. */
  async #pack(): Promise<void> {
    const { progress, product } = this.options;
    try {
      await product.packages();
    } catch (error) {
      progress.say(`There is nothing to install at /packages: ${reasonOf(error)}`);
    }
  }

  /** The edge starts first, so that a used port is reported immediately and early requests get 503. */
  async #openEdge(addresses: ServiceAddresses): Promise<EdgeServer> {
    const { settings, product } = this.options;
    const listening = EdgeServer.listen({
      host: settings.host,
      port: settings.port,
      publicOrigin: settings.publicOrigin,
      trustedProxies: settings.trustedProxies,
      services: Object.fromEntries(SERVICE_NAMES.map((name) => [name, addresses[name].url])) as Record<
        ServiceName,
        string
      >,
      screenFolder: join(product.root, PAGES_FOLDER),
      builtScreenFolder: join(product.root, BUILT_SCREEN),
    });
    return listening.catch((error: unknown) => {
      throw listenProblem(error, settings);
    });
  }

  async #startDatabase(secrets: Secrets): Promise<DatabaseAccess> {
    const { settings, progress } = this.options;
    const { databaseUrl } = settings;
    if (databaseUrl !== undefined) {
      return progress.step(
        'PostgreSQL',
        () => prepareExternalDatabase(databaseUrl, secrets.postgres),
        ({ version }) => `${version} at DATABASE_URL`,
      );
    }
    const { cluster } = await startEmbeddedPostgres(this.#context, secrets.postgres.superuser, true);
    return prepareOwnDatabase(cluster.superuserUrl(), secrets.postgres.owner, secrets.postgres);
  }

  async #startNats(secrets: Secrets): Promise<string> {
    const { settings, progress } = this.options;
    const { natsUrl } = settings;
    if (natsUrl === undefined) {
      const observer = await observerAccount(this.options.product.root, secrets.natsObserver);
      const accounts = { services: secrets.nats, observer };
      return (await startOwnNats(this.#context, { durable: true, accounts })).url;
    }
    await progress.step(
      'NATS',
      () => checkExternalNats(natsUrl),
      (version) => `${version} at NATS_URL`,
    );
    return natsUrl;
  }

  async #build(programs: Promise<ReadyPrograms>): Promise<void> {
    const { progress, product } = this.options;
    const services = product.services(this.#cancel.signal);
    await progress.step(
      'Build',
      async () => {
        const [{ built }, others] = await Promise.all([programs, services]);
        return built || others;
      },
      (built) => (built ? 'bundled changes' : 'nothing changed'),
    );
  }

  async #deployment(
    secrets: Secrets,
    addresses: ServiceAddresses,
    database: Promise<DatabaseAccess>,
    natsUrl: Promise<string>,
  ): Promise<Deployment> {
    const { settings } = this.options;
    return { settings, secrets, addresses, database: await database, natsUrl: await natsUrl };
  }

  /**
   * Runs while the services are bundled. An external database may have been restored or replaced since the last start, so
   * its migrations always run.
   */
  async #migrate(database: Promise<DatabaseAccess>, programs: Promise<ReadyPrograms>): Promise<void> {
    const { settings, folder, progress, product } = this.options;
    const { signal } = this.#cancel;
    const [access, { migrations }] = await Promise.all([database, programs]);
    signal.throwIfAborted();
    const run = {
      root: product.root,
      deployment: { settings, database: access },
      logFile: folder.logFile('migrations'),
      signal,
    };
    await progress.step(
      'Tables',
      async () => {
        if (settings.databaseUrl === undefined) return migrateOnce(run, folder.migratedFile, migrations);
        await migrateAll(run);
        return true;
      },
      (ran) => (ran ? 'up to date' : 'as before'),
    );
  }

  async #startServices(
    deployment: Promise<Deployment>,
    ...before: readonly Promise<unknown>[]
  ): Promise<void> {
    const [known] = await Promise.all([deployment, ...before]);
    this.#cancel.signal.throwIfAborted();
    await Promise.all(SERVICE_NAMES.map((name) => startService(name, this.#context, known)));
  }

  /** Runs while the services start; the first board needs them. */
  async #seed(
    deployment: Promise<Deployment>,
    tables: Promise<void>,
    servicesReady: Promise<void>,
  ): Promise<Secrets> {
    const { folder, progress, product } = this.options;
    const [known] = await Promise.all([deployment, tables]);
    if (isSeeded(known.secrets)) return known.secrets;
    const start = {
      root: product.root,
      deployment: known,
      secretsFile: folder.secretsFile,
      apiUrl: `${this.#edge?.localUrl}/api/v1`,
      signal: this.#cancel.signal,
    };
    return progress.step('First workspace', () => seedFirstStart(start, servicesReady));
  }

  #describe(secrets: Secrets, database: DatabaseAccess, natsUrl: string): DeploymentFile {
    const { publicOrigin: origin, natsUrl: external } = this.options.settings;
    const { user, password } = natsLogin(natsUrl);
    return {
      origin,
      apiUrl: `${origin}/api/v1`,
      mcpUrl: `${origin}/mcp`,
      specUrl: `${origin}/api/v1/openapi.json`,
      natsUrl,
      natsUser: user,
      natsPassword: password,
      natsObserver: external === undefined ? { user: OBSERVER, password: secrets.natsObserver } : null,
      databaseUrl: database.ownerUrl,
      owner: secrets.owner,
      workspace: { slug: WORKSPACE.slug },
      token: secrets.token ?? '',
    };
  }
}
