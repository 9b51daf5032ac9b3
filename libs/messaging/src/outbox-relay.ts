import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { eventKinds, eventStream, eventSubject, type EventSource } from '@kiban/contracts';
import type { Logger, Registry } from '@kiban/observability';
import { outboxChannel, type Database, type DatabaseClient, type Executor } from '@kiban/persistence';
import { jetstream, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import {
  boundedEventBody,
  eventHeaders,
  eventMessageHeaders,
  HEADER_BYTES_MAX,
  type OutboxRow,
} from './event-message.js';
import { ensureEventStream } from './event-stream.js';
import { exposeOutbox } from './outbox-metrics.js';
import { publishTraced } from './traced-messages.js';

export interface OutboxRelayOptions {
  database: Database;
  connection: NatsConnection;
  /** Schema that holds the outbox. */
  schema: string;
  source: EventSource;
  logger: Logger;
  /** Shows how far the relay is behind. */
  registry?: Registry;
  batchMax?: number;
  /** Whether the outbox says which lists its events are about (`outboxLists`), for the header `Kiban-Lists`. */
  tellsLists?: boolean;
  /** Backstop for a lost wake-up. */
  pollIntervalMs?: number;
  leaseMs?: number;
}

const ACK_TIMEOUT_MS = 2_000;
/**
 * From the beginning of a batch that was not full to the next one: under load a batch then holds several events, whose
 * locks, marks and commit are shared. After a rest the first event waits for nothing.
 */
const GATHER_MS = 5;
/**
 * A holder that stops in the middle of a batch keeps the lease row locked; the database ends its
 * transaction after this time, so that a standby can take over. Longer than any batch's acknowledgements.
 */
const IDLE_IN_TRANSACTION_MAX_MS = 10_000;
/** How often the stream is looked at while nothing is published. */
const STREAM_CHECK_INTERVAL_MS = 5_000;
const PAYLOAD_BYTES_DEFAULT = 1_048_576;
const COLUMNS = `id, kind, workspace_id, workspace_slug, workspace_name, board_id, actor_member_id,
  actor_name, data::text AS data, changes::text AS changes, traceparent, occurred_at`;

/** What the relay in charge answers to a request for replay, before it publishes. */
export interface ReplayAnswer {
  /** The lowest position that is still kept; lower ones cannot be published again. */
  oldestKept: number;
}

/** Subject that asks a source to publish positions `{ from, to }` again. */
export function replaySubject(source: EventSource): string {
  return `kiban.relay.${source}.replay`;
}

/**
 * Publishes a service's outbox in order. One replica holds the lease at a time; the lease row is
 * locked inside each batch's transaction, so a holder that was stopped and wakes up late cannot
 * mark rows that another has taken over. A batch is marked only when JetStream acknowledged every
 * message of it; otherwise it is rolled back and repeated whole, and the message ids make the repeat
 * harmless (shared design: one transaction, contiguous positions, tail check).
 */
export class OutboxRelay {
  private readonly holder = randomUUID();
  private readonly js: JetStreamClient;
  private manager: JetStreamManager | undefined;
  private listener: DatabaseClient | undefined;
  private replaySubscription: Subscription | undefined;
  private running = false;
  private loop: Promise<void> = Promise.resolve();
  private wake: () => void = () => undefined;
  private woken = false;
  private tailChecked = false;
  /** On the monotonic clock, milliseconds: until when the lease is ours for certain, and when to renew it. */
  private lease = { until: 0, renewAt: 0 };
  /** The stream as it was when last published to; a smaller sequence or another birth means that it lost messages. */
  private stream = { created: '', lastSequence: 0 };
  private lastStreamCheckAt = 0;
  private lastMaintenanceAt = 0;
  /** When the lease was last taken or renewed; 0 while it is not held. */

  constructor(private readonly options: OutboxRelayOptions) {
    this.js = jetstream(options.connection, { timeout: ACK_TIMEOUT_MS });
    if (options.registry) exposeOutbox(options.registry, options.database, options.schema);
  }

  start(): void {
    this.running = true;
    this.options.database.wakeHere(outboxChannel(this.options.schema), () => this.wakeIfInCharge());
    this.loop = this.run();
    void this.watchConnection();
    this.answerReplayRequests();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.wakeUp();
    await this.loop;
    this.loseLease();
    this.replaySubscription?.unsubscribe();
    await this.listener?.end().catch(() => undefined);
    // Handing the lease back lets a standby go on at once instead of after the lease has run out.
    await this.options.database
      .query(
        `UPDATE ${this.table('outbox_relay')} SET holder = NULL, lease_until = NULL WHERE source = $1 AND holder = $2`,
        [this.options.source, this.holder],
      )
      .catch(() => undefined);
  }

  /** Cuts the wait short: something was committed. */
  wakeUp(): void {
    this.woken = true;
    this.wake();
  }

  /** What this process commits needs no message to other replicas while they could do nothing with it. */
  private wakeIfInCharge(): boolean {
    if (!this.running || performance.now() >= this.lease.until) return false;
    this.wakeUp();
    return true;
  }

  private async run(): Promise<void> {
    const { logger, pollIntervalMs = 250, batchMax = 256 } = this.options;
    while (this.running) {
      let published = 0;
      const beganAt = performance.now();
      try {
        this.woken = false;
        await this.listen();
        if (await this.holdLease()) {
          await this.checkStream();
          if (!this.tailChecked) await this.checkTail();
          published = await this.publishBatch();
          await this.maintain();
        }
      } catch (error) {
        if (this.running) logger.warn({ err: error }, 'relay.batch_failed');
        this.lease.renewAt = 0;
        await this.pause(pollIntervalMs, true);
      }
      if (published === 0 && this.running) await this.pause(pollIntervalMs);
      else if (published < batchMax) await gather(beganAt + GATHER_MS - performance.now());
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

  /**
   * Takes the lease, or renews it when a third of it has passed; false while another replica holds it. Between renewals
   * nothing is asked: each batch locks the lease's row as its holder and finds out there if another took it over.
   */
  private async holdLease(): Promise<boolean> {
    const { database, source, leaseMs = 15_000 } = this.options;
    const askedAt = performance.now();
    if (askedAt < this.lease.renewAt) return true;
    const rows = await database.query<{ renewed: boolean }>(
      {
        name: `${this.options.schema}-relay-lease`,
        text: `INSERT INTO ${this.table('outbox_relay')} AS relay (source, holder, lease_until)
               VALUES ($1, $2, now() + $3 * interval '1 ms')
               ON CONFLICT (source) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
               WHERE relay.holder = excluded.holder OR relay.holder IS NULL OR relay.lease_until < now()
               RETURNING true AS renewed`,
      },
      [source, this.holder, leaseMs],
    );
    if (rows.length === 0) this.loseLease();
    else this.lease = { until: askedAt + leaseMs, renewAt: askedAt + leaseMs / 3 };
    return rows.length > 0;
  }

  /** Another replica is in charge: whatever this one knew of the stream's end may be old when it is again. */
  private loseLease(): void {
    this.lease = { until: 0, renewAt: 0 };
    this.tailChecked = false;
  }

  private async publishBatch(): Promise<number> {
    const { database, source, batchMax = 256 } = this.options;
    return database.transaction(async (tx) => {
      // Sent in one burst; PostgreSQL runs them one after the other, so the rows are read under the lock.
      const [lastPosition, rows] = await Promise.all([
        this.fence(tx),
        tx.query<OutboxRow>(
          {
            name: `${this.options.schema}-relay-next`,
            text: `SELECT ${this.columns} FROM ${this.table('outbox')} WHERE published_at IS NULL ORDER BY seq LIMIT $1`,
          },
          [batchMax],
        ),
      ]);
      if (lastPosition === undefined) this.loseLease();
      if (lastPosition === undefined || rows.length === 0) return 0;
      await this.publish(
        rows.map((row, index) => ({ row, position: lastPosition + index + 1, messageId: String(row.id) })),
      );
      await tx.queryAndCommit(
        {
          name: `${this.options.schema}-relay-mark`,
          text: `WITH relay AS (UPDATE ${this.table('outbox_relay')} SET last_pos = $4 WHERE source = $3)
                 UPDATE ${this.table('outbox')} AS event SET published_at = now(), relay_pos = done.position
                 FROM unnest($1::bigint[], $2::bigint[]) AS done (id, position) WHERE event.id = done.id`,
        },
        [
          rows.map((row) => row.id),
          rows.map((_, index) => lastPosition + index + 1),
          source,
          lastPosition + rows.length,
        ],
      );
      return rows.length;
    });
  }

  /**
   * Locks the lease row as its holder. The transaction's statements keep the plans that they have: PostgreSQL would make them
   * anew each time, for the partitions, which takes longer than they do.
   * @returns the last position published, undefined when the lease is another's
   */
  private async fence(tx: Executor): Promise<number | undefined> {
    const [lease] = await tx.query<{ last_pos: number }>(
      {
        name: `${this.options.schema}-relay-fence`,
        text: `SELECT last_pos, set_config('idle_in_transaction_session_timeout', $3, true),
                      set_config('plan_cache_mode', 'force_generic_plan', true)
               FROM ${this.table('outbox_relay')} WHERE source = $1 AND holder = $2 FOR UPDATE`,
      },
      [this.options.source, this.holder, String(IDLE_IN_TRANSACTION_MAX_MS)],
    );
    return lease?.last_pos;
  }

  /** Pipelines the messages on one connection, which keeps their order, and waits for every acknowledgement. */
  private async publish(
    messages: readonly { row: OutboxRow; position: number; messageId: string }[],
  ): Promise<void> {
    const bodyBytesMax =
      (this.options.connection.info?.max_payload ?? PAYLOAD_BYTES_DEFAULT) - HEADER_BYTES_MAX;
    try {
      const acknowledgements = await Promise.all(
        messages.map(({ row, position, messageId }) =>
          publishTraced(row, (traced) =>
            this.js.publish(
              eventSubject(row.workspace_id, row.board_id, row.kind),
              boundedEventBody(row, bodyBytesMax),
              {
                headers: eventMessageHeaders(traced, this.options.source, position, messageId),
                timeout: ACK_TIMEOUT_MS,
              },
            ),
          ),
        ),
      );
      for (const { seq, duplicate } of acknowledgements) if (!duplicate) this.noteSequence(seq);
    } catch (error) {
      // The stream may be gone, or another: the next round makes it and compares its tail before it publishes.
      this.tailChecked = false;
      throw error;
    }
  }

  /** Sequences only grow within one stream: a smaller one says that the stream began anew or lost its tail. */
  private noteSequence(sequence: number): void {
    if (sequence <= this.stream.lastSequence) this.tailChecked = false;
    this.stream.lastSequence = sequence;
  }

  /** Notices, also while nothing is published, that somebody deleted the stream or that it came back shorter. */
  private async checkStream(): Promise<void> {
    if (!this.tailChecked || Date.now() - this.lastStreamCheckAt < STREAM_CHECK_INTERVAL_MS) return;
    this.lastStreamCheckAt = Date.now();
    this.manager = await ensureEventStream(this.options.connection);
    const { created, state } = await this.manager.streams.info(eventStream);
    if (created !== this.stream.created || state.last_seq < this.stream.lastSequence)
      this.tailChecked = false;
  }

  /**
   * Compares the stream's last position of this source with ours and publishes again what the broker
   * lost: an acknowledged message may be gone after a power failure, or the stream may be new.
   */
  private async checkTail(): Promise<void> {
    const { database, source, logger } = this.options;
    this.manager = await ensureEventStream(this.options.connection);
    const { created, state } = await this.manager.streams.info(eventStream);
    this.stream = { created, lastSequence: state.last_seq };
    const [relay] = await database.query<{ last_pos: number }>(
      `SELECT last_pos FROM ${this.table('outbox_relay')} WHERE source = $1`,
      [source],
    );
    const lastPosition = relay?.last_pos ?? 0;
    const tail = await this.streamTail(this.manager);
    if (tail < lastPosition) {
      logger.warn({ source, tail, lastPosition }, 'relay.tail_lost');
      await this.replay(tail + 1, lastPosition);
    }
    this.tailChecked = true;
  }

  private async streamTail(manager: JetStreamManager): Promise<number> {
    const nouns = new Set(
      Object.entries(eventKinds).flatMap(([kind, { source }]) =>
        source === this.options.source ? [kind.split('.')[0] as string] : [],
      ),
    );
    const positions = await Promise.all(
      [...nouns].map(async (noun) => {
        const message = await manager.streams
          .getMessage(eventStream, { last_by_subj: `kiban.v1.*.*.${noun}.>` })
          .catch((error: unknown) => {
            if (error instanceof Error && /no message found/i.test(error.message)) return null;
            throw error;
          });
        return Number(message?.header.get(eventHeaders.relayPosition) ?? 0);
      }),
    );
    return Math.max(0, ...positions);
  }

  /** Publishes positions `from` to `to` (inclusive) again, under message ids that the stream has not seen. */
  private async replay(from: number, to: number): Promise<void> {
    const { database, logger, source, batchMax = 256 } = this.options;
    const attempt = Date.now();
    for (let next = from; next <= to; next += batchMax) {
      const rows = await database.query<OutboxRow & { relay_pos: number }>(
        `SELECT ${this.columns}, relay_pos FROM ${this.table('outbox')} WHERE relay_pos BETWEEN $1 AND $2 ORDER BY relay_pos`,
        [next, Math.min(to, next + batchMax - 1)],
      );
      await this.publish(
        rows.map((row) => ({ row, position: row.relay_pos, messageId: `${row.id}:r${attempt}` })),
      );
    }
    logger.info({ source, from, to }, 'relay.replayed');
  }

  /** Consumers that miss a position ask for it here; only the lease holder answers by publishing. */
  private answerReplayRequests(): void {
    this.replaySubscription = this.options.connection.subscribe(replaySubject(this.options.source), {
      callback: (error, message) => {
        if (error) return;
        const range = parseRange(message.data);
        if (!range || !this.tailChecked) return;
        this.answerReplay(range, (answer) => message.respond(JSON.stringify(answer))).catch(
          (fault: unknown) => this.options.logger.warn({ err: fault }, 'relay.replay_failed'),
        );
      },
    });
  }

  private async answerReplay(
    range: { from: number; to: number },
    respond: (answer: ReplayAnswer) => void,
  ): Promise<void> {
    const [kept] = await this.options.database.query<{ oldest: number }>(
      `SELECT COALESCE((SELECT min(relay_pos) FROM ${this.table('outbox')}), relay.last_pos + 1) AS oldest
       FROM ${this.table('outbox_relay')} AS relay WHERE source = $1 AND holder = $2`,
      [this.options.source, this.holder],
    );
    if (!kept) return;
    respond({ oldestKept: kept.oldest });
    await this.replay(range.from, range.to);
  }

  private async watchConnection(): Promise<void> {
    for await (const status of this.options.connection.status()) {
      if (!this.running) return;
      // The broker may have come back with less than it had acknowledged.
      if (status.type === 'reconnect') {
        this.tailChecked = false;
        this.wakeUp();
      }
    }
  }

  private async maintain(): Promise<void> {
    const now = Date.now();
    if (now - this.lastMaintenanceAt < 60 * 60 * 1_000) return;
    this.lastMaintenanceAt = now;
    await this.options.database.query(`SELECT ${this.options.schema}.maintain_outbox(3, 7)`);
  }

  private get columns(): string {
    return this.options.tellsLists ? `${COLUMNS}, array_to_string(list_ids, ',') AS list_ids` : COLUMNS;
  }

  private table(name: string): string {
    return `${this.options.schema}.${name}`;
  }
}

async function gather(durationMs: number): Promise<void> {
  if (durationMs > 0) await new Promise((resolve) => setTimeout(resolve, durationMs));
}

const REPLAY_RANGE_MAX = 100_000;

function parseRange(data: Uint8Array): { from: number; to: number } | undefined {
  try {
    const { from, to } = JSON.parse(new TextDecoder().decode(data)) as { from?: unknown; to?: unknown };
    const valid =
      Number.isSafeInteger(from) &&
      Number.isSafeInteger(to) &&
      (from as number) >= 1 &&
      (to as number) - (from as number) < REPLAY_RANGE_MAX;
    return valid ? { from: from as number, to: to as number } : undefined;
  } catch {
    return undefined;
  }
}
