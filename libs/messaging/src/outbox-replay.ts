import type { RelaySource } from '@kiban/contracts';
import { replayRangeMax, replaySubject, type ReplayResponse } from '@kiban/events';
import type { Logger } from '@kiban/observability';
import type { Database } from '@kiban/persistence';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { OutboxRow } from './event-message.js';
import { boundedBatch } from './outbox-batch.js';
import type { EventPublisher } from './event-publisher.js';
import type { RelayLease } from './relay-lease.js';
import type { StreamTail } from './stream-tail.js';

export interface OutboxReplayParts {
  database: Database;
  connection: NatsConnection;
  schema: string;
  /** Of `outboxColumns`. */
  columns: string;
  source: RelaySource;
  logger: Logger;
  lease: RelayLease;
  tail: StreamTail;
  publisher: EventPublisher;
}

interface Range {
  from: number;
  to: number;
}

const ROWS_AT_ONCE = 256;

/** Publishes positions again, after the broker lost them or at the request of a consumer that misses one. */
export class OutboxReplay {
  private subscription: Subscription | undefined;

  constructor(private readonly parts: OutboxReplayParts) {}

  /** Only the holder of the lease replies. */
  handleRequests(): void {
    const { connection, source, tail, logger } = this.parts;
    this.subscription = connection.subscribe(replaySubject(source), {
      callback: (error, message) => {
        if (error) return;
        const range = parseRange(message.data);
        if (!range || !tail.isConfirmed) return;
        this.respond(range, (response) => message.respond(JSON.stringify(response))).catch((fault: unknown) =>
          logger.warn({ err: fault }, 'relay.replay_failed'),
        );
      },
    });
  }

  stop(): void {
    this.subscription?.unsubscribe();
  }

  /** Publishes the positions of a range (both inclusive) again, with new message ids. */
  async replay({ from, to }: Range): Promise<void> {
    const { database, schema, columns, source, logger, publisher } = this.parts;
    const attempt = Date.now();
    const batch = boundedBatch({
      columns: `${columns}, relay_pos`,
      outbox: `${schema}.outbox`,
      where: 'relay_pos BETWEEN $1 AND $2',
      orderBy: 'relay_pos',
      limit: String(ROWS_AT_ONCE),
    });
    let next = from;
    while (next <= to) {
      const rows = await database.query<OutboxRow & { relay_pos: number }>(batch, [next, to]);
      const last = rows.at(-1);
      if (!last) break;
      next = last.relay_pos + 1;
      await publisher.publish(
        rows.map((row) => ({ row, position: row.relay_pos, messageId: `${row.id}:r${attempt}` })),
      );
    }
    logger.info({ source, from, to }, 'relay.replayed');
  }

  private async respond(range: Range, respond: (response: ReplayResponse) => void): Promise<void> {
    const oldestKept = await this.parts.lease.oldestKept();
    if (oldestKept === undefined) return;
    respond({ oldestKept });
    await this.replay(range);
  }
}

function parseRange(data: Uint8Array): Range | undefined {
  try {
    const { from, to } = JSON.parse(new TextDecoder().decode(data)) as { from?: unknown; to?: unknown };
    const valid =
      Number.isSafeInteger(from) &&
      Number.isSafeInteger(to) &&
      (from as number) >= 1 &&
      (to as number) - (from as number) < replayRangeMax;
    return valid ? { from: from as number, to: to as number } : undefined;
  } catch {
    return undefined;
  }
}
