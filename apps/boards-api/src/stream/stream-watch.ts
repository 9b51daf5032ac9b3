import { eventStream } from '@kiban/contracts';
import { ensureEventStream, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import type { StreamPlace } from './frame.js';

/** The stream of events at a moment. */
export interface StreamState {
  /** When it was created: the sequences of another stream are other events. */
  createdMs: number;
  firstSequence: number;
  lastSequence: number;
}

const POLL_MS = 5_000;

/** Detects that the broker lost the stream, or its last events: sequences are then given a second time. */
export class StreamWatch {
  private known: StreamState | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly logger: Logger,
    private readonly onLost: () => void,
  ) {}

  /** Reads the state repeatedly until `stop`. */
  start(): void {
    this.timer ??= setInterval(() => {
      this.read().catch((error: unknown) => this.logger.debug({ err: error }, 'stream.poll_failed'));
    }, POLL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  async read(): Promise<StreamState> {
    // Compared with what was known before the request: concurrent requests may get their responses in another order.
    const before = this.known;
    const manager = await ensureEventStream(this.connection);
    const { created, state } = await manager.streams.info(eventStream);
    const now = {
      createdMs: Date.parse(created),
      firstSequence: state.first_seq,
      lastSequence: state.last_seq,
    };
    this.known = now;
    if (before && (now.createdMs !== before.createdMs || now.lastSequence < before.lastSequence)) {
      this.logger.warn({ before, now }, 'stream.lost');
      this.onLost();
    }
    return now;
  }
}

/** Whether the stream has all that follows the place. */
export function isKept(place: StreamPlace, { createdMs, firstSequence, lastSequence }: StreamState): boolean {
  const isWithin = (sequence: number): boolean => sequence <= lastSequence && sequence + 1 >= firstSequence;
  return place.createdMs === createdMs && isWithin(place.events) && isWithin(place.moves);
}
