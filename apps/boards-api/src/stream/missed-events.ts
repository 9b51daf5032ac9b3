import { eventStream } from '@kiban/contracts';
import { DeliverPolicy, jetstream, type Consumer, type JsMsg, type NatsConnection } from '@kiban/messaging';

/** A consumer of the events after a sequence whose subject matches. */
export function eventsAfter(
  connection: NatsConnection,
  sequence: number,
  subjects: string,
): Promise<Consumer> {
  return jetstream(connection).consumers.get(eventStream, {
    // A string, not an array: only then the request's subject has the consumer and filter that the broker's
    // permissions check.
    filter_subjects: subjects,
    // By number also for new events: `New` would start at the consumer's creation, which is later than this.
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: sequence + 1,
  });
}

interface Missed {
  subjects: string;
  /** Sequences: events after the first, up to the second. */
  after: number;
  to: number;
  /** Without it, there is no limit. */
  countMax?: number;
}

/**
 * Reads events that a reader missed.
 * @returns false, and reads nothing, if more than `countMax` events match
 */
export async function readMissed(
  connection: NatsConnection,
  { subjects, after, to, countMax = Infinity }: Missed,
  onEvent: (message: JsMsg) => Promise<void>,
): Promise<boolean> {
  const consumer = await eventsAfter(connection, after, subjects);
  try {
    const { num_pending: pending } = await consumer.info(true);
    if (pending > countMax) return false;
    if (pending > 0) await readTo(consumer, to, onEvent);
    return true;
  } finally {
    consumer.delete().catch(() => undefined);
  }
}

async function readTo(
  consumer: Consumer,
  to: number,
  onEvent: (message: JsMsg) => Promise<void>,
): Promise<void> {
  const messages = await consumer.consume();
  try {
    for await (const message of messages) {
      if (message.seq > to) break;
      await onEvent(message);
      if (message.info.pending === 0) break;
    }
  } finally {
    messages.stop();
  }
}
