import { eventStream } from '@kiban/contracts';
import { AckPolicy, DeliverPolicy, type JetStreamManager } from '@nats-io/jetstream';

export interface DurableConsumerSettings {
  /** Name of the durable consumer; replicas of one service share it. */
  durable: string;
  /** Which events; all when left out. */
  filterSubject?: string;
  ackPendingMax?: number;
  /** How long a message may be out before it comes again: to whoever is there, when its taker died. */
  ackWaitMs?: number;
}

/**
 * Short, so that what a killed process had taken comes again soon: takers put the end off themselves while they work
 * (see `DurableConsumer`), so it need not be as long as their work may take.
 */
export const ACK_WAIT_DEFAULT_MS = 5_000;

/** Makes a durable consumer of the domain events. Equal settings on an existing one are a no-op, and other ones are brought up to date. */
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
    // Never dropped by count: what cannot be handled is put aside by the handler.
    max_deliver: -1,
    ...(filterSubject ? { filter_subject: filterSubject } : {}),
  });
}
