import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildGuides } from '@kiban/guides/build-guides';
import { buildProjects } from '../build/project-build.js';
import type { DevSettings } from '../config/dev-settings.js';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { loadSecrets, type Secrets } from '../data-folder/secrets.js';
import { EdgeServer } from '../edge/edge-server.js';
import { checkExternalNats } from '../nats/server-greeting.js';
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
import { isReady, startServices, type FleetContext } from '../services/service-fleet.js';
import { SERVICE_NAMES, type ServiceName } from '../services/service-name.js';
import { allOrNone } from './all-or-none.js';
import { startEmbeddedPostgres, startOwnNats, type BackingContext } from './backing-services.js';
import { Children } from './children.js';
import { writeDeploymentFile, type DeploymentFile } from './deployment-file.js';
import { endLeftovers } from './leftovers.js';

/** What runs here, and the local MCP process, which an AI client starts by itself. */
const BUILT = [...SERVICE_NAMES, 'mcp-local'].map((name) => join('apps', name));

/** What cannot be cut short at all (a download that hangs) may not hold the stop up for longer, in milliseconds. */
const STOPPED_START_WITHIN_MS = 10_000;

function isService(name: string): name is ServiceName {
  return SERVICE_NAMES.includes(name as ServiceName);
}

export interface StackOptions {
  readonly settings: DevSettings;
  readonly folder: DataFolder;
  readonly progress: Progress;
  readonly repositoryRoot: string;
}

/** The whole of Kiban on one machine: PostgreSQL, NATS, the services and the edge, from start to stop. */
export class Stack {
  readonly #cancel = new AbortController();
  readonly #children: Children;
  #addresses: ServiceAddresses | undefined;
  #edge: EdgeServer | undefined;
  #starting: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: StackOptions) {
    this.#children = new Children(options.folder, options.progress, this.#cancel.signal, (name) => {
      const address = isService(name) ? this.#addresses?.[name] : undefined;
      return address === undefined ? undefined : () => isReady(address.managementUrl);
    });
  }

  /** Resolves once everything is ready; after a rejection `stop` must be called as well. */
  start(): Promise<DeploymentFile> {
    const starting = this.#startAll();
    this.#starting = starting.catch(() => undefined);
    return starting;
  }

  /** Stops everything in the reverse order of its start. Also ends a start that is still under way. */
  async stop(): Promise<void> {
    this.#cancel.abort();
    await this.#edge?.close();
    // What a start was doing when it was cut short (initdb, a compilation) ends before its files are let go.
    await Promise.race([this.#starting, delay(STOPPED_START_WITHIN_MS)]);
    await this.#edge?.close();
    await this.#children.stop(isService);
  }

  /** Ends everything at once. */
  kill(): void {
    this.#children.kill();
  }

  async #startAll(): Promise<DeploymentFile> {
    const { settings, folder, progress, repositoryRoot } = this.options;
    const { signal } = this.#cancel;
    await rm(folder.addressesFile, { force: true });
    const addresses = await chooseServiceAddresses();
    this.#addresses = addresses;
    this.#edge = await this.#openEdge(addresses);
    signal.throwIfAborted();
    await endLeftovers(folder, progress);
    const kept = await loadSecrets(folder.secretsFile);
    const [database, natsUrl, build] = await allOrNone(this.#cancel, [
      this.#startDatabase(kept),
      this.#startNats(kept),
      progress.step(
        'Build',
        () => buildProjects(repositoryRoot, BUILT, signal),
        ({ compiled }) => (compiled ? 'compiled what changed' : 'nothing changed'),
      ),
      buildGuides(repositoryRoot),
    ]);
    signal.throwIfAborted();
    const deployment: Deployment = { settings, secrets: kept, addresses, database, natsUrl };
    await this.#migrate(deployment, build.stamp);
    signal.throwIfAborted();
    await startServices(this.#context, deployment);
    signal.throwIfAborted();
    const secrets = await this.#seed(deployment);
    const file = this.#describe(secrets, database, natsUrl);
    await writeDeploymentFile(folder.addressesFile, file);
    return file;
  }

  get #context(): FleetContext & BackingContext {
    const { folder, progress, repositoryRoot, settings } = this.options;
    const { ledger, started, onDeath, signal } = this.#children;
    return { folder, progress, repositoryRoot, env: settings.env, ledger, started, onDeath, signal };
  }

  /** The edge listens first: a used port shows at once, and whoever calls too early is told to wait. */
  async #openEdge(addresses: ServiceAddresses): Promise<EdgeServer> {
    const { settings, repositoryRoot } = this.options;
    return EdgeServer.listen({
      host: settings.host,
      port: settings.port,
      publicOrigin: settings.publicOrigin,
      trustedProxies: settings.trustedProxies,
      services: Object.fromEntries(SERVICE_NAMES.map((name) => [name, addresses[name].url])) as Record<
        ServiceName,
        string
      >,
      screenFolder: join(repositoryRoot, 'apps', 'web', 'public'),
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
      const own = await startOwnNats(this.#context, { durable: true, password: secrets.nats });
      return own.url;
    }
    await progress.step(
      'NATS',
      () => checkExternalNats(natsUrl),
      (version) => `${version} at NATS_URL`,
    );
    return natsUrl;
  }

  /** A database that others run may have been restored or replaced since the last start: there nothing is assumed. */
  async #migrate(deployment: Deployment, stamp: string): Promise<void> {
    const { settings, folder, progress, repositoryRoot } = this.options;
    const run = {
      repositoryRoot,
      deployment,
      logFile: folder.logFile('migrations'),
      signal: this.#cancel.signal,
    };
    await progress.step(
      'Tables',
      async () => {
        if (settings.databaseUrl === undefined) return migrateOnce(run, folder.migratedFile, stamp);
        await migrateAll(run);
        return true;
      },
      (ran) => (ran ? 'up to date' : 'as before'),
    );
  }

  async #seed(deployment: Deployment): Promise<Secrets> {
    const { folder, progress, repositoryRoot } = this.options;
    if (isSeeded(deployment.secrets)) return deployment.secrets;
    return progress.step('First workspace', () =>
      seedFirstStart({
        repositoryRoot,
        deployment,
        secretsFile: folder.secretsFile,
        apiUrl: `${this.#edge?.localUrl}/api/v1`,
        signal: this.#cancel.signal,
      }),
    );
  }

  #describe(secrets: Secrets, database: DatabaseAccess, natsUrl: string): DeploymentFile {
    const origin = this.options.settings.publicOrigin;
    return {
      origin,
      apiUrl: `${origin}/api/v1`,
      mcpUrl: `${origin}/mcp`,
      specUrl: `${origin}/api/v1/openapi.json`,
      natsUrl,
      databaseUrl: database.ownerUrl,
      owner: secrets.owner,
      workspace: { slug: WORKSPACE.slug },
      token: secrets.token ?? '',
    };
  }
}
