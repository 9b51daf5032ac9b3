import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SERVICE_NAMES, type ServiceName } from '@kiban/dev/services/service-name';
import { Balancer } from './balancer.js';
import { startBroker, type BrokerWithPermissions } from './broker-with-permissions.js';
import { createDatabaseWithRoles, type DatabaseWithRoles, type Schema } from './database-with-roles.js';
import { makeSecrets, type RehearsalSecrets } from './rehearsal-secrets.js';
import { fromSources, type Launch } from './launch.js';
import { Replica, type ReplicaEnd } from './replica.js';

const run = promisify(execFile);

const SCHEMA_OF = {
  auth: 'auth',
  'boards-api': 'boards',
  'webhook-dispatcher': 'webhooks',
} as const satisfies Partial<Record<ServiceName, Schema>>;

export interface ClusterOptions {
  repositoryRoot: string;
  env: NodeJS.ProcessEnv;
  replicas: number;
  /** From the sources where left out. */
  launch?: Launch;
  /** Further settings of every service. */
  settings?: Record<string, string>;
}

/**
 * A deployment as Kubernetes would run it, in processes of this machine: replicas behind an edge, one
 * PostgreSQL with the logins of docker/postgres, one NATS with the permissions of docker/nats, the
 * migration job first.
 */
export class Cluster {
  private readonly secrets: RehearsalSecrets = makeSecrets();
  private readonly started: Replica[] = [];
  private internal: Record<'authInternal' | 'boards' | 'auth', string> | undefined;

  private constructor(
    private readonly options: ClusterOptions,
    private readonly database: DatabaseWithRoles,
    readonly broker: BrokerWithPermissions,
    readonly edge: Balancer,
  ) {}

  static async start(options: ClusterOptions): Promise<Cluster> {
    const { repositoryRoot, env, replicas } = options;
    const cluster = new Cluster(
      options,
      await createDatabaseWithRoles(repositoryRoot),
      await startBroker(repositoryRoot, env),
      await Balancer.listen(),
    );
    cluster.internal = {
      authInternal: await cluster.edge.clusterAddress('auth', 'managementPort'),
      boards: await cluster.edge.clusterAddress('boards-api', 'port'),
      auth: await cluster.edge.clusterAddress('auth', 'port'),
    };
    await cluster.migrate();
    for (const service of SERVICE_NAMES)
      await Promise.all(Array.from({ length: replicas }, () => cluster.startReplica(service)));
    return cluster;
  }

  /** The first owner, made by auth's own program. @returns an API token */
  async seed(): Promise<string> {
    const { stdout } = await this.program('auth', 'seed', {
      ...this.environmentOf('auth'),
      PORT: '0',
      MANAGEMENT_PORT: '0',
      SEED_OWNER_EMAIL: 'owner@example.org',
      SEED_OWNER_PASSWORD: 'correct horse battery staple',
      SEED_OWNER_NAME: 'Owner',
      SEED_WORKSPACE_SLUG: 'rehearsal',
      SEED_WORKSPACE_NAME: 'Rehearsal',
    });
    const { token } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { token?: string };
    if (!token) throw new Error(`the seed gave no token: ${stdout}`);
    return token;
  }

  /** Replaces every replica of a service as a roll-out does: the new one is ready before the old one goes. */
  async rollOut(service: ServiceName, graceMs: number): Promise<ReplicaEnd[]> {
    const ends: ReplicaEnd[] = [];
    for (const old of [...this.edge.of(service)]) {
      await this.startReplica(service);
      // preStop: the edge has stopped sending before the process is told to end.
      this.edge.remove(old);
      ends.push(await old.end(graceMs));
    }
    return ends;
  }

  get replicas(): Replica[] {
    return SERVICE_NAMES.flatMap((service) => [...this.edge.of(service)]);
  }

  /** @returns how what still ran ended */
  async stop(): Promise<ReplicaEnd[]> {
    const ends = await Promise.all(this.started.map((replica) => replica.end(20_000)));
    await this.edge.close();
    await this.broker.stop();
    await this.database.drop();
    return ends;
  }

  private async startReplica(service: ServiceName): Promise<Replica> {
    const replica = await Replica.start(service, this.launch, this.environmentOf(service));
    this.started.push(replica);
    await replica.ready();
    this.edge.add(replica);
    return replica;
  }

  private async migrate(): Promise<void> {
    for (const [service, schema] of Object.entries(SCHEMA_OF))
      await this.program(service, 'migrate', {
        MIGRATION_DATABASE_URL: this.database.url('owner'),
        SERVICE_DB_ROLE: this.database.role(schema),
      });
    await this.program('webhook-dispatcher', 'prepare-broker', { NATS_URL: this.broker.url('setup') });
  }

  private program(
    service: string,
    name: string,
    env: Record<string, string>,
  ): Promise<{ stdout: string; stderr: string }> {
    const { program, args, env: whole } = this.launch(service, name, { ...this.inherited(), ...env });
    return run(program, args, { env: whole });
  }

  private get launch(): Launch {
    return this.options.launch ?? fromSources(this.options.repositoryRoot);
  }

  private inherited(): NodeJS.ProcessEnv {
    const { PATH, HOME, TZ } = this.options.env;
    return { PATH, HOME, TZ };
  }

  private environmentOf(service: ServiceName): Record<string, string> {
    const { secrets, internal } = this;
    if (!internal) throw new Error('the cluster’s addresses are not there yet');
    const schema = service === 'mcp-gateway' ? undefined : SCHEMA_OF[service];
    const own: Record<ServiceName, Record<string, string>> = {
      'boards-api': {},
      auth: {
        COOKIE_KEYS: secrets.cookieKeys,
        SIGNING_JWKS: secrets.signingJwks,
        ENCRYPTION_KEY: secrets.encryptionKey,
      },
      'webhook-dispatcher': {
        ENCRYPTION_KEY: secrets.encryptionKey,
        WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
        WEBHOOK_ALLOW_HTTP: 'true',
      },
      'mcp-gateway': {
        INTERNAL_CREDENTIAL_PRIVATE_KEY: secrets.credentialPrivateKey,
        BOARDS_API_URL: `${internal.boards}/api/v1`,
        AUTH_API_URL: `${internal.auth}/api/v1`,
      },
    };
    return {
      ...(this.inherited() as Record<string, string>),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // As in k8s/base/common.env: longer than the clients of services keep an idle connection.
      SHUTDOWN_DRAIN_MS: '5000',
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: this.edge.origin,
      NATS_URL: this.broker.url(service),
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
  }
}
