import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventStream, relaySourceOf } from '@kiban/contracts';
import {
  connectNats,
  GapWatch,
  IntakePositions,
  eventHeaders,
  jetstreamManager,
  OutboxRelay,
  type DurableConsumer,
  type NatsConnection,
} from '@kiban/messaging';
import { appendEvents, type OutboxEvent } from '@kiban/persistence';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { headers } from '@nats-io/transport-node';
import {
  createDispatcherDatabase,
  silentLogger,
  type DispatcherDatabase,
} from '../testing/dispatcher-database.js';
import { EventsReader } from '../store/events.reader.js';
import { createTestIntake } from '../testing/test-intake.js';

/** An outbox with its relay: this service's own tables stand for those of boards, which are the same. */
class Cell {
  private relay: OutboxRelay | undefined;

  private constructor(
    readonly number: number,
    readonly stored: DispatcherDatabase,
    private readonly connection: NatsConnection,
  ) {}

  static async open(number: number, connection: NatsConnection): Promise<Cell> {
    const stored = await createDispatcherDatabase(4);
    await stored.owner.query(`ALTER SEQUENCE webhooks.event_tick RESTART WITH ${16 + number}`);
    return new Cell(number, stored, connection);
  }

  get source(): string {
    return relaySourceOf('boards', this.number);
  }

  publish(): void {
    this.relay = new OutboxRelay({
      database: this.stored.database,
      connection: this.connection,
      schema: 'webhooks',
      source: relaySourceOf('boards', this.number),
      publicOrigin: 'https://kiban.example',
      logger: silentLogger,
      pollIntervalMs: 20,
    });
    this.relay.start();
  }

  async pause(): Promise<void> {
    await this.relay?.stop();
    this.relay = undefined;
  }

  /** Resolves when they are published. */
  async append(count: number): Promise<number[]> {
    const ids = await this.stored.database.transaction((tx) =>
      appendEvents(
        tx,
        'webhooks',
        Array.from({ length: count }, () => this.event()),
      ),
    );
    await eventually('the events to be published', async () => {
      const rows = await this.stored.owner.query('SELECT 1 FROM webhooks.outbox WHERE published_at IS NULL');
      return rows.length === 0;
    });
    return ids;
  }

  private event(): OutboxEvent {
    return {
      kind: 'card.create',
      workspace: { id: 100 + this.number, slug: 'demo', name: 'Demo' },
      boardId: 3,
      actor: { memberId: 7, name: 'Aiko Tanaka' },
      data: { id: 101, title: 'Launch', listName: 'Doing', dueDate: null },
    };
  }

  async close(): Promise<void> {
    await this.pause();
    await this.stored.drop();
  }
}

