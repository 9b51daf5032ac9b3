import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSolution } from '../build/solution-build.js';
import type { DevSettings } from '../config/dev-settings.js';
import type { Progress } from '../console/progress.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { loadSecrets, saveSecrets, type Secrets } from '../data-folder/secrets.js';
import { EdgeServer } from '../edge/edge-server.js';
import { checkExternalNats } from '../nats/server-greeting.js';
import {
  prepareExternalDatabase,
  prepareOwnDatabase,
  type DatabaseAccess,
} from '../postgres/service-logins.js';
import { ProcessLedger } from '../processes/process-ledger.js';
import type { SupervisedProcess } from '../processes/supervised-process.js';
import { rotateLog } from '../processes/log-file.js';
import { until } from '../processes/until.js';
import { seedWorkspace, WORKSPACE } from '../seed/first-seed.js';
import { makeWelcomeBoard } from '../seed/welcome-board.js';
import { migrateAll } from '../services/migrations.js';
import { chooseServiceAddresses, type ServiceAddresses } from '../services/service-addresses.js';
import type { Deployment } from '../services/service-environment.js';
import { isReady, startServices, type FleetContext } from '../services/service-fleet.js';
import { SERVICE_NAMES, type ServiceName } from '../services/service-name.js';
import { allOrNone } from './all-or-none.js';
import { startEmbeddedPostgres, startOwnNats } from './backing-services.js';
import { writeDeploymentFile, type DeploymentFile } from './deployment-file.js';
import { endLeftovers } from './leftovers.js';

/** What cannot be cut short at all (a download that hangs) may not hold the stop up for longer, in milliseconds. */
const STOPPED_START_WITHIN_MS = 10_000;

export interface StackOptions {
  readonly settings: DevSettings;
  readonly folder: DataFolder;
  readonly progress: Progress;
  readonly repositoryRoot: string;
}

/** The whole of Kiban on one machine: PostgreSQL, NATS, the services and the edge, from start to stop. */
export class Stack {
  /** In the order of their starts. */
  readonly #children: SupervisedProcess[] = [];
  readonly #cancel = new AbortController();
  readonly #ledger: ProcessLedger;
  /** Services that died and whose return is being waited for. */
  readonly #watched = new Set<string>();
  #addresses: ServiceAddresses | undefined;
  #edge: EdgeServer | undefined;
  #starting: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: StackOptions) {
    this.#ledger = new ProcessLedger(options.folder.ledgerFile);
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
    const [backing, services] = this.#byKind();
    await Promise.all(services.map((child) => child.stop()));
    for (const child of backing.reverse()) await child.stop();
  }

  /** Ends everything at once. */
  kill(): void {
    for (const child of this.#children) child.kill();
  }

  #byKind(): [backing: SupervisedProcess[], services: SupervisedProcess[]] {
    const isService = (child: SupervisedProcess): boolean =>
      SERVICE_NAMES.includes(child.plan.name as ServiceName);
    return [this.#children.filter((child) => !isService(child)), this.#children.filter(isService)];
  }

  async #startAll(): Promise<DeploymentFile> {
    const { settings, folder, progress, repositoryRoot } = this.options;
    await rm(folder.addressesFile, { force: true });
    const addresses = await chooseServiceAddresses();
    this.#addresses = addresses;
    this.#edge = await this.#openEdge(addresses);
    await endLeftovers(folder, progress);
    let secrets = await loadSecrets(folder.secretsFile);
    const { signal } = this.#cancel;
    const [database, natsUrl] = await allOrNone(this.#cancel, [
      this.#startDatabase(secrets),
      this.#startNats(secrets),
      progress.step(
        'Build',
        () => buildSolution(repositoryRoot, signal),
        (compiled) => (compiled ? 'compiled what changed' : 'nothing changed'),
      ),
    ]);
    signal.throwIfAborted();
    const deployment: Deployment = { settings, secrets, addresses, database, natsUrl };
    const migrationLog = folder.logFile('migrations');
    rotateLog(migrationLog);
    await progress.step('Tables', () => migrateAll(repositoryRoot, deployment, migrationLog, signal));
    signal.throwIfAborted();
    await startServices(this.#fleetContext(), deployment);
    signal.throwIfAborted();
    secrets = await this.#seed(secrets, deployment);
    const file = this.#describe(secrets, database, natsUrl);
    await writeDeploymentFile(folder.addressesFile, file);
    return file;
  }

  #fleetContext(): FleetContext & { env: NodeJS.ProcessEnv } {
    const { folder, progress, repositoryRoot, settings } = this.options;
    return {
      folder,
      progress,
      repositoryRoot,
      ledger: this.#ledger,
      env: settings.env,
      signal: this.#cancel.signal,
      started: (child) => {
        // A child that is announced after the stop began never comes to life.
        this.#cancel.signal.throwIfAborted();
        this.#children.push(child);
      },
      onDeath: ({ name, cause, restartInMs }) => {
        progress.say(
          `✖ ${name} ended (${cause}); it is started again in ${restartInMs / 1000} s (log: ${folder.logFile(name)})`,
        );
        void this.#sayWhenBack(name);
      },
    };
  }

  async #sayWhenBack(name: string): Promise<void> {
    const address = this.#addresses?.[name as ServiceName];
    if (address === undefined || this.#watched.has(name)) return;
    this.#watched.add(name);
    const { signal } = this.#cancel;
    const back = await until(async () => ((await isReady(address.managementUrl)) ? true : undefined), {
      withinMs: 10 * 60_000,
      everyMs: 250,
      signal,
    });
    this.#watched.delete(name);
    if (back === true && !signal.aborted) this.options.progress.say(`✔ ${name} is ready again`);
  }

  /** The edge listens first: a used port shows at once, and whoever calls too early is told to wait. */
  async #openEdge(addresses: ServiceAddresses): Promise<EdgeServer> {
    const { settings, repositoryRoot } = this.options;
    return EdgeServer.listen({
      host: settings.host,
      port: settings.port,
      publicOrigin: settings.publicOrigin,
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
    const { cluster } = await startEmbeddedPostgres(this.#fleetContext(), secrets.postgres.superuser, []);
    return prepareOwnDatabase(cluster.superuserUrl(), secrets.postgres.owner, secrets.postgres);
  }

  async #startNats(secrets: Secrets): Promise<string> {
    const { settings, progress } = this.options;
    const { natsUrl } = settings;
    if (natsUrl === undefined) {
      const own = await startOwnNats(this.#fleetContext(), { durable: true, password: secrets.nats });
      return own.url;
    }
    await progress.step(
      'NATS',
      () => checkExternalNats(natsUrl),
      (version) => `${version} at NATS_URL`,
    );
    return natsUrl;
  }

  /** On the first start only: each part is noted as done as soon as it is, so that a crash repeats none of it. */
  async #seed(secrets: Secrets, deployment: Deployment): Promise<Secrets> {
    const { folder, progress, repositoryRoot } = this.options;
    if (secrets.token !== null && secrets.welcomed) return secrets;
    return progress.step('First workspace', async () => {
      let seeded = secrets;
      if (seeded.token === null) {
        const token = await seedWorkspace(repositoryRoot, deployment, secrets.owner, this.#cancel.signal);
        seeded = { ...seeded, token };
        await saveSecrets(folder.secretsFile, seeded);
      }
      await makeWelcomeBoard(`${this.#edge?.localUrl}/api/v1`, seeded.token ?? '');
      seeded = { ...seeded, welcomed: true };
      await saveSecrets(folder.secretsFile, seeded);
      return seeded;
    });
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
