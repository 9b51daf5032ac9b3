import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventStream } from '@kiban/contracts';
import {
  connectNats,
  GapWatch,
  IntakePositions,
  jetstreamManager,
  OutboxRelay,
  type DurableConsumer,
  type NatsConnection,
} from '@kiban/messaging';
import { appendEvents, type OutboxEvent } from '@kiban/persistence';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import {
  createDispatcherDatabase,
  silentLogger,
  type DispatcherDatabase,
} from '../testing/dispatcher-database.js';
import { registerEndpoint, testPrincipal } from '../testing/test-engine.js';
import { createTestIntake } from '../testing/test-intake.js';

let server: TestNatsServer;
let testing: DispatcherDatabase;
let connection: NatsConnection;
let intake: DurableConsumer;
let relay: OutboxRelay;

beforeAll(async () => {
  server = await startNatsServer();
});
afterAll(async () => {
  await server.close();
});

beforeEach(async () => {
  testing = await createDispatcherDatabase();
  connection = await connectNats({ url: server.url, name: 'trial', logger: silentLogger });
  await (await jetstreamManager(connection)).streams.delete(eventStream).catch(() => false);
  intake = createTestIntake(connection, testing.database);
  relay = newRelay();
});
afterEach(async () => {
  await relay.stop();
  await intake.stop();
  await connection.close();
  await testing.drop();
});

/** This service’s own outbox stands for any source: all have the same table and the same relay. */
function newRelay(): OutboxRelay {
  return new OutboxRelay({
    database: testing.database,
    connection,
    schema: 'webhooks',
    source: 'webhooks',
    publicOrigin: 'https://kiban.example',
    logger: silentLogger,
    pollIntervalMs: 20,
  });
}

const cardEvent = (title = 'Launch', boardId = 3): OutboxEvent => ({
  kind: 'card.create',
  workspace: testPrincipal.workspace,
  boardId,
  actor: { memberId: 7, name: 'Aiko Tanaka' },
  data: { id: 101, title, listName: 'Doing', dueDate: null },
});

const append = (...events: OutboxEvent[]): Promise<number[]> =>
  testing.database.transaction((tx) => appendEvents(tx, 'webhooks', events));

async function keptIds(): Promise<number[]> {
  const rows = await testing.owner.query<{ id: number }>('SELECT id FROM webhooks.event ORDER BY id');
  return rows.map(({ id }) => id);
}

const allKept = (count: number): Promise<number[]> =>
  eventually(
    `${count} events to be kept`,
    async () => {
      const ids = await keptIds();
      return ids.length >= count && ids;
    },
    45_000,
  );

