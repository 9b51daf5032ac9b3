import { DiscardPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isStreamNotFound } from './event-stream.js';

/** JetStream stream of the audit log, for a SIEM. It is not the stream of domain events, which other programs read. */
export const auditStream = 'KIBAN_AUDIT';

/** Subject of an entry; an entry of no workspace has `none`. @param action `noun.verb` */
export function auditEntrySubject(workspaceId: number | null, action: string): string {
  return `kiban.audit.v1.${workspaceId ?? 'none'}.${action}`;
}

/** Id by which the stream drops an entry that is published twice. */
export const auditMessageId = (entryId: number): string => `audit-${entryId}`;

const DAY_NS = 24 * 60 * 60 * 1e9;

/** Creates the stream if it is missing. Settings that an operator changed on an existing stream are kept. */
export async function ensureAuditStream(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  try {
    await manager.streams.info(auditStream);
  } catch (error) {
    if (!isStreamNotFound(error)) throw error;
    await manager.streams.add({
      name: auditStream,
      subjects: ['kiban.audit.v1.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: 30 * DAY_NS,
      max_bytes: 1_073_741_824,
      duplicate_window: 10 * 60 * 1e9,
    });
  }
}
