import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { DeploymentFile } from '@kiban/one-machine/launcher/deployment-file';
import { promisify } from 'node:util';
import { MailedLinks } from '@kiban/testing';
import type { ServiceProgram } from '@kiban/one-machine/services/service-programs';
import { SERVICE_NAMES, type ServiceName } from '@kiban/edge/service-name';
import { startBroker, type BrokerWithPermissions } from './broker-with-permissions.js';
import { createDatabaseWithRoles, type DatabaseWithRoles, type Schema } from './database-with-roles.js';
import { makeSecrets, type RehearsalSecrets } from './rehearsal-secrets.js';
import { fromSources, type Launch } from './launch.js';
import { edgeOfOneMachine, type OpenEdge, type PublicEdge } from './public-edge.js';
import { Replica, type ReplicaEnd } from './replica.js';
import { ServiceBalancer } from './service-balancer.js';

const run = promisify(execFile);

const SCHEMA_OF = {
  auth: 'auth',
  'boards-api': 'boards',
  'webhook-dispatcher': 'webhooks',
  notifications: 'notifications',
} as const satisfies Partial<Record<ServiceName, Schema>>;

const OWNER = { email: 'owner@example.org', password: 'correct horse battery staple' };
const WORKSPACE = { slug: 'rehearsal' };

export interface ClusterOptions {
  repositoryRoot: string;
  env: NodeJS.ProcessEnv;
  replicas: number;
  /** From the sources where left out. */
  launch?: Launch;
  /** The one of `npm start` where left out. */
  edge?: {
    open: OpenEdge;
    /** Where the services' addresses listen for an edge that is not on this machine's own network. */
    listenOn?: string;
  };
  /** Further settings of every service. */
  settings?: Record<string, string>;
  /** What a service is given in place of its settings so far, whenever one starts. */
  changed?: (service: ServiceName, settings: Record<string, string>) => Record<string, string>;
  /** Where the log of each service is kept too, in a file of its name as `npm start` keeps it. */
  logFolder?: string;
  /** Proxy between the services and the broker: gets the broker's port and returns the port for the services. */
  brokerLink?: (brokerPort: number) => Promise<number>;
}

/**
 * A deployment as Kubernetes would run it, in processes of this machine: replicas behind an edge, one
 * PostgreSQL with the logins of docker/postgres, one NATS with the permissions of docker/nats, the
 * migration job first.
 */
export class Cluster {
  private readonly secrets: RehearsalSecrets = makeSecrets();
  private readonly started: Replica[] = [];
  private brokerPort: number;
  private launch: Launch;

