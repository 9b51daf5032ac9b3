import { setTimeout as delay } from 'node:timers/promises';
import type { Kiban, KibanEvent } from '@kiban/client';
import type { EventFilter } from './event-filter.js';
import type { Forwarded, Forwarder } from './forwarder.js';
import type { PositionFile } from './position-file.js';
import type { Since } from './since.js';

export interface ListenerParts {
  kiban: Kiban;
  forwarder: Pick<Forwarder, 'send'>;
  position: Pick<PositionFile, 'write'>;
  wanted: EventFilter;
  /** How often an event is sent to a receiver that rejects it; undefined for ever. */
  attemptsMax: number | undefined;
  signal: AbortSignal;
  /** Called after each attempt. */
  onAttempt: (attempt: Attempt) => Promise<void>;
  onPositionFault: (error: unknown) => void;
}

export interface Attempt extends Forwarded {
  event: KibanEvent;
  attempt: number;
  /** Until the next attempt; null after the last one. */
  retryInMs: number | null;
}

const FIRST_DELAY_MS = 250;
/** Short, because a receiver under development is started again at any time. */
const LONGEST_DELAY_MS = 5_000;
/** How often the position is stored while no event is wanted. */
const SKIPPED_MS = 1_000;

/** Forwards the events of the feed in their order, each until it is accepted. */
export class Listener {
  private storedAt = 0;

  constructor(private readonly parts: ListenerParts) {}

  /** Resolves when the signal is aborted. */
  async run({ position, notBefore }: Since): Promise<void> {
    const { kiban, wanted, signal } = this.parts;
    try {
      for await (const event of kiban.events.since(position, { signal })) {
        if (notBefore !== null && Date.parse(event.occurredAt) < notBefore) continue;
        if (!wanted(event)) {
          if (Date.now() - this.storedAt >= SKIPPED_MS) await this.store(event.id);
          continue;
        }
        if (!(await this.deliver(event))) return;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** @returns whether the event is done: accepted, or given up */
  private async deliver(event: KibanEvent): Promise<boolean> {
    const { forwarder, attemptsMax, signal, onAttempt } = this.parts;
    for (let attempt = 1; ; attempt += 1) {
      const result = await forwarder.send(event, attempt);
      const isRejected = result.status !== null && attempt >= (attemptsMax ?? Infinity);
      const isDone = result.accepted || isRejected;
      if (isDone) await this.store(event.id);
      const retryInMs = isDone ? null : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
      await onAttempt({ ...result, event, attempt, retryInMs });
      if (retryInMs === null) return true;
      await delay(retryInMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
    }
  }

  /** A position that cannot be stored costs repeated events after the next start, and no event. */
  private async store(eventId: number): Promise<void> {
    const { position, onPositionFault } = this.parts;
    this.storedAt = Date.now();
    await position.write(eventId).catch(onPositionFault);
  }
}
