import type { Logger } from '@kiban/observability';
import { DatabaseUnavailableError, TemporaryDatabaseError } from '@kiban/persistence';
import type { JsMsg } from '@nats-io/jetstream';
import type { IntakePositions } from './intake-positions.js';
import { MalformedEventError, relayPlace, type ReceivedEvent } from './received-event.js';

/** How often taking an event is tried before it goes to quarantine. */
const DELIVERIES_MAX = 5;

/** Deliveries after which a blocked batch is taken one by one, so that one event cannot block all others for ever. */
const BLOCKED_DELIVERIES_MAX = 3;

/** Thrown by `take` while a service that it needs does not respond: the events are redelivered for as long as that lasts. */
export class IntakeBlockedError extends Error {
  readonly code = 'intake_blocked';
}

export interface EventIntakeParts<Event extends ReceivedEvent> {
  positions: IntakePositions;
  logger: Logger;
  /** @throws MalformedEventError for a message that can never be taken */
  read: (message: JsMsg) => Event;
  /** Commits the effect of the events and their positions. Idempotent by event id. */
  take: (events: readonly Event[]) => Promise<void>;
}

interface Readable<Event> {
  message: JsMsg;
  event: Event;
}

/**
 * Converts domain events into rows. A malformed event goes to quarantine with its bytes; one that cannot be stored is
 * retried a few times first.
 */
export class EventIntake<Event extends ReceivedEvent = ReceivedEvent> {
  constructor(private readonly parts: EventIntakeParts<Event>) {}

  /** Resolves when the batch is committed. @returns the messages to redeliver */
  async execute(batch: readonly JsMsg[]): Promise<JsMsg[]> {
    const readable: Readable<Event>[] = [];
    for (const message of batch) {
      try {
        readable.push({ message, event: this.parts.read(message) });
      } catch (error) {
        if (!(error instanceof MalformedEventError)) throw error;
        await this.putAside(message, error.message);
      }
    }
    if (readable.length === 0) return [];
    try {
      await this.parts.take(readable.map(({ event }) => event));
      return [];
    } catch (error) {
      if (error instanceof DatabaseUnavailableError || this.isBlocked(error, batch)) throw error;
      this.parts.logger.warn({ err: error, count: readable.length }, 'intake.batch_split');
      return this.takeOneByOne(readable);
    }
  }

  /** @returns the events to retry */
  private async takeOneByOne(readable: readonly Readable<Event>[]): Promise<JsMsg[]> {
    const again: JsMsg[] = [];
    let blocked = 0;
    for (const { message, event } of readable) {
      // Two are no matter of these events: the rest waits with them.
      if (blocked === 2) {
        again.push(message);
        continue;
      }
      try {
        await this.parts.take([event]);
      } catch (error) {
        if (error instanceof IntakeBlockedError) blocked += 1;
        if (isTemporary(error) || message.info.deliveryCount < DELIVERIES_MAX) again.push(message);
        else await this.putAside(message, error instanceof Error ? error.message : String(error));
      }
    }
    return again;
  }

  private isBlocked(error: unknown, batch: readonly JsMsg[]): boolean {
    return (
      error instanceof IntakeBlockedError &&
      batch.every(({ info }) => info.deliveryCount <= BLOCKED_DELIVERIES_MAX)
    );
  }

  private async putAside(message: JsMsg, reason: string): Promise<void> {
    this.parts.logger.error({ subject: message.subject, reason }, 'intake.event_quarantined');
    await this.parts.positions.quarantine(message, reason);
    const place = relayPlace(message);
    if (place)
      await this.parts.positions.markSeen({
        source: place.source,
        from: place.position,
        to: place.position,
      });
  }
}

const isTemporary = (error: unknown): boolean =>
  error instanceof TemporaryDatabaseError || error instanceof IntakeBlockedError;
