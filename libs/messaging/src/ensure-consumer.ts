import { eventStream } from '@kiban/contracts';
import { AckPolicy, DeliverPolicy, type JetStreamManager } from '@nats-io/jetstream';

export interface DurableConsumerSettings {
  /** Name of the durable consumer; replicas of one service share it. */
  durable: string;
  /** The event subjects; all by default. */
  filterSubject?: string;
  ackPendingMax?: number;
  /** Time without an acknowledgement after which a message is redelivered, also if its consumer died. */
  ackWaitMs?: number;
}

/**
 * Short, so that messages of a killed process are redelivered soon. Consumers extend it during their work (see
 * `DurableConsumer`), so it may be shorter than that work.
 */
export const ACK_WAIT_DEFAULT_MS = 5_000;

/** Creates a durable consumer of the domain events, or updates its settings if they differ. */
export async function ensureDurableConsumer(
  manager: JetStreamManager,
  { durable, filterSubject, ackWaitMs = ACK_WAIT_DEFAULT_MS, ackPendingMax = 1_000 }: DurableConsumerSettings,
): Promise<void> {
  await manager.consumers.add(eventStream, {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: ackWaitMs * 1e6,
    max_ack_pending: ackPendingMax,
    // Never dropped by count: the handler sets aside messages that it cannot process.
    max_deliver: -1,
    ...(filterSubject ? { filter_subject: filterSubject } : {}),
  });
}
