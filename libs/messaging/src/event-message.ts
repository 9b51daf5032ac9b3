import { cardOf, eventKinds, eventPath, hasCardNumber, isEventKind } from '@kiban/contracts';
import { eventHeaders } from '@kiban/events';
import { headers, type MsgHdrs } from '@nats-io/transport-node';

/** What is stored of a service's events beside the columns of every outbox. */
export interface OutboxDetails {
  /** Whether it stores the affected lists of its events. */
  tellsLists?: boolean;
  /** The table that has, by the event's id, how the event was caused. */
  activityTable?: string;
}

/** The columns of an `OutboxRow`. With an activity table, the selected rows are named `placed`. */
export function outboxColumns({ tellsLists = false, activityTable }: OutboxDetails = {}): string {
  return `id, kind, workspace_id, workspace_slug, workspace_name, board_id, actor_member_id, actor_name,
    data::text AS data, changes::text AS changes, traceparent,
    to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS occurred_at
    ${tellsLists ? ", array_to_string(list_ids, ',') AS list_ids" : ''}
    ${activityTable === undefined ? '' : `, ${viaIn(activityTable)} AS via`}`;
}

const viaIn = (activityTable: string): string =>
  `(SELECT json_build_object('kind', a.via_kind, 'name', a.via_name)::text FROM ${activityTable} AS a WHERE a.id = placed.id)`;

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
  /** RFC 3339, UTC with milliseconds. */
  occurred_at: string;
  /** Ids of the affected lists, separated by commas, if the outbox stores them. */
  list_ids?: string | null;
  /** JSON text; null if the event has no activity. */
  via?: string | null;
}

/**
 * The event's bytes: the webhook payload of the specification, in the order of its table, with the address and the number of
 * its object. `changes` is already JSON text, and is inserted unchanged.
 * @param origin the public origin
 */
export function eventBody(row: OutboxRow, origin: string): string {
  return bodyOf(row, { ...objectOf(row, origin), changes: row.changes });
}

/** Bytes of a message that its headers may take, within the broker's limit. */
export const HEADER_BYTES_MAX = 4_096;

/**
 * The event's bytes, truncated if they exceed the broker's limit: first without `changes`, then with only the id in
 * `data`. An event that is too large must not block those after it.
 */
export function boundedEventBody(row: OutboxRow, origin: string, bytesMax: number): string {
  const whole = eventBody(row, origin);
  // A UTF-16 unit is at most three bytes of UTF-8, so most bodies need no counting.
  if (whole.length * 3 <= bytesMax || Buffer.byteLength(whole) <= bytesMax) return whole;
  const object = objectOf(row, origin);
  const withoutChanges = bodyOf(row, { ...object, changes: null });
  if (Buffer.byteLength(withoutChanges) <= bytesMax) return withoutChanges;
  const { id = null } = JSON.parse(row.data) as { id?: unknown };
  return bodyOf(row, { ...object, data: JSON.stringify({ id }), changes: null });
}

/** What an event is about, as texts of JSON. */
interface EventObject {
  url: string;
  /** Empty in events that concern no card. */
  cardId: string;
  /** Of a card; empty in other events, and in those of the version before. */
  number: string;
  data: string;
}

/** `data` of a card is exactly what the specification shows, so the number that is recorded with it stands beside it. */
function objectOf({ kind, board_id: boardId, data }: OutboxRow, origin: string): EventObject {
  const parsed = JSON.parse(data) as Record<string, unknown>;
  const url = JSON.stringify(origin + eventPath(kind, boardId, parsed));
  const cardId = String(cardOf({ event: kind, data: parsed }) ?? '');
  if (!hasCardNumber(kind) || parsed['number'] === undefined) return { url, cardId, number: '', data };
  const { number, ...shown } = parsed;
  return { url, cardId, number: JSON.stringify(number), data: JSON.stringify(shown) };
}

function bodyOf(
  row: OutboxRow,
  { url, cardId, number, data, changes: changesJson }: EventObject & { changes: string | null },
): string {
  const workspace = JSON.stringify({ slug: row.workspace_slug, name: row.workspace_name });
  const actor = JSON.stringify({ memberId: row.actor_member_id, name: row.actor_name });
  const changes = changesJson === null ? '' : `,"changes":${changesJson}`;
  return (
    `{"id":${row.id},"event":${JSON.stringify(row.kind)},"occurredAt":"${row.occurred_at}",` +
    `"workspace":${workspace},"boardId":${row.board_id ?? 'null'},` +
    `${cardId === '' ? '' : `"cardId":${cardId},`}"actor":${actor},"url":${url},` +
    `${number === '' ? '' : `"number":${number},`}"data":${data}${changes}}`
  );
}

/** Version of the payload's schema of a kind. */
export const schemaVersionOf = (kind: string): number =>
  isEventKind(kind) ? eventKinds[kind].schemaVersion : 1;

/**
 * @param messageId JetStream's key for duplicates; a replay after broker loss uses another one than the first
 * publication
 */
export function eventMessageHeaders(
  row: OutboxRow,
  source: string,
  position: number,
  messageId: string,
  more: readonly (readonly [string, string])[] = [],
): MsgHdrs {
  const result = headers();
  result.set('Nats-Msg-Id', messageId);
  result.set(eventHeaders.relaySource, source);
  result.set(eventHeaders.relayPosition, String(position));
  result.set(eventHeaders.schema, `${row.kind};v${schemaVersionOf(row.kind)}`);
  if (row.list_ids) result.set(eventHeaders.lists, row.list_ids);
  // JSON escapes line breaks, and the rest is sent as UTF-8.
  if (row.via) result.set(eventHeaders.via, row.via);
  if (row.traceparent) result.set('traceparent', row.traceparent);
  for (const [name, value] of more) result.set(name, value);
  return result;
}
