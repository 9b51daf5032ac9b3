import { performance } from 'node:perf_hooks';
import type { RelaySource } from '@kiban/contracts';
import type { Logger, Registry } from '@kiban/observability';
import { outboxChannel, type Database, type DatabaseClient, type Transaction } from '@kiban/persistence';
import type { NatsConnection } from '@nats-io/transport-node';
import { outboxColumns, type OutboxDetails, type OutboxRow } from './event-message.js';
import { EventPublisher, type PlacedRow, type PublishedEvents } from './event-publisher.js';
import { boundedBatch, isFullBatch } from './outbox-batch.js';
import { exposeOutbox } from './outbox-metrics.js';
import { OutboxReplay } from './outbox-replay.js';
import { RelayLease } from './relay-lease.js';
import { storedTail } from './stored-tail.js';
import { StreamTail } from './stream-tail.js';

export interface OutboxRelayOptions extends OutboxDetails, PublishedEvents {
  database: Database;
  connection: NatsConnection;
  /** Schema that holds the outbox. */
  schema: string;
  source: RelaySource;
  logger: Logger;
  /** Exposes the relay's backlog. */
  registry?: Registry;
  batchMax?: number;
  /** Backstop for a lost wake-up. */
  pollIntervalMs?: number;
  leaseMs?: number;
}

interface PublishedBatch {
  rows: number;
  /** Whether it reached its bound of rows or bytes: then the next one follows without a pause. */
  isFull: boolean;
}

/** Limit of messages in flight to the broker; PostgreSQL marks earlier ones while the broker stores these. */
const IN_FLIGHT_MAX = 256;
/**
 * Time from the start of a batch that was not full to the next one, in milliseconds. Under load a batch then holds
 * several events, which share locks, marks and a commit, here and in consumers.
 * After an idle time the first event is not delayed, and at a steady rate below 400 events a second none waits longer than
 * `shortest`. Above that, and after a burst, the time grows: batches take processor time from the requests that create the events
 * (docs/decisions/0070-longer-batches-of-the-relay.md).
 */
const GATHER_MS = { shortest: 5, longest: 40, eachEvent: 2.5 } as const;
const NOTHING: PublishedBatch = { rows: 0, isFull: false };
const MAINTENANCE_INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Publishes a service's outbox in order. One replica holds the lease at a time; the lease row is locked inside each
 * batch's transaction, so a holder that resumes late cannot mark rows that another has taken over.
 * A batch is marked only after JetStream acknowledged all its messages; otherwise it is rolled back and repeated whole,
 * and the message ids make the repetition harmless (architecture: one transaction, contiguous positions, tail check).
 */
export class OutboxRelay {
  private readonly lease: RelayLease;
  private readonly tail: StreamTail;
  private readonly publisher: EventPublisher;
  private readonly replays: OutboxReplay;
  private listener: DatabaseClient | undefined;
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private wake: () => void = () => undefined;
  private woken = false;
  private lastMaintenanceAt = 0;
  private readonly columns: string;

  constructor(private readonly options: OutboxRelayOptions) {
    const { database, connection, schema, source, logger, registry, leaseMs = 15_000 } = options;
    this.columns = outboxColumns(options);
    this.lease = new RelayLease({ database, schema, source, leaseMs });
    this.tail = new StreamTail(connection);
    this.publisher = new EventPublisher(connection, source, this.tail, options);
    this.replays = new OutboxReplay({
      database,
      connection,
      schema,
      columns: this.columns,
      source,
      logger,
      lease: this.lease,
      tail: this.tail,
      publisher: this.publisher,
    });
    if (registry) exposeOutbox(registry, database, schema);
  }

  start(): void {
    this.running = true;
    this.options.database.wakeHere(outboxChannel(this.options.schema), () => this.wakeIfInCharge());
    this.loop = this.run();
    void this.watchConnection();
    this.replays.handleRequests();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.wakeUp();
    await this.loop;
    this.tail.invalidate();
    this.replays.stop();
    this.publisher.close();
    await this.listener?.end().catch(() => undefined);
    await this.lease.handBack().catch(() => undefined);
  }

  /** Ends the pause: an event was committed. */
  wakeUp(): void {
    this.woken = true;
    this.wake();
  }

  /** Commits of this process need no notification to other replicas while this one holds the lease. */
  private wakeIfInCharge(): boolean {
    if (!this.running || !this.lease.isHeld) return false;
    this.wakeUp();
    return true;
  }

  private async run(): Promise<void> {
    const { logger, pollIntervalMs = 250, batchMax = 512 } = this.options;
    while (this.running) {
      let batch: PublishedBatch = NOTHING;
      const beganAt = performance.now();
      try {
        this.woken = false;
        await this.listen();
        if (await this.lease.hold()) {
          await this.tail.poll();
          if (!this.tail.isConfirmed) await this.checkTail();
          batch = await this.publishBatch(batchMax);
          await this.maintain();
        } else this.tail.invalidate();
      } catch (error) {
        if (this.running) logger.warn({ err: error }, 'relay.batch_failed');
        this.lease.invalidate();
        await this.pause(pollIntervalMs, true);
      }
      if (batch.isFull) continue;
      if (batch.rows > 0) await rest(beganAt + gatherMs(batch.rows) - performance.now());
      // Each commit since the read has woken the relay; another read would only find an empty outbox.
      if (this.running) await this.pause(pollIntervalMs);
    }
  }

