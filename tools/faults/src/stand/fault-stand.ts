import { createCipheriv, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { makeBundles } from '@kiban/dev/build/bundles';
import { programBundles, serviceBundles } from '@kiban/dev/build/service-bundles';
import { serviceProgram } from '@kiban/one-machine/services/service-programs';
import type { Progress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { startEmbeddedPostgres, startOwnNats } from '@kiban/one-machine/launcher/backing-services';
import { endLeftovers } from '@kiban/one-machine/launcher/leftovers';
import { removeOutsidePlace } from '@kiban/one-machine/postgres/cluster-place';
import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import { ProcessLedger } from '@kiban/one-machine/processes/process-ledger';
import type { SupervisedProcess } from '@kiban/one-machine/processes/supervised-process';
import { authQueue, membersSubject, type MembersResponse } from '@kiban/auth-client';
import { eventStream } from '@kiban/contracts';
import { reply, connectNats, jetstreamManager, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Part } from './part.js';
import { Receiver } from './receiver.js';

/** Slots of a dispatcher under test: the bound of what its SIGKILL may repeat. */
export const standSlots = 64;

/** Milliseconds where production has seconds, so that a case takes seconds where production takes hours. */
const dispatcherSettings = {
  WEBHOOK_SLOTS: String(standSlots),
  WEBHOOK_SLOTS_PER_ENDPOINT: '16',
  WEBHOOK_SLOTS_PER_HOST: String(standSlots),
  WEBHOOK_SLOTS_PER_WORKSPACE: String(standSlots),
  WEBHOOK_RETRY_DELAYS_MS: '250,500,1000,2000,4000',
  WEBHOOK_LEASE_MS: '6000',
  WEBHOOK_HOUSEKEEPING_INTERVAL_MS: '250',
  WEBHOOK_GAP_AFTER_MS: '500',
  WEBHOOK_RECLAIMS_MAX: '50',
};

/** PostgreSQL, NATS and a receiver, with the product's own schemas; cases start the parts that they need. */
export class FaultStand {
  private readonly parts: Part[] = [];
  private readonly children = new Map<string, SupervisedProcess>();
  private readonly encryptionKey = randomBytes(32);
  private nextWorkspace = 1;

  private constructor(
    readonly repositoryRoot: string,
    readonly folder: DataFolder,
    readonly receiver: Receiver,
    private readonly progress: Progress,
  ) {}

  database!: Database;
  private auth: NatsConnection | undefined;
  natsUrl = '';
  private databaseUrl = '';

  static async start(repositoryRoot: string, folderPath: string, progress: Progress): Promise<FaultStand> {
    const folder = new DataFolder(folderPath);
    await folder.open(process.getuid?.() === 0);
    await makeBundles(repositoryRoot, [
      ...serviceBundles(['webhook-dispatcher']),
      ...programBundles('migrate'),
    ]);
    await endLeftovers(folder, progress);
    const stand = new FaultStand(repositoryRoot, folder, await Receiver.listen(), progress);
    try {
      await stand.clear();
      await stand.startBacking();
      return stand;
    } catch (error) {
      await stand.stop().catch(() => undefined);
      throw error;
    }
  }

  /** The process of `postgres` or `nats`, which is restarted automatically when it dies. */
  backing(name: 'postgres' | 'nats'): SupervisedProcess {
    const child = this.children.get(name);
    if (!child) throw new Error(`${name} was not started.`);
    return child;
  }

  /** Kills a backing server immediately. @returns the time of its restart */
  async crash(
    name: 'postgres' | 'nats',
    afterDeath: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const child = this.backing(name);
    const { restarts, pid } = child;
    // PostgreSQL's postmaster takes its children with it only on SIGQUIT, its immediate shutdown.
    if (pid !== undefined) process.kill(pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    while (child.restarts === restarts) await pause(5);
    await afterDeath();
    while (child.pid === pid) await pause(10);
  }

  /** What JetStream stored; deleting it while the server is down is a broker that lost its disk. */
  async wipeBroker(): Promise<void> {
    await rm(join(this.folder.nats, 'store'), { recursive: true, force: true });
  }

  /** Deletes the intake's consumer, and with it every acknowledgement. */
  async forgetAcknowledgements(): Promise<void> {
    const connection = await connectNats({
      url: this.natsUrl,
      name: 'faults',
      logger: createLogger('faults', 'silent'),
    });
    try {
      const manager = await jetstreamManager(connection);
      await manager.consumers.delete(eventStream, 'webhooks').catch(() => false);
    } finally {
      await connection.close();
    }
  }

  newWorkspace(): number {
    return this.nextWorkspace++;
  }

  /** Registers an endpoint in the dispatcher's own tables, sealed as the dispatcher seals. @returns its id */
  async registerEndpoint(
    workspaceId: number,
    path: string,
    events: readonly string[] = ['*'],
  ): Promise<number> {
    const url = new URL(this.receiver.url(path));
    const signingKey = `whsec_${randomBytes(32).toString('base64')}`;
    const [row] = await this.database.query<{ id: number }>(
      `INSERT INTO webhooks.endpoint (workspace_id, workspace_slug, workspace_name, kind, url, url_host, events, created_by, created_by_name)
       VALUES ($1, 'faults', 'Faults', 'webhook', $2, $3, $4, 1, 'Harness') RETURNING id`,
      [workspaceId, url.href, url.host, events],
    );
    const id = row?.id ?? 0;
    await this.database.query('INSERT INTO webhooks.secret (endpoint_id, ciphertext) VALUES ($1, $2)', [
      id,
      sealed(this.encryptionKey, id, signingKey),
    ]);
    this.receiver.mailbox(path).signingKey = signingKey;
    return id;
  }

  /** A dispatcher process: the service as it is deployed, with shorter times. */
  async startDispatcher(environment: NodeJS.ProcessEnv = {}): Promise<Part> {
    return this.startPart('dispatcher', serviceProgram(this.repositoryRoot, 'webhook-dispatcher'), {
      ...dispatcherSettings,
      LOG_LEVEL: 'warn',
      // Whichever are free at each start: one that was chosen before may be another's by the time it starts again.
      PORT: '0',
      MANAGEMENT_PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost',
      NATS_URL: this.natsUrl,
      DATABASE_URL: this.databaseUrl,
      AUTH_INTERNAL_URL: 'http://127.0.0.1:9',
      INTERNAL_API_SECRET: randomBytes(24).toString('hex'),
      INTERNAL_CREDENTIAL_PUBLIC_KEY: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
      ENCRYPTION_KEY: this.encryptionKey.toString('base64'),
      WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
      WEBHOOK_ALLOW_HTTP: 'true',
      ...environment,
    });
  }

  /** A process that relays the outbox of boards, as every service with tables does. */
  async startRelay(environment: NodeJS.ProcessEnv = {}): Promise<Part> {
    return this.startPart('relay', join(import.meta.dirname, '..', 'programs', 'relay.js'), {
      DATABASE_URL: this.databaseUrl,
      NATS_URL: this.natsUrl,
      ...environment,
    });
  }

  /** Ends every part of a case. @returns what went wrong with them unasked */
  async endParts(): Promise<string[]> {
    const parts = this.parts.splice(0);
    for (const part of parts) part.thaw();
    await Promise.all(parts.map((part) => part.end('SIGTERM')));
    return parts.flatMap((part) => part.unasked);
  }

  /** Ends what was started; an end that fails does not keep the others from running. */
  stop(): Promise<void> {
    const parts = new StartedParts();
    parts.add(() => this.clear());
    for (const child of this.children.values()) parts.add(() => child.stop());
    parts.add(() => this.receiver.close());
    parts.add(() => this.database?.close());
    parts.add(() => this.auth?.close());
    parts.add(async () => {
      await this.endParts();
    });
    return parts.end();
  }

  private startPart(name: string, program: string, environment: NodeJS.ProcessEnv): Part {
    const part = new Part({
      name,
      args: [program],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
      logFile: this.folder.logFile(name),
    });
    part.start();
    this.parts.push(part);
    return part;
  }

  private async startBacking(): Promise<void> {
    const context = {
      folder: this.folder,
      ledger: new ProcessLedger(this.folder.ledgerFile),
      progress: this.progress,
      onDeath: () => undefined,
      root: this.repositoryRoot,
      env: process.env,
      started: (child: SupervisedProcess) => {
        this.children.set(child.plan.name, child);
      },
    };
    const [postgres, nats] = await Promise.all([
      // As in a deployment: a server that confirms commits before it writes its log loses them in an immediate shutdown,
      // and the loss would count as the product's.
      startEmbeddedPostgres(context, randomBytes(18).toString('base64url'), true),
      startOwnNats(context, { durable: false }),
    ]);
    this.natsUrl = nats.url;
    await this.respondForAuth();
    const owner = new Database({
      url: postgres.cluster.superuserUrl(),
      poolMax: 2,
      applicationName: 'faults',
      logger: createLogger('faults', 'silent'),
    });
    const password = randomBytes(12).toString('hex');
    await owner.query(`CREATE ROLE kiban_parts LOGIN PASSWORD '${password}'`);
    await owner.query('CREATE DATABASE kiban');
    await owner.close();
    const url = new URL(postgres.cluster.superuserUrl('kiban'));
    for (const app of ['boards-api', 'webhook-dispatcher'] as const) await this.migrate(app, url.href);
    url.username = 'kiban_parts';
    url.password = password;
    this.databaseUrl = url.href;
    this.database = new Database({
      url: url.href,
      poolMax: 24,
      applicationName: 'faults',
      logger: createLogger('faults', 'silent'),
    });
  }

  /** Says, as auth does, that the member who registered the endpoints is an owner: without that nothing is delivered. */
  private async respondForAuth(): Promise<void> {
    this.auth = await connectNats({
      url: this.natsUrl,
      name: 'auth',
      logger: createLogger('faults', 'silent'),
    });
    reply(
      this.auth,
      membersSubject,
      (): Promise<MembersResponse> =>
        Promise.resolve({ members: [{ memberId: 1, name: 'Harness', role: 'owner' }], leaseMs: 5_000 }),
      { queue: authQueue, onError: () => undefined },
    );
  }

  private async migrate(app: 'boards-api' | 'webhook-dispatcher', url: string): Promise<void> {
    const child = spawn(process.execPath, [serviceProgram(this.repositoryRoot, app, 'migrate')], {
      env: { PATH: process.env['PATH'], MIGRATION_DATABASE_URL: url, SERVICE_DB_ROLE: 'kiban_parts' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The migration of ${app} ended with exit code ${code}.`);
  }

  private async clear(): Promise<void> {
    await removeOutsidePlace(this.folder.path);
    for (const name of ['postgres', 'postgres-place', 'nats'])
      await rm(join(this.folder.path, name), { recursive: true, force: true });
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The form in which the dispatcher keeps signing keys; it reads what is written here or fails the run. */
function sealed(key: Buffer, endpointId: number, signingKey: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(
    Buffer.from(`webhooks.secret:${endpointId}`),
  );
  const text = Buffer.concat([cipher.update(signingKey, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, cipher.getAuthTag(), text]);
}
