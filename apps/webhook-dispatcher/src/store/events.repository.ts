import { Inject, Injectable } from '@nestjs/common';
import { eventBody, outboxColumns, type OutboxRow } from '@kiban/messaging';
import type { Executor } from '@kiban/persistence';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import { DISPATCHER_CONFIG } from '../infrastructure/tokens.js';

/** Stores events that this service itself publishes. */
@Injectable()
export class EventsRepository {
  constructor(@Inject(DISPATCHER_CONFIG) private readonly config: Pick<DispatcherConfig, 'PUBLIC_ORIGIN'>) {}

  /**
   * Stores an event of our own outbox in the transaction that appended it, with the same bytes that the relay
   * publishes. The copy from the broker is then a duplicate.
   */
  async keepOwn(tx: Executor, eventId: number): Promise<void> {
    const [row] = await tx.query<OutboxRow>(`SELECT ${outboxColumns()} FROM webhooks.outbox WHERE id = $1`, [
      eventId,
    ]);
    if (!row) throw new Error(`Event ${eventId} is not in the outbox.`);
    await tx.query(
      `WITH feed AS (UPDATE webhooks.feed SET last_pos = last_pos + 1 RETURNING last_pos)
       INSERT INTO webhooks.event (id, workspace_id, kind, board_id, body, traceparent, occurred_at, relay_source, feed_pos)
       SELECT $1, $2, $3, $4, $5, $6, $7, 'webhooks', feed.last_pos FROM feed`,
      [
        row.id,
        row.workspace_id,
        row.kind,
        row.board_id,
        Buffer.from(eventBody(row, this.config.PUBLIC_ORIGIN)),
        row.traceparent,
        row.occurred_at,
      ],
    );
  }
}
