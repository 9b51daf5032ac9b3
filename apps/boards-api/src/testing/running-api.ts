import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { bearerDigest, createApiToken } from '@kiban/auth-client';
import type { EventPayloadDto, Principal, Role, Scope } from '@kiban/contracts';
import { HttpService, type SendingDeadlines } from '@kiban/http-kit';
import { AuditRelay, connectNats, OutboxRelay, type NatsConnection } from '@kiban/messaging';
import { NatsTransport } from '@kiban/messaging/transport';
import { Readiness, Registry, type Logger } from '@kiban/observability';
import { AuthClient } from '@kiban/auth-client';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { changeEnvironment, createMigratedDatabase, startNatsServer } from '@kiban/testing';
import { AppModule } from '../app.module.js';
import { LOGGER, NATS } from '../config/tokens.js';
import { largeBodies } from '../import-export/large-bodies.js';
import { BOARDS_SCHEMA } from './boards-schema.js';
import { Client } from './client.js';
import { respondAsAuth } from './responding-auth.js';

export { callerAs } from './caller-as.js';
export { Client, type HttpResponse, type MadeBoard } from './client.js';

let nextWorkspaceId = Math.floor(Math.random() * 1e9) + 1_000;

/**
 * The whole service on its own database and the run's NATS. This class resolves bearers over NATS by auth's protocol,
 * so that a test can be any caller.
 */
export class RunningApi {
  readonly workspaceId = (nextWorkspaceId += 1);
  readonly principals = new Map<string, Principal>();
  readonly database: Database;
  private nextMemberId = this.workspaceId * 1_000;

  private constructor(
    private readonly service: HttpService,
    readonly nats: NatsConnection,
    readonly url: string,
    /** The service's own login. */
    readonly databaseUrl: string,
    /** Updates the planner's statistics, as autovacuum does after a while. */
    readonly analyze: () => Promise<void>,
    private readonly closers: readonly (() => Promise<void> | void)[],
  ) {
    this.database = service.app.get(Database);
  }

  /**
   * @param leaseMs lifetime of a resolved bearer; longer if a test keeps this process busy
   * @param prepare changes the migrated database before the service starts, with the URL of its owner
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    leaseMs = 1_000,
    sending?: SendingDeadlines,
    prepare?: (url: string) => Promise<void>,
  ): Promise<RunningApi> {
    const base = await createMigratedDatabase(BOARDS_SCHEMA);
    await prepare?.(base.url);
    const login = await base.createLogin();
    // A broker of its own: on a shared one, the auth of another test file would reply to these requests.
    const broker = await startNatsServer();
    const { publicKey } = generateKeyPairSync('ed25519');
    const restoreEnvironment = changeEnvironment({
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      NATS_URL: broker.url,
      AUTH_INTERNAL_URL: 'http://127.0.0.1:9',
      INTERNAL_API_SECRET: randomBytes(24).toString('hex'),
      INTERNAL_CREDENTIAL_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      DATABASE_URL: login.url,
      ...settings,
    });
    const service = await HttpService.create({
      module: AppModule,
      largeBodies,
      ...(sending ? { sending } : {}),
      parts: (app) => ({
        logger: app.get<Logger>(LOGGER),
        registry: app.get(Registry),
        readiness: app.get(Readiness),
        host: '127.0.0.1',
        port: 0,
        managementPort: 0,
        trustedProxies: [],
        transport: new NatsTransport({
          connection: app.get<NatsConnection>(NATS),
          logger: app.get<Logger>(LOGGER),
        }),
        closers: [
          () => Promise.resolve(app.get(AuthClient).stop()),
          () => app.get(OutboxRelay).stop(),
          () => app.get(AuditRelay).stop(),
          () => app.get<NatsConnection>(NATS).drain(),
          () => app.get(Database).close(),
        ],
      }),
    });
    service.app.get(OutboxRelay).start();
    service.app.get(AuditRelay).start();
    await service.app.startAllMicroservices();
    await service.app.get(AuthClient).start();
    const { port } = await service.listen();
    const nats = await connectNats({
      url: broker.url,
      name: 'test',
      logger: createLogger('test', 'error'),
    });
    const api = new RunningApi(
      service,
      nats,
      `http://127.0.0.1:${port}/api/v1`,
      login.url,
      () => analyze(base.url),
      [() => nats.close(), () => base.drop(), () => broker.close(), restoreEnvironment],
    );
    await respondAsAuth(nats, api, leaseMs);
    return api;
  }

  async stop(): Promise<void> {
    await this.service.close();
    for (const end of this.closers) await end();
  }

  /** A token of the workspace, which acts as an admin. */
  token(): Client {
    return this.clientOf({ kind: 'token', role: 'admin', name: 'Owner' });
  }

