import { eventKinds, eventStream, type EventSource } from '@kiban/contracts';
import type { JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { eventHeaders } from './event-message.js';
import { ensureEventStream } from './event-stream.js';

/** How often the stream is looked at while nothing is published. */
const LOOK_INTERVAL_MS = 5_000;

/**
 * What is known of the stream's end. An acknowledged message may be gone after a power failure, and somebody may delete
 * the stream: while there is a doubt, nothing is published before the end was compared with the outbox.
 */
export class StreamTail {
  private known = false;
  /** The stream as it was when last published to; a smaller sequence or another birth means that it lost messages. */
  private stream = { created: '', lastSequence: 0 };
  private lastLookAt = 0;

  constructor(
    private readonly connection: NatsConnection,
    private readonly source: EventSource,
  ) {}

  get isKnown(): boolean {
    return this.known;
  }

  invalidate(): void {
    this.known = false;
  }

  /** The stream holds all that was published before. */
  confirm(): void {
    this.known = true;
  }

  /** Sequences only grow within one stream: a smaller one says that the stream began anew or lost its tail. */
  noteSequence(sequence: number): void {
    if (sequence <= this.stream.lastSequence) this.known = false;
    this.stream.lastSequence = sequence;
  }

  /** Notices, also while nothing is published, that somebody deleted the stream or that it came back shorter. */
  async poll(): Promise<void> {
    if (!this.known || Date.now() - this.lastLookAt < LOOK_INTERVAL_MS) return;
    this.lastLookAt = Date.now();
    const manager = await ensureEventStream(this.connection);
    const { created, state } = await manager.streams.info(eventStream);
    if (created !== this.stream.created || state.last_seq < this.stream.lastSequence) this.known = false;
  }

  /** Makes the stream where it is missing. @returns the last position of the source that it has, 0 when it has none */
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