describe('the intake', () => {
  it('creates the stream and its consumer, and stores every event with one delivery for each endpoint', async () => {
    const all = await registerEndpoint(testing.database, 'https://example.com/all');
    const moves = await registerEndpoint(testing.database, 'https://example.com/moves', {
      events: ['card.move'],
    });
    const cards = await registerEndpoint(testing.database, 'https://example.com/cards', {
      events: ['card.*'],
    });
    const board = await registerEndpoint(testing.database, 'https://example.com/board', { boardIds: [4] });
    const other = await registerEndpoint(testing.database, 'https://example.com/other', {
      principal: { ...testPrincipal, workspace: { id: 2, slug: 'other', name: 'Other' } },
    });
    intake.start();
    relay.start();
    const ids = await append(cardEvent(), { ...cardEvent(), kind: 'card.move' }, cardEvent('Elsewhere', 4));
    expect(await allKept(3)).toEqual([...ids].sort((a, b) => a - b));
    const rows = await testing.owner.query<{ endpoint_id: number; count: number }>(
      'SELECT endpoint_id, count(*) AS count FROM webhooks.delivery GROUP BY endpoint_id',
    );
    const counts = new Map(rows.map(({ endpoint_id, count }) => [endpoint_id, count]));
    expect(counts.get(all.id)).toBe(3);
    expect(counts.get(moves.id)).toBe(1);
    expect(counts.get(cards.id)).toBe(3);
    expect(counts.get(board.id)).toBe(1);
    expect(counts.get(other.id)).toBeUndefined();
  });

  it('stores an event once, however often it arrives', async () => {
    await registerEndpoint(testing.database, 'https://example.com/');
    intake.start();
    relay.start();
    await append(cardEvent(), cardEvent());
    await allKept(2);
    connection.publish('kiban.relay.webhooks.replay', JSON.stringify({ from: 1, to: 2 }));
    const manager = await jetstreamManager(connection);
    await eventually(
      'the copies',
      async () => (await manager.streams.info(eventStream)).state.messages === 4,
    );
    await eventually('their acknowledgement', async () => {
      const consumer = await manager.consumers.info(eventStream, 'webhooks');
      return consumer.num_pending === 0 && consumer.num_ack_pending === 0;
    });
    expect(await keptIds()).toHaveLength(2);
    const [deliveries] = await testing.owner.query('SELECT count(*) AS count FROM webhooks.delivery');
    expect(deliveries).toEqual({ count: 2 });
  });

  it('quarantines a malformed event with its bytes and continues', async () => {
    intake.start();
    relay.start();
    await append(cardEvent());
    await allKept(1);
    connection.publish('kiban.v1.1.3.card.create', 'not JSON \u0000');
    connection.publish('kiban.v1.1.3.card.create', JSON.stringify({ id: 5, event: 'card.move' }));
    await append(cardEvent());
    await allKept(2);
    const rows = await eventually('the quarantine', async () => {
      const found = await testing.owner.query<{ subject: string; body: Buffer }>(
        'SELECT subject, body FROM webhooks.quarantine ORDER BY id',
      );
      return found.length === 2 && found;
    });
    expect(rows[0]?.body.toString()).toBe('not JSON \u0000');
  });

  it('restores the events of a stream that was deleted while it runs', async () => {
    intake.start();
    relay.start();
    await append(cardEvent());
    await allKept(1);
    await intake.stop();
    // Acknowledged by the broker, not yet received, and lost with the stream.
    const lost = await append(cardEvent(), cardEvent());
    const manager = await jetstreamManager(connection);
    await eventually('the events to be published', async () => {
      const { state } = await manager.streams.info(eventStream);
      return state.messages === 3;
    });
    intake = createTestIntake(connection, testing.database);
    await manager.streams.delete(eventStream);
    intake.start();
    const ids = await allKept(3);
    expect(ids).toEqual(expect.arrayContaining(lost));
    await append(cardEvent());
    await allKept(4);
  });

  it('detects a gap in a relay’s positions and has it filled', async () => {
    intake.start();
    relay.start();
    await append(cardEvent());
    await allKept(1);
    const manager = await jetstreamManager(connection);
    await intake.stop();
    await append(cardEvent(), cardEvent());
    const hole = await eventually('the event to lose', async () => {
      const { state } = await manager.streams.info(eventStream);
      return state.last_seq === 3 && 2;
    });
    await manager.streams.deleteMessage(eventStream, hole);
    intake = createTestIntake(connection, testing.database);
    intake.start();
    await allKept(2);
    const positions = new IntakePositions(testing.database, 'webhooks');
    expect(await positions.gaps()).toEqual([{ source: 'webhooks', from: 2, to: 2 }]);
    const watch = new GapWatch(
      { connection, positions, logger: silentLogger, nowMs: () => performance.now() },
      { gapAfterMs: 0, intervalMs: 50 },
    );
    watch.start();
    await allKept(3);
    await eventually('the gap to close', async () => (await positions.gaps()).length === 0);
    await watch.stop();
  });

  it('stops requesting positions that no source stores', async () => {
    relay.start();
    await append(cardEvent(), cardEvent(), cardEvent());
    await eventually('the events to be published', async () => {
      const [row] = await testing.owner.query<{ last_pos: number }>(
        'SELECT last_pos FROM webhooks.outbox_relay',
      );
      return row?.last_pos === 3;
    });
    await testing.owner.query('DELETE FROM webhooks.outbox WHERE relay_pos < 3');
    const positions = new IntakePositions(testing.database, 'webhooks');
    await positions.markSeen({ source: 'webhooks', from: 3, to: 3 });
    const watch = new GapWatch(
      { connection, positions, logger: silentLogger, nowMs: () => performance.now() },
      { gapAfterMs: 0, intervalMs: 50 },
    );
    watch.start();
    await eventually('the gap to be given up', async () => (await positions.gaps()).length === 0);
    await watch.stop();
  });

  it('loses no event when the broker is killed repeatedly, nor when it loses its storage', async () => {
    intake.start();
    relay.start();
    const ids: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let batch = 0; batch < 5; batch += 1) {
        ids.push(...(await append(...Array.from({ length: 20 }, () => cardEvent()))));
        if (batch === 2) {
          await server.kill();
          if (round === 3) await server.wipe();
          await server.start();
        }
      }
    }
    const kept = await allKept(ids.length);
    expect(kept).toEqual([...ids].sort((a, b) => a - b));
  });
});