describe('the events of two cells', () => {
  let server: TestNatsServer;
  let connection: NatsConnection;
  let testing: DispatcherDatabase;
  let intake: DurableConsumer;
  let zero: Cell;
  let one: Cell;

  beforeAll(async () => {
    server = await startNatsServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    connection = await connectNats({ url: server.url, name: 'trial', logger: silentLogger });
    await (await jetstreamManager(connection)).streams.delete(eventStream).catch(() => false);
    testing = await createDispatcherDatabase();
    intake = createTestIntake(connection, testing.database);
    zero = await Cell.open(0, connection);
    one = await Cell.open(1, connection);
    for (const cell of [zero, one]) cell.publish();
  });
  afterEach(async () => {
    await intake.stop();
    for (const cell of [zero, one]) await cell.close();
    await testing.drop();
    await connection.close();
  });

  const storedIds = async (): Promise<number[]> =>
    (await testing.owner.query<{ id: number }>('SELECT id FROM webhooks.event ORDER BY id')).map(
      ({ id }) => id,
    );
  const allStored = (ids: readonly number[]): Promise<unknown> =>
    eventually('the events to be stored', async () => (await storedIds()).length === ids.length);
  const sorted = (ids: readonly number[]): number[] => ids.toSorted((left, right) => left - right);

  /** Removes the messages of these positions from the stream. */
  async function lose(lost: readonly { source: string; position: number }[]): Promise<void> {
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(eventStream);
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await manager.streams.getMessage(eventStream, { seq });
      const isLost = lost.some(
        ({ source, position }) =>
          message?.header.get(eventHeaders.relaySource) === source &&
          message.header.get(eventHeaders.relayPosition) === String(position),
      );
      if (isLost) await manager.streams.deleteMessage(eventStream, seq);
    }
  }

  it('are counted apart, and each cell publishes those again that a consumer misses', async () => {
    const ids = [...(await zero.append(3)), ...(await one.append(4)), ...(await zero.append(2))];
    await lose([
      { source: 'boards', position: 2 },
      { source: 'boards.1', position: 3 },
    ]);
    intake.start();
    const positions = new IntakePositions(testing.database, 'webhooks');
    await eventually('the gaps', async () => (await positions.gaps()).length === 2);
    expect(await positions.gaps()).toEqual([
      { source: 'boards', from: 2, to: 2 },
      { source: 'boards.1', from: 3, to: 3 },
    ]);
    const watch = new GapWatch(
      { connection, positions, logger: silentLogger, nowMs: () => performance.now() },
      { gapAfterMs: 0, intervalMs: 50 },
    );
    watch.start();
    await allStored(ids);
    await watch.stop();
    expect(await storedIds()).toEqual(sorted(ids));
    expect(await positions.gaps()).toEqual([]);
  });

  it('are published again by the cell whose last ones the broker lost, though the other one published after them', async () => {
    const ids = [...(await zero.append(2)), ...(await one.append(5))];
    await zero.pause();
    await one.pause();
    await lose([{ source: 'boards', position: 2 }]);
    zero.publish();
    one.publish();
    intake.start();
    await allStored(ids);
    expect(await storedIds()).toEqual(sorted(ids));
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info(eventStream);
    expect(state.messages).toBe(7);
  });

  it('survive a broker that lost everything', async () => {
    const ids = [...(await zero.append(3)), ...(await one.append(3))];
    await server.kill();
    await server.wipe();
    await server.start();
    intake.start();
    ids.push(...(await one.append(1)), ...(await zero.append(1)));
    await allStored(ids);
    expect(await storedIds()).toEqual(sorted(ids));
  });

  it('come after those of the former layout, which are stored once though they arrive after new ones', async () => {
    const now = Date.now() - Date.UTC(2025, 0, 1);
    const former = (now - 2 * 86_400_000) * 4_096 + 1_000;
    const [newer = 0] = await zero.append(1);
    expect(former).toBeLessThan(newer);
    intake.start();
    await allStored([newer]);
    const header = headers();
    header.set(eventHeaders.relaySource, 'boards');
    header.set(eventHeaders.relayPosition, '2');
    const body = JSON.stringify({
      id: former,
      event: 'card.create',
      occurredAt: new Date(now - 86_400_000).toISOString(),
      boardId: 3,
      data: { id: 101 },
    });
    for (const replay of ['a', 'b']) {
      header.set('Nats-Msg-Id', `${former}:${replay}`);
      connection.publish('kiban.v1.100.3.card.create', body, { headers: header });
    }
    await allStored([former, newer]);
    expect(await storedIds()).toEqual([former, newer]);
    const events = new EventsReader(testing.database);
    const [later = 0] = await zero.append(1);
    await allStored([former, newer, later]);
    const after = async (id: number): Promise<number[]> => {
      const found = await events.after(100, await events.positionOf(100, id), 10);
      return found.map(({ id: found }) => found);
    };
    // In the order of their arrival: a client that stored the former id goes on with what came after it.
    expect(await after(newer)).toEqual([former, later]);
    expect(await after(former)).toEqual([later]);
  });
});
