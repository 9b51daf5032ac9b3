import { eventKinds, isEventKind } from '@kiban/contracts';
import { headers, type MsgHdrs } from '@nats-io/transport-node';

/** Headers that the relay sets beside `Nats-Msg-Id` and `traceparent`. */
export const eventHeaders = {
  relaySource: 'Kiban-Relay-Source',
  relayPosition: 'Kiban-Relay-Position',
  schema: 'Kiban-Schema',
} as const;

/** A row of the outbox, ready to be published. */
export interface OutboxRow {
  id: number;
  kind: string;
  workspace_id: number;
  workspace_slug: string;
  workspace_name: string;
  board_id: number | null;
  actor_member_id: number;
  actor_name: string;
  /** JSON text. */
  data: string;
  /** JSON text. */
  changes: string | null;
  traceparent: string | null;
  occurred_at: Date;
}

/**
 * The event's bytes: the webhook payload of the specification, in the order of its table. `data` and
 * `changes` are JSON text already and go in unread, so nothing is parsed and written anew.
 */
export function eventBody(row: OutboxRow): string {
  const workspace = JSON.stringify({ slug: row.workspace_slug, name: row.workspace_name });
  const actor = JSON.stringify({ memberId: row.actor_member_id, name: row.actor_name });
  const changes = row.changes === null ? '' : `,"changes":${row.changes}`;
  return (
    `{"id":${row.id},"event":${JSON.stringify(row.kind)},"occurredAt":"${row.occurred_at.toISOString()}",` +
    `"workspace":${workspace},"boardId":${row.board_id ?? 'null'},"actor":${actor},"data":${row.data}${changes}}`
  );
}

/** @param messageId what JetStream recognises a repeat by; a replay after broker loss uses another one than the first publication */
export function eventMessageHeaders(
  row: OutboxRow,
  source: string,
  position: number,
  messageId: string,
): MsgHdrs {
  const result = headers();
  result.set('Nats-Msg-Id', messageId);
  result.set(eventHeaders.relaySource, source);
  result.set(eventHeaders.relayPosition, String(position));
  result.set(
    eventHeaders.schema,
    `${row.kind};v${isEventKind(row.kind) ? eventKinds[row.kind].schemaVersion : 1}`,
  );
  if (row.traceparent) result.set('traceparent', row.traceparent);
  return result;
}