  private pause(durationMs: number, ignoreWake = false): Promise<void> {
    if (this.woken && !ignoreWake) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      this.wake = () => {
        if (ignoreWake && this.running) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = await this.options.database.dedicatedClient();
    this.listener = client;
    client.on('notification', () => this.wakeUp());
    client.on('end', () => {
      if (this.listener === client) this.listener = undefined;
    });
    await client.query(`LISTEN ${outboxChannel(this.options.schema)}`);
  }

  /** @returns the published and marked batch; empty if another replica holds the lease by now */
  private publishBatch(batchMax: number): Promise<PublishedBatch> {
    return this.options.database.transaction(async (tx) => {
      // One round trip; PostgreSQL runs the statements in order, so the rows are read under the lock.
      const [lastPosition, rows] = await Promise.all([
        this.lease.fence(tx),
        tx.query<OutboxRow>(
          {
            name: `${this.options.schema}-relay-next`,
            text: boundedBatch({
              columns: this.columns,
              outbox: this.table('outbox'),
              where: 'published_at IS NULL',
              orderBy: 'seq',
              limit: '$1',
            }),
          },
          [batchMax],
        ),
      ]);
      if (lastPosition === undefined) {
        // The cached state of the stream's tail may be stale when this replica gets the lease again.
        this.lease.lose();
        this.tail.invalidate();
        return NOTHING;
      }
      if (rows.length > 0)
        await this.publishAndMark(
          tx,
          rows.map((row, index) => ({ row, position: lastPosition + index + 1, messageId: String(row.id) })),
        );
      return { rows: rows.length, isFull: isFullBatch(rows, batchMax) };
    });
  }

  /** In parts: PostgreSQL marks one while the broker stores the next, and the last is marked with the commit. */
  private async publishAndMark(tx: Transaction, rows: readonly PlacedRow[]): Promise<void> {
    const marked: Promise<unknown>[] = [];
    for (let from = 0; from < rows.length; from += IN_FLIGHT_MAX) {
      const part = rows.slice(from, from + IN_FLIGHT_MAX);
      await this.publisher.publish(part);
      const mark = this.mark(tx, part, from + IN_FLIGHT_MAX >= rows.length);
      // Its error is thrown below, also if a later part fails first.
      mark.catch(() => undefined);
      marked.push(mark);
    }
    await Promise.all(marked);
  }

  private mark(tx: Transaction, rows: readonly PlacedRow[], isLast: boolean): Promise<unknown> {
    const statement = {
      name: `${this.options.schema}-relay-mark`,
      text: `WITH relay AS (UPDATE ${this.table('outbox_relay')} SET last_pos = $4 WHERE source = $3)
             UPDATE ${this.table('outbox')} AS event SET published_at = now(), relay_pos = done.position
             FROM unnest($1::bigint[], $2::bigint[]) AS done (id, position) WHERE event.id = done.id`,
    };
    const values = [
      rows.map(({ row }) => row.id),
      rows.map(({ position }) => position),
      this.options.source,
      rows.at(-1)?.position,
    ];
    return isLast ? tx.queryAndCommit(statement, values) : tx.query(statement, values);
  }

  /** Compares the stream's last position of this source with the outbox, and publishes lost events again. */
  private async checkTail(): Promise<void> {
    const { database, source, logger } = this.options;
    const reader = await this.tail.read();
    const [relay] = await database.query<{ last_pos: number }>(
      `SELECT last_pos FROM ${this.table('outbox_relay')} WHERE source = $1`,
      [source],
    );
    const lastPosition = relay?.last_pos ?? 0;
    const tail = await storedTail(database, this.table('outbox'), lastPosition, reader);
    if (tail < lastPosition) {
      logger.warn({ source, tail, lastPosition }, 'relay.tail_lost');
      await this.replays.replay({ from: tail + 1, to: lastPosition });
    }
    this.tail.confirm();
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.connection.status()) {
      if (!this.running) return;
      // The broker may have returned with fewer messages than it had acknowledged.
      if (status.type === 'reconnect') {
        this.tail.invalidate();
        this.wakeUp();
      }
    }
  }

  private async maintain(): Promise<void> {
    const now = Date.now();
    if (now - this.lastMaintenanceAt < MAINTENANCE_INTERVAL_MS) return;
    this.lastMaintenanceAt = now;
    await this.options.database.query(`SELECT ${this.options.schema}.maintain_outbox(3, 7)`);
  }

  private table(name: string): string {
    return `${this.options.schema}.${name}`;
  }
}

function gatherMs(published: number): number {
  return Math.min(GATHER_MS.longest, Math.max(GATHER_MS.shortest, published * GATHER_MS.eachEvent));
}

async function rest(durationMs: number): Promise<void> {
  if (durationMs > 0) await new Promise((resolve) => setTimeout(resolve, durationMs));
}
