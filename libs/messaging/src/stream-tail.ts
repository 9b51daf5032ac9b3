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

  constructor(private readonly connection: NatsConnection) {}

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

  /** Creates the stream if it is missing, and notes its state for later comparisons. */
  async read(): Promise<TailReader> {
    const manager = await ensureEventStream(this.connection);
    const { created, state } = await manager.streams.info(eventStream);
    this.stream = { created, lastSequence: state.last_seq };
    return { lastPositionOf: (workspaceId, noun) => lastPositionOf(manager, workspaceId, noun) };
  }
}

export interface TailReader {
  /** The position of the last event about the noun in the workspace; 0 if the stream has none. */
  lastPositionOf(workspaceId: number, noun: string): Promise<number>;
}

/** One service publishes a noun, and one cell a workspace: the position is always of the same source. */
async function lastPositionOf(manager: JetStreamManager, workspaceId: number, noun: string): Promise<number> {
  const message = await manager.streams
    .getMessage(eventStream, { last_by_subj: `kiban.v1.${workspaceId}.*.${noun}.>` })
    .catch((error: unknown) => {
      if (error instanceof Error && /no message found/i.test(error.message)) return null;
      throw error;
    });
  return Number(message?.header.get(eventHeaders.relayPosition) ?? 0);
}
