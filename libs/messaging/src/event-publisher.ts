import { eventSubject, type RelaySource } from '@kiban/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { AcknowledgedPublisher } from './acknowledged-publisher.js';
import { cloudEventHeaders } from './cloud-event-headers.js';
import { boundedEventBody, eventMessageHeaders, HEADER_BYTES_MAX, type OutboxRow } from './event-message.js';
import { inboxPrefixOf } from './nats.js';
import type { StreamTail } from './stream-tail.js';
import { beginPublishing } from './traced-messages.js';

/** A row of the outbox with its position in the source's order. */
export interface PlacedRow {
  row: OutboxRow;
  position: number;
  /** JetStream's key for duplicates. */
  messageId: string;
}

export interface PublishedEvents {
  publicOrigin: string;
  /** Whether messages have the headers of CloudEvents. */
  cloudEvents?: boolean | undefined;
}

const SILENCE_MAX_MS = 2_000;
const PAYLOAD_BYTES_DEFAULT = 1_048_576;

/** Publishes outbox rows to the stream as messages for the consumers of domain events. */
export class EventPublisher {
  private readonly publisher: AcknowledgedPublisher;

  constructor(
    private readonly connection: NatsConnection,
    private readonly source: RelaySource,
    private readonly tail: StreamTail,
    private readonly options: PublishedEvents,
  ) {
    this.publisher = new AcknowledgedPublisher(connection, SILENCE_MAX_MS, inboxPrefixOf(connection));
  }

  /** Resolves when every row is acknowledged. @throws NotAcknowledgedError */
  async publish(rows: readonly PlacedRow[]): Promise<void> {
    const bodyBytesMax = (this.connection.info?.max_payload ?? PAYLOAD_BYTES_DEFAULT) - HEADER_BYTES_MAX;
    const { traced, end } = beginPublishing(rows);
    try {
      const acknowledgements = await this.publisher.publish(
        traced.map(({ row, position, messageId }) => ({
          subject: eventSubject(row.workspace_id, row.board_id, row.kind),
          body: boundedEventBody(row, this.options.publicOrigin, bodyBytesMax),
          headers: eventMessageHeaders(row, this.source, position, messageId, this.moreHeaders(row)),
        })),
      );
      for (const { seq, duplicate } of acknowledgements) if (!duplicate) this.tail.noteSequence(seq);
      end(false);
    } catch (error) {
      // The stream may be deleted or recreated: the next round creates it and compares its tail before publishing.
      this.tail.invalidate();
      end(true);
      throw error;
    }
  }

  private moreHeaders(row: OutboxRow): readonly (readonly [string, string])[] {
    return this.options.cloudEvents ? cloudEventHeaders(row, this.options.publicOrigin) : [];
  }

  close(): void {
    this.publisher.close();
  }
}
