import { eventStream } from '@kiban/events';
import {
  DiscardPolicy,
  jetstream,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { ensureEventStream, isStreamNotFound } from './event-stream.js';

/** JetStream stream with a message for each cell: the database that has its number. */
export const cellStream = 'KIBAN_CELLS';

const subjectOf = (cell: number): string => `kiban.cells.v1.${cell}`;

/** Creates the stream of claims if it is missing, with as many copies as that of the events. */
async function ensureCellStream(connection: NatsConnection): Promise<JetStreamManager> {
  const manager = await ensureEventStream(connection);
  try {
    await manager.streams.info(cellStream);
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
    const { config } = await manager.streams.info(eventStream);
    await manager.streams.add({
      name: cellStream,
      subjects: ['kiban.cells.v1.*'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.New,
      max_msgs_per_subject: 1,
      num_replicas: config.num_replicas,
    });
  }
  return manager;
}

/**
 * Claims the number of a cell for a database, unless another one has it.
 * @returns the database that has the number
 */
export async function claimCell(connection: NatsConnection, cell: number, database: string): Promise<string> {
  const manager = await ensureCellStream(connection);
  const holder = await holderOf(manager, cell);
  if (holder !== undefined) return holder;
  try {
    // The broker stores the first of two concurrent claims, and rejects the other one.
    await jetstream(connection).publish(subjectOf(cell), database, { expect: { lastSubjectSequence: 0 } });
    return database;
  } catch (error) {
    const first = await holderOf(manager, cell);
    if (first === undefined) throw error;
    return first;
  }
}

async function holderOf(manager: JetStreamManager, cell: number): Promise<string | undefined> {
  const message = await manager.streams
    .getMessage(cellStream, { last_by_subj: subjectOf(cell) })
    .catch((error: unknown) => {
      if (error instanceof Error && /no message found/i.test(error.message)) return null;
      throw error;
    });
  return message?.string();
}
