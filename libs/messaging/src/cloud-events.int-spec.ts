import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consume, type EventContext } from '@kiban/events';
import type { KibanEvent } from '@kiban/client';
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
import { connectNats, type NatsConnection } from './nats.js';
import { OutboxRelay } from './outbox-relay.js';

const logger = createLogger('test', 'silent');
const event = (boardId: number | null): OutboxEvent => ({
  kind: boardId === null ? 'member.add' : 'card.move',
  workspace: { id: 42, slug: 'demo', name: 'Demo' },
  boardId,
  actor: { memberId: 7, name: 'Aiko Tanaka' },
  data: { id: 101, title: 'Launch' },
});

describe('messages on the broker', () => {
  let server: TestNatsServer;
  let connection: NatsConnection;
  let base: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    server = await startNatsServer();
    connection = await connectNats({ url: server.url, name: 'test', logger });
    base = await createTestDatabase();
    database = new Database({ url: base.url, poolMax: 3, applicationName: 'test', logger });
    await database.query(outboxTables('probe'));
  });
  afterAll(async () => {
    await database.close();
    await base.drop();
    await connection.close();
    await server.close();
  });

  /** What a consumer receives of the events that are published with these options. */
  const received = async (
    name: string,
    options: { cloudEvents?: boolean },
  ): Promise<{ event: KibanEvent; context: EventContext }[]> => {
    const relay = new OutboxRelay({
      database,
      connection,
      schema: 'probe',
      source: 'boards',
      publicOrigin: 'https://kiban.example',
      logger,
      pollIntervalMs: 20,
      ...options,
    });
    relay.start();
    const [first] = await database.transaction((tx) => appendEvents(tx, 'probe', [event(3), event(null)]));
    const found: { event: KibanEvent; context: EventContext }[] = [];
    const consumer = consume(connection, {
      name,
      onEvent: (each, context) => {
        if (each.id >= Number(first)) found.push({ event: each, context });
        return Promise.resolve();
      },
    });
    await eventually('both events', () => found.length === 2);
    await consumer.stop();
    await relay.stop();
    return found;
  };

  it('have no attributes of CloudEvents by default', async () => {
    const found = await received('plain', {});
    expect(found.map(({ context }) => context.cloudEvent)).toEqual([undefined, undefined]);
    expect(found.flatMap(({ context }) => Object.keys(context.headers))).not.toContain('content-type');
  });

  it('have them where they are enabled, and the same payload [DEC-7.8]', async () => {
    const [moved, added] = await received('cloud', { cloudEvents: true });
    expect(moved?.context.headers['content-type']).toBe('application/json');
    expect(moved?.context.cloudEvent).toEqual({
      specversion: '1.0',
      id: String(moved?.event.id),
      source: 'https://kiban.example/workspaces/42',
      type: 'kiban.card.move.v1',
      time: moved?.event.occurredAt,
      dataschema: 'https://kiban.example/api/v1/asyncapi.json#/components/schemas/CardMoveEvent',
      subject: 'boards/3',
    });
    expect(added?.context.cloudEvent).not.toHaveProperty('subject');
    expect(Object.keys(moved?.event ?? {})).toEqual([
      'id',
      'event',
      'occurredAt',
      'workspace',
      'boardId',
      'cardId',
      'actor',
      'url',
      'data',
    ]);
  });
});
