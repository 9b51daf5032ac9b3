import type { JetStreamManager, JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from './durable-consumer.js';
import { consumerInfo } from './durable-settings.js';
import { placedMessage, RelayPositions, type Hole } from './relay-positions.js';
import { eventStream, replayRangeMax, replaySubject, type ReplayResponse } from './wire.js';

/** Positions of a source that are missing in the stream, and whether its relay publishes them again. */
export interface PositionGap extends Hole {
  reason: 'missing_positions';
  /** `unanswered`: the source is unavailable, or the account may not request it. The request is repeated. */
  replay: 'requested' | 'unanswered';
  /** The part of the gap that the source no longer retains. `GET /events` has events of 30 days. */
  lost?: { from: number; to: number };
}

/** Messages that the stream dropped before the consumer received them: it was away longer than the stream keeps them. */
export interface ExpiredGap {
  reason: 'expired';
  /** Sequences of the stream, both inclusive. */
  from: number;
  to: number;
}

/** Events that the consumer did not receive. */
export type Gap = PositionGap | ExpiredGap;

const RESPONSE_WITHIN_MS = 2_000;
const REQUEST_AGAIN_MS = { first: 5_000, max: 10 * 60 * 1_000 } as const;

/** Requests a replay of missing positions, until the source replies. */
export class GapWatch {
  private readonly positions = new RelayPositions();
  private readonly timers = new Set<NodeJS.Timeout>();
  private running = true;

  constructor(
    private readonly connection: NatsConnection,
    private readonly onGap: (gap: Gap) => void,
  ) {}

  note(message: JsMsg): void {
    const placed = placedMessage(message);
    const hole = placed && this.positions.note(placed);
    if (!hole) return;
    for (let from = hole.from; from <= hole.to; from += replayRangeMax)
      void this.request({ ...hole, from, to: Math.min(hole.to, from + replayRangeMax - 1) });
  }

  /** Compares the oldest message of the stream with the last one that the durable consumer delivered. */
  async checkExpired(manager: JetStreamManager, durable: string): Promise<void> {
    const consumer = await consumerInfo(manager, durable);
    const delivered = consumer?.delivered.stream_seq ?? 0;
    if (delivered === 0) return;
    const { state } = await manager.streams.info(eventStream);
    if (state.first_seq > delivered + 1)
      this.onGap({ reason: 'expired', from: delivered + 1, to: state.first_seq - 1 });
  }

  stop(): void {
    this.running = false;
    for (const timer of this.timers) clearTimeout(timer);
  }

  private async request(hole: Hole, waitMs: number = REQUEST_AGAIN_MS.first): Promise<void> {
    const { source, from, to } = hole;
    const response = await this.connection
      .request(replaySubject(source), JSON.stringify({ from, to }), { timeout: RESPONSE_WITHIN_MS })
      .then((reply) => reply.json<ReplayResponse>())
      .catch(() => undefined);
    if (!this.running) return;
    if (response) {
      const { oldestKept } = response;
      const lost = from < oldestKept ? { lost: { from, to: Math.min(to, oldestKept - 1) } } : {};
      this.onGap({ reason: 'missing_positions', ...hole, replay: 'requested', ...lost });
      return;
    }
    this.onGap({ reason: 'missing_positions', ...hole, replay: 'unanswered' });
    this.later(() => void this.request(hole, Math.min(2 * waitMs, REQUEST_AGAIN_MS.max)), waitMs);
  }

  private later(run: () => void, waitMs: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, waitMs);
    this.timers.add(timer);
  }
}
