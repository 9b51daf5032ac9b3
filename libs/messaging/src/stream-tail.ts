import { eventKinds, type EventSource } from '@kiban/contracts';
import { eventHeaders, eventStream } from '@kiban/events';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { ensureEventStream } from './event-stream.js';

/** How often the stream is polled while nothing is published. */
const POLL_INTERVAL_MS = 5_000;

/**
 * The state of the stream's tail. Acknowledged messages may be lost in a power failure, and an operator may delete the
 * stream: without a confirmed tail, the relay compares it with the outbox before it publishes.
 */
export class StreamTail {
  private confirmed = false;
  /** The stream at the last publication; a smaller sequence or another creation time means that it lost messages. */
  private stream = { created: '', lastSequence: 0 };
  private lastPollAt = 0;

  constructor(
    private readonly connection: NatsConnection,
    private readonly source: EventSource,
  ) {}

  get isConfirmed(): boolean {
    return this.confirmed;
  }

  invalidate(): void {
    this.confirmed = false;
  }

  /** The stream holds all published messages. */
  confirm(): void {
    this.confirmed = true;
  }

  /** Sequences only grow within one stream: a smaller one means that the stream was recreated or lost its tail. */
  noteSequence(sequence: number): void {
    if (sequence <= this.stream.lastSequence) this.confirmed = false;
    this.stream.lastSequence = sequence;
  }

  /** Detects, also while nothing is published, that the stream was deleted or lost messages. */
  async poll(): Promise<void> {
    if (!this.confirmed || Date.now() - this.lastPollAt < POLL_INTERVAL_MS) return;
    this.lastPollAt = Date.now();
    const manager = await ensureEventStream(this.connection);
    const { created, state } = await manager.streams.info(eventStream);
    if (created !== this.stream.created || state.last_seq < this.stream.lastSequence) this.confirmed = false;
  }

  /** Creates the stream if it is missing. @returns its last position of the source, 0 if it has none */
  async lastPosition(): Promise<number> {
    const manager = await ensureEventStream(this.connection);
    const { created, state } = await manager.streams.info(eventStream);
    this.stream = { created, lastSequence: state.last_seq };
    const nouns = new Set(
      Object.entries(eventKinds).flatMap(([kind, { source }]) =>
        source === this.source ? [kind.split('.')[0] as string] : [],
      ),
    );
    return Math.max(0, ...(await Promise.all([...nouns].map((noun) => lastPositionOf(manager, noun)))));
  }
}

async function lastPositionOf(manager: JetStreamManager, noun: string): Promise<number> {
  const message = await manager.streams
    .getMessage(eventStream, { last_by_subj: `kiban.v1.*.*.${noun}.>` })
    .catch((error: unknown) => {
      if (error instanceof Error && /no message found/i.test(error.message)) return null;
      throw error;
    });
  return Number(message?.header.get(eventHeaders.relayPosition) ?? 0);
}
