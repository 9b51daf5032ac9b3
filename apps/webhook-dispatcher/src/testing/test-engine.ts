import { randomBytes } from 'node:crypto';
import type { Principal, Caller } from '@kiban/contracts';
import { createRegistry } from '@kiban/observability';
import { SecretBox, type Database } from '@kiban/persistence';
import { readDeliverySettings, type DeliverySettings } from '../config/dispatcher-config.js';
import { EndpointRegistration } from '../registration/endpoint-registration.js';
import { databaseClock, type DatabaseTime } from '../infrastructure/database-time.js';
import type { IncomingEvent } from '../intake/incoming-event.js';
import { IntakeRepository } from '../intake/intake.repository.js';
import type { CreatorRights } from '../sender/creator-rights.js';
import { DeliveryEngine } from '../sender/delivery-engine.js';
import type { Endpoint } from '../store/endpoint.js';
import { EndpointsRepository } from '../store/endpoints.repository.js';
import { SigningKeysRepository } from '../store/signing-keys.repository.js';
import { unitsOfWork } from '../store/units-of-work.js';
import { createTargetGuard } from '../targets/create-target-guard.js';
import { silentLogger } from './dispatcher-database.js';

export const testEncryptionKey = randomBytes(32);

export const testPrincipal: Principal = {
  kind: 'token',
  credentialId: 'token:1',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  member: { id: 7, name: 'Aiko Tanaka' },
  role: 'admin',
  scopes: ['boards:read', 'boards:write'],
  via: { kind: 'token', name: 'trial' },
  audiences: ['api', 'mcp'],
  expiresAt: null,
};

/** Loopback allowed, retries within milliseconds. */
const testEnvironment = {
  ENCRYPTION_KEY: testEncryptionKey.toString('base64'),
  WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_RETRY_DELAYS_MS: '20,20,20,20,20',
  WEBHOOK_RETRY_JITTER_PERCENT: '0',
  WEBHOOK_POLL_INTERVAL_MS: '20',
  WEBHOOK_HOUSEKEEPING_INTERVAL_MS: '50',
};

export function testSettings(changes: Record<string, string> = {}): DeliverySettings {
  return readDeliverySettings({ ...testEnvironment, ...changes });
}

/** The sender on a test database, with delays of milliseconds. */
export function createTestEngine(
  database: Database,
  options: {
    settings?: DeliverySettings;
    time?: DatabaseTime;
    now?: () => Date;
    random?: () => number;
    secrets?: SecretBox;
    rights?: Pick<CreatorRights, 'standingOf' | 'hold'>;
  } = {},
): DeliveryEngine {
  const settings = options.settings ?? testSettings();
  return new DeliveryEngine({
    database,
    units: unitsOfWork(database),
    keys: new SigningKeysRepository(database, options.secrets ?? new SecretBox(testEncryptionKey)),
    // Without auth; `creator-rights.int-spec.ts` has the whole service.
    rights: options.rights ?? {
      standingOf: () => Promise.resolve('entitled'),
      hold: () => Promise.resolve(),
    },
    guard: createTargetGuard(settings),
    registry: createRegistry('trial'),
    logger: silentLogger,
    time: options.time ?? databaseClock,
    settings,
    publicOrigin: 'http://localhost',
    now: options.now ?? (() => new Date()),
    random: options.random ?? (() => 0),
  });
}

export function testCaller(principal = testPrincipal): Caller {
  return {
    principal,
    requestId: 'trial-request',
    origin: { address: '203.0.113.9', userAgent: null },
    traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
  };
}

/** Registers an endpoint, as the API does after its checks. */
export async function registerEndpoint(
  database: Database,
  url: string,
  options: {
    events?: string[];
    boardIds?: number[];
    listId?: number;
    kind?: Endpoint['kind'];
    principal?: Principal;
    secrets?: SecretBox;
  } = {},
): Promise<{ id: number; signingKey: string }> {
  const registration = new EndpointRegistration(
    new EndpointsRepository(database),
    new SigningKeysRepository(database, options.secrets ?? new SecretBox(testEncryptionKey)),
  );
  const { endpoint, signingKey } = await unitsOfWork(database).run((tx) =>
    registration.register(tx, testCaller(options.principal), {
      kind: options.kind ?? 'webhook',
      url: new URL(url),
      events: options.events ?? ['*'],
      boardIds: options.boardIds ?? null,
      listId: options.listId ?? null,
      onlyArrivals: false,
      description: null,
    }),
  );
  return { id: endpoint.id, signingKey };
}

let nextEventId = 1_000;

/** An event as the intake passes it on. */
export function testEvent(changes: Partial<IncomingEvent> & { title?: string } = {}): IncomingEvent {
  nextEventId += 1;
  const { title = 'Prepare the launch', ...rest } = changes;
  const event = {
    id: nextEventId,
    workspaceId: 1,
    kind: 'card.create',
    boardId: 3,
    occurredAt: new Date().toISOString(),
    traceparent: null,
    relay: null,
    listIds: [],
    enteredListId: null,
    ...rest,
  };
  const payload = {
    id: event.id,
    event: event.kind,
    occurredAt: event.occurredAt,
    workspace: { slug: 'demo', name: 'Demo' },
    boardId: event.boardId,
    actor: { memberId: 7, name: 'Aiko Tanaka' },
    data: { id: 101, title, listName: 'Doing', dueDate: null },
  };
  return { ...event, body: rest.body ?? Buffer.from(JSON.stringify(payload)) };
}

/** Queues events for all matching endpoints, as the intake does. */
export async function queueEvents(
  database: Database,
  events: readonly IncomingEvent[],
  now: Date | null = null,
): Promise<{ kept: number; due: number }> {
  return new IntakeRepository(database).take(events, now);
}
