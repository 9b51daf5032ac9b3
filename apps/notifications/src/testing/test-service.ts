import {
  authQueue,
  bearerDigest,
  createApiToken,
  resolveSubject,
  type ResolveRequest,
  type ResolveResponse,
} from '@kiban/auth-client';
import {
  inboxSubject,
  type InboxChanges,
  type InboxEntryDto,
  type MarkedInboxDto,
  type MarkInboxDto,
  type Principal,
} from '@kiban/contracts';
import type { HttpService } from '@kiban/http-kit';
import { connectNats, ensureEventStream, reply, type NatsConnection } from '@kiban/messaging';
import { changeEnvironment, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { startNotificationsService } from '../notifications-service.js';
import { BoardWorld } from './board-world.js';
import { EventSource } from './event-source.js';
import {
  createNotificationsDatabase,
  silentLogger,
  type NotificationsDatabase,
} from './notifications-database.js';

interface Parts {
  server: TestNatsServer;
  testing: NotificationsDatabase;
  connection: NatsConnection;
  restoreEnvironment: () => void;
}

/** The whole service in this process; auth and boards-api are stand-ins that reply over the real broker. */
export class TestService {
  readonly boards = new BoardWorld();
  readonly events: EventSource;
  /** Published counts, in order. */
  readonly counts: InboxChanges['members'][number][] = [];
  private readonly principals = new Map<string, Principal>();
  private service: HttpService | undefined;
  private port = 0;

  private constructor(private readonly parts: Parts) {
    const { connection } = parts;
    this.events = new EventSource(connection);
    this.boards.reply(connection);
    connection.subscribe(inboxSubject, {
      callback: (error, message) => {
        if (!error) this.counts.push(...message.json<InboxChanges>().members);
      },
    });
    reply<ResolveRequest>(
      connection,
      resolveSubject,
      ({ digest }): Promise<ResolveResponse> => {
        const principal = this.principals.get(digest);
        return Promise.resolve(principal ? { principal, leaseMs: 1_000 } : { refused: 'unknown' });
      },
      { queue: authQueue, onError: () => undefined },
    );
  }

  static async start(environment: Record<string, string> = {}): Promise<TestService> {
    const server = await startNatsServer();
    const testing = await createNotificationsDatabase();
    const { publicKey } = generateKeyPairSync('ed25519');
    const restoreEnvironment = changeEnvironment({
      LOG_LEVEL: 'silent',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      PUBLIC_ORIGIN: 'http://localhost:4000',
      NATS_URL: server.url,
      DATABASE_URL: testing.url,
      AUTH_INTERNAL_URL: 'http://127.0.0.1:9',
      INTERNAL_API_SECRET: 'x'.repeat(32),
      INTERNAL_CREDENTIAL_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      INBOX_WAKE_INTERVAL_MS: '50',
      INTAKE_GAP_AFTER_MS: '50',
      AUDIENCE_TIMEOUT_MS: '300',
      ...environment,
    });
    const connection = await connectNats({ url: server.url, name: 'trial', logger: silentLogger });
    await ensureEventStream(connection);
    const made = new TestService({ server, testing, connection, restoreEnvironment });
    await connection.flush();
    await made.startService();
    return made;
  }

  get owner(): NotificationsDatabase['owner'] {
    return this.parts.testing.owner;
  }

  get connection(): NatsConnection {
    return this.parts.connection;
  }

  async startService(): Promise<void> {
    this.service = await startNotificationsService();
    this.port = (await this.service.listen()).port;
  }

  async stopService(): Promise<void> {
    await this.service?.close();
  }

  async close(): Promise<void> {
    await this.stopService();
    await this.parts.connection.close();
    await this.parts.testing.drop();
    await this.parts.server.close();
    this.parts.restoreEnvironment();
  }

  /** The requests of a member, with further properties of their principal. */
  as(memberId: number, more: Partial<Principal> = {}): InboxOf {
    const token = createApiToken(randomBytes);
    this.principals.set(bearerDigest(token), {
      kind: 'screen',
      credentialId: `trial:${token.slice(-8)}`,
      workspace: { id: 1, slug: 'demo', name: 'Demo' },
      member: { id: memberId, name: `Member ${memberId}` },
      role: 'member',
      scopes: ['boards:read', 'boards:write'],
      via: { kind: 'screen', name: 'trial' },
      audiences: ['api'],
      expiresAt: null,
      ...more,
    });
    return new InboxOf(token, () => `http://127.0.0.1:${this.port}/api/v1/me/inbox`);
  }
}

interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** The inbox of one credential. */
export class InboxOf {
  constructor(
    private readonly token: string,
    private readonly address: () => string,
  ) {}

  list(query = ''): Promise<TestResponse<InboxEntryDto[]>> {
    return this.call('GET', query);
  }

  async entries(query = ''): Promise<InboxEntryDto[]> {
    return (await this.list(query)).body;
  }

  async unread(): Promise<number> {
    return (await this.call<{ unread: number }>('GET', '/count')).body.unread;
  }

  mark(body: Partial<MarkInboxDto>): Promise<TestResponse<MarkedInboxDto>> {
    return this.call('POST', '/mark', body);
  }

  async call<Body>(method: string, path: string, body?: unknown): Promise<TestResponse<Body>> {
    const response = await fetch(`${this.address()}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as Body,
    };
  }
}
