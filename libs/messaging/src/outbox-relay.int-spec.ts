import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { consume, eventHeaders, eventStream, type Gap } from '@kiban/events';
import { createLogger } from '@kiban/observability';
import { appendEvents, Database, type OutboxEvent } from '@kiban/persistence';
import {
  createTestDatabase,
  eventually,
  outboxTables,
  startNatsServer,
  type TestDatabase,
  type TestNatsServer,
} from '@kiban/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connectNats, type NatsConnection } from './nats.js';
import { OutboxRelay } from './outbox-relay.js';

const logger = createLogger('test', 'silent');
const event: OutboxEvent = {
  kind: 'card.create',
  workspace: { id: 1, slug: 'demo', name: 'Demo' },
  boardId: 3,
  actor: { memberId: 7, name: 'Aiko Tanaka' },
  data: { id: 101, title: 'Launch' },
};

let server: TestNatsServer;
let connection: NatsConnection;
let base: TestDatabase;
let database: Database;
let relay: OutboxRelay;

beforeAll(async () => {
  server = await startNatsServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  connection = await connectNats({ url: server.url, name: 'test', logger });
  const manager = await jetstreamManager(connection);
  await manager.streams.delete(eventStream).catch(() => false);
  base = await createTestDatabase();
  database = new Database({ url: base.url, poolMax: 3, applicationName: 'test', logger });
  await database.query(outboxTables('probe'));
  relay = newRelay();
  relay.start();
});
afterEach(async () => {
  await relay.stop();
  await database.close();
  await base.drop();
  await connection.close();
});

function newRelay(): OutboxRelay {
  return new OutboxRelay({
    database,
    connection,
    schema: 'probe',
    source: 'boards',
    publicOrigin: 'https://kiban.example',
    logger,
    pollIntervalMs: 20,
  });
}

const append = (count: number): Promise<unknown> =>
  database.transaction((tx) =>
    appendEvents(
      tx,
      'probe',
      Array.from({ length: count }, () => event),
    ),
  );

const published = (count: number): Promise<unknown> =>
  eventually(`${count} published events`, async () => {
    const [row] = await database.query<{ last_pos: number }>('SELECT last_pos FROM probe.outbox_relay');
    return row?.last_pos === count;
  });

describe('the outbox relay', () => {
  it('publishes an event again that a consumer misses', async () => {
    await append(3);
    await published(3);
    const manager = await jetstreamManager(connection);
    await manager.streams.deleteMessage(eventStream, 2);
    const received: number[] = [];
    const gaps: Gap[] = [];
    const consumer = consume(connection, {
      name: 'observer',
      onEvent: (_, { headers }) => received.push(Number(headers[eventHeaders.relayPosition])),
      onGap: (gap) => gaps.push(gap),
    });
    await eventually('the missing event', () => received.includes(2));
    await consumer.stop();
    expect(received).toEqual([1, 3, 2]);
    expect(gaps.at(-1)).toEqual({
      reason: 'missing_positions',
      source: 'boards',
      from: 2,
      to: 2,
      replay: 'requested',
    });
  });

  it('publishes again under the same positions when PostgreSQL lost its last marks', async () => {
    await append(3);
    await published(3);
    await relay.stop();
    await database.query('UPDATE probe.outbox SET published_at = NULL, relay_pos = NULL WHERE relay_pos > 1');
    await database.query('UPDATE probe.outbox_relay SET last_pos = 1');
    relay = newRelay();
    relay.start();
    await append(1);
    await published(4);
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(eventStream);
    expect(state.messages).toBe(4);
    for (const position of [1, 2, 3, 4]) {
      const message = await manager.streams.getMessage(eventStream, { seq: position });
      expect(message?.header.get(eventHeaders.relayPosition)).toBe(String(position));
    }
  });
});
