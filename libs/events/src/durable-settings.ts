import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type ConsumerInfo,
  type ConsumerUpdateConfig,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { eventStream } from './wire.js';

export interface DurableSettings {
  /** Name of the durable consumer; replicas of one service share it. */
  durable: string;
  /** The event subjects; all by default. */
  filterSubjects?: readonly string[];
  /** Where a new durable consumer starts. An existing one continues after its last acknowledgement. */
  from?: 'oldest' | 'new';
  ackPendingMax?: number;
  /** Time without an acknowledgement after which a message is redelivered, also if its consumer died. */
  ackWaitMs?: number;
}

/**
 * Short, so that messages of a killed process are redelivered soon. Consumers extend it during their work (see
 * `DurableConsumer`), so it may be shorter than that work.
 */
export const ACK_WAIT_DEFAULT_MS = 5_000;

const START = { oldest: DeliverPolicy.All, new: DeliverPolicy.New } as const;

/** Creates a durable consumer of the domain events, or updates its settings if they differ. */
export async function ensureDurableConsumer(
  manager: JetStreamManager,
  settings: DurableSettings,
): Promise<void> {
  const { durable, filterSubjects = [], from = 'oldest' } = settings;
  const { ackWaitMs = ACK_WAIT_DEFAULT_MS, ackPendingMax = 1_000 } = settings;
  const [first, ...others] = filterSubjects;
  const changeable: Partial<ConsumerUpdateConfig> = {
    ack_wait: ackWaitMs * 1e6,
    max_ack_pending: ackPendingMax,
    // Never dropped by count: the handler sets aside messages that it cannot process.
    max_deliver: -1,
    // Both, since an update keeps what it does not name.
    filter_subject: others.length === 0 ? first : undefined,
    filter_subjects: others.length === 0 ? undefined : [...filterSubjects],
  };
  const existing = await consumerInfo(manager, durable);
  if (existing) await manager.consumers.update(eventStream, durable, changeable);
  else
    await manager.consumers.add(eventStream, {
      ...changeable,
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: START[from],
    });
}

/** @returns undefined if there is no such consumer */
export async function consumerInfo(
  manager: JetStreamManager,
  durable: string,
): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(eventStream, durable);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound)
      return undefined;
    throw error;
  }
}