  /** A member signed in to the web app, or an AI client of theirs. */
  member(role: Role, kind: 'screen' | 'oauth' = 'screen', name = `A ${role}`): Client {
    return this.clientOf({ kind, role, name });
  }

  /** A token of the workspace that has only these scopes. */
  scopedToken(...scopes: Scope[]): Client {
    return this.clientOf({ kind: 'token', role: 'admin', name: 'Scoped', scopes });
  }

  /** A token of the workspace that is restricted to these boards. */
  boardToken(boardIds: readonly number[], ...scopes: Scope[]): Client {
    return this.clientOf({
      kind: 'token',
      role: 'admin',
      name: 'Of boards',
      boardIds,
      ...(scopes.length > 0 ? { scopes } : {}),
    });
  }

  /** A token of another workspace; calls with one id share that workspace. */
  stranger(workspaceId = this.workspaceId + 500_000_000): Client {
    return this.clientOf({ kind: 'token', role: 'admin', name: 'Stranger', workspaceId });
  }

  private clientOf(as: {
    kind: Principal['kind'];
    role: Role;
    name: string;
    workspaceId?: number;
    scopes?: Scope[];
    boardIds?: readonly number[];
  }): Client {
    const memberId = (this.nextMemberId += 1);
    const bearer =
      as.kind === 'token' ? createApiToken(randomBytes) : `screen-${randomBytes(12).toString('hex')}`;
    this.principals.set(bearerDigest(bearer), {
      kind: as.kind,
      credentialId: `${as.kind}:${memberId}`,
      workspace: { id: as.workspaceId ?? this.workspaceId, slug: 'demo', name: 'Demo' },
      member: { id: memberId, name: as.name },
      role: as.role,
      scopes: as.scopes ?? ['boards:read', 'boards:write'],
      ...(as.scopes || as.boardIds
        ? {
            restriction: {
              isScoped: as.scopes !== undefined,
              addressRanges: [],
              boardIds: as.boardIds ?? null,
            },
          }
        : {}),
      via: { kind: as.kind, name: as.name },
      audiences: ['api'],
      expiresAt: null,
    });
    return new Client(this.url, bearer, { id: memberId, name: as.name, role: as.role });
  }

  /** Changes a member's role; callers poll, since the lease on the old role ends a moment later. */
  changeRole(client: Client, role: Role): void {
    const digest = bearerDigest(client.bearer);
    const principal = this.principals.get(digest);
    if (!principal) throw new Error('The bearer is not of a member of this test.');
    this.principals.set(digest, { ...principal, role });
  }

  /** The committed events of the workspace, in the order in which they were recorded. */
  async events(): Promise<Pick<EventPayloadDto, 'id' | 'event' | 'boardId' | 'data' | 'changes'>[]> {
    return this.database.query(
      `SELECT id, kind AS event, board_id AS "boardId", data, changes FROM boards.outbox WHERE workspace_id = $1 ORDER BY seq`,
      [this.workspaceId],
    );
  }
}

async function analyze(databaseUrl: string): Promise<void> {
  const owner = new Database({
    url: databaseUrl,
    poolMax: 1,
    applicationName: 'owner',
    logger: createLogger('test', 'silent'),
  });
  await owner.query('ANALYZE boards.board, boards.list, boards.card, boards.workspace');
  await owner.close();
}
