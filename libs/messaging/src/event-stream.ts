import { eventStream, eventSubjects } from '@kiban/events';
import {
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

const DAY_NS = 24 * 60 * 60 * 1e9;

/**
 * Creates the stream of domain events if it is missing. Settings that an operator changed on an existing stream
 * (replicas, age) are kept.
 */
export async function ensureEventStream(connection: NatsConnection, replicas = 1): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection);
  try {
    await manager.streams.info(eventStream);
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
    await manager.streams.add({
      name: eventStream,
      subjects: [eventSubjects],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: 7 * DAY_NS,
      // Longer than any retry of the relay during broker outages, so that a repeated message is dropped.
      duplicate_window: 10 * 60 * 1e9,
      num_replicas: replicas,
    });
  }
  return manager;
}

export function isStreamNotFound(error: unknown): boolean {
  return error instanceof Error && /stream not found/i.test(error.message);
}