  private constructor(
    private readonly options: ClusterOptions,
    readonly database: DatabaseWithRoles,
    readonly broker: BrokerWithPermissions,
    private readonly balancer: ServiceBalancer,
    private readonly internal: Record<'authInternal' | 'boards' | 'auth', string>,
    private readonly edge: PublicEdge,
  ) {
    this.brokerPort = broker.port;
    this.launch = options.launch ?? fromSources(options.repositoryRoot);
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const { repositoryRoot, env } = options;
    const balancer = new ServiceBalancer();
    const { open, listenOn } = options.edge ?? { open: edgeOfOneMachine(repositoryRoot) };
    const addresses: Partial<Record<ServiceName, string>> = {};
    for (const service of SERVICE_NAMES)
      addresses[service] = await balancer.requestAddress(service, listenOn);
    const cluster = new Cluster(
      options,
      await createDatabaseWithRoles(repositoryRoot),
      await startBroker(repositoryRoot, env),
      balancer,
      {
        authInternal: await balancer.connectionAddress('auth', 'managementPort'),
        boards: await balancer.connectionAddress('boards-api', 'port'),
        auth: await balancer.connectionAddress('auth', 'port'),
      },
      await open(addresses as Record<ServiceName, string>),
    );
    try {
      await cluster.migrate();
      if (options.brokerLink) cluster.brokerPort = await options.brokerLink(cluster.broker.port);
      await cluster.startServices();
    } catch (error) {
      // The caller gets no handle to stop it with.
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  /** As many replicas of every service as the cluster has. */
  async startServices(): Promise<void> {
    const { replicas } = this.options;
    const all = SERVICE_NAMES.flatMap((service) => Array.from({ length: replicas }, () => service));
    await Promise.all(all.map((service) => this.startReplica(service)));
  }

  /** Scales every service to nothing. */
  async stopServices(graceMs: number): Promise<void> {
    const running = this.replicas;
    for (const replica of running) this.balancer.remove(replica);
    await Promise.all(running.map((replica) => replica.end(graceMs)));
  }

  get origin(): string {
    return this.edge.origin;
  }

  /** What auth's replicas would mail. */
  get mailed(): MailedLinks {
    return MailedLinks.inLog(() =>
      this.replicasOf('auth')
        .map(({ log }) => log)
        .join('\n'),
    );
  }

  /** The first owner, made by auth's own program. @returns the deployment file of the black-box tests */
  async seed(): Promise<DeploymentFile> {
    const { origin } = this;
    const { stdout } = await this.program('auth', 'seed', {
      ...this.environmentOf('auth'),
      PORT: '0',
      MANAGEMENT_PORT: '0',
      SEED_OWNER_EMAIL: OWNER.email,
      SEED_OWNER_PASSWORD: OWNER.password,
      SEED_OWNER_NAME: 'Owner',
      SEED_WORKSPACE_SLUG: WORKSPACE.slug,
      SEED_WORKSPACE_NAME: 'Rehearsal',
    });
    const { token } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { token?: string };
    if (!token) throw new Error(`the seed gave no token: ${stdout}`);
    return {
      origin,
      apiUrl: `${origin}/api/v1`,
      mcpUrl: `${origin}/mcp`,
      specUrl: `${origin}/api/v1/openapi.json`,
      // As another program of the house would follow the events.
      natsUrl: this.broker.url('observer'),
      natsUser: 'observer',
      natsPassword: this.broker.password('observer'),
      natsObserver: { user: 'observer', password: this.broker.password('observer') },
      databaseUrl: this.database.url('owner'),
      owner: OWNER,
      workspace: WORKSPACE,
      token,
    };
  }

  /** From now on replicas and programs are those of another version. */
  use(launch: Launch): void {
    this.launch = launch;
  }

  /** Replaces every replica of a service as a roll-out does. */
  async rollOut(service: ServiceName, graceMs: number): Promise<ReplicaEnd[]> {
    const ends: ReplicaEnd[] = [];
    for (const old of this.replicasOf(service)) ends.push(await this.replace(old, graceMs));
    return ends;
  }

  /** Starts a replica of the same service, and ends the old one when the new one is ready. */
  async replace(old: Replica, graceMs: number): Promise<ReplicaEnd> {
    await this.startReplica(old.service);
    // preStop: the edge stops sending requests before the process gets its signal.
    this.balancer.remove(old);
    return old.end(graceMs);
  }

  /** The key that the gateway signs its credentials with: base64 of PKCS #8. */
  get credentialPrivateKey(): string {
    return this.secrets.credentialPrivateKey;
  }

  get replicas(): Replica[] {
    return SERVICE_NAMES.flatMap((service) => this.replicasOf(service));
  }

  replicasOf(service: ServiceName): Replica[] {
    return [...this.balancer.of(service)];
  }

  /** How many requests of the edge a replica has answered. */
  answersOf(replica: Replica): number {
    return this.balancer.answersOf(replica);
  }

  /** @returns how what still ran ended */
  async stop(): Promise<ReplicaEnd[]> {
    const ends = await Promise.all(this.started.map((replica) => replica.end(20_000)));
    await this.edge.close();
    await this.balancer.close();
    await this.broker.stop();
    await this.database.drop();
    return ends;
  }

  private async startReplica(service: ServiceName): Promise<Replica> {
    const replica = await Replica.start(service, this.launch, this.environmentOf(service));
    this.started.push(replica);
    if (this.options.logFolder) replica.addLogTo(join(this.options.logFolder, `${service}.log`));
    await replica.ready();
    this.balancer.add(replica);
    return replica;
  }

  /** What the migration job does. */
  async migrate(): Promise<void> {
    for (const [service, schema] of Object.entries(SCHEMA_OF))
      await this.program(service as keyof typeof SCHEMA_OF, 'migrate', {
        MIGRATION_DATABASE_URL: this.database.url('owner'),
        SERVICE_DB_ROLE: this.database.role(schema),
      });
    await this.program('webhook-dispatcher', 'prepare-broker', { NATS_URL: this.broker.url('setup') });
  }

  private program(
    service: ServiceName,
    name: ServiceProgram,
    env: Record<string, string>,
  ): Promise<{ stdout: string; stderr: string }> {
    const { program, args, env: whole } = this.launch(service, name, { ...this.inherited(), ...env });
    return run(program, args, { env: whole });
  }

  private inherited(): NodeJS.ProcessEnv {
    const { PATH, HOME, TZ } = this.options.env;
    return { PATH, HOME, TZ };
  }

  private environmentOf(service: ServiceName): Record<string, string> {
    const { secrets, internal } = this;
    const schema = service === 'mcp-gateway' ? undefined : SCHEMA_OF[service];
    const own: Record<ServiceName, Record<string, string>> = {
      'boards-api': {},
      auth: {
        COOKIE_KEYS: secrets.cookieKeys,
        SIGNING_JWKS: secrets.signingJwks,
        ENCRYPTION_KEY: secrets.encryptionKey,
        // Without a mail server the links of sign-ups are read from the log.
        MAIL_LINKS_IN_LOG: 'true',
        LOG_LEVEL: 'info',
        SIGN_UPS_PER_HOUR: '0',
        SIGN_INS_PER_HOUR: '0',
        INVITATIONS_PER_DAY: '0',
      },
      'webhook-dispatcher': {
        ENCRYPTION_KEY: secrets.encryptionKey,
        WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
        WEBHOOK_ALLOW_HTTP: 'true',
      },
      notifications: {},
      'mcp-gateway': {
        INTERNAL_CREDENTIAL_PRIVATE_KEY: secrets.credentialPrivateKey,
        BOARDS_API_URL: `${internal.boards}/api/v1`,
        AUTH_API_URL: `${internal.auth}/api/v1`,
      },
    };
    const settings = {
      ...(this.inherited() as Record<string, string>),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // As in k8s/base/common.env: longer than the clients of services keep an idle connection.
      SHUTDOWN_DRAIN_MS: '5000',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: this.edge.origin,
      NATS_URL: this.broker.url(service).replace(/:\d+$/, `:${this.brokerPort}`),
      AUTH_INTERNAL_URL: internal.authInternal,
      INTERNAL_API_SECRET: secrets.internalApiSecret,
      ...(schema
        ? {
            DATABASE_URL: this.database.url(schema),
            DATABASE_POOL_MAX: '5',
            INTERNAL_CREDENTIAL_PUBLIC_KEY: secrets.credentialPublicKey,
          }
        : {}),
      ...own[service],
      ...this.options.settings,
    };
    return { ...settings, ...this.options.changed?.(service, settings) };
  }
}
