import type { EventKind, InboxReason, InboxState, ViaDto } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import type { Actor, Entry, Notice } from './entry.js';

/** A row of `notifications.entry`. */
export interface EntryRow {
  id: number;
  workspace_id: number;
  member_id: number;
  reason: InboxReason;
  by_watching: boolean;
  event_id: number;
  rank: number;
  kind: EventKind;
  action: string;
  board_id: number | null;
  board_name: string | null;
  card_id: number | null;
  card_title: string | null;
  actors: Actor[];
  via: ViaDto | null;
  text: string | null;
  change_count: number;
  state: InboxState;
  snoozed_until: Date | null;
  created_at: Date;
  changed_at: Date;
}

export function entryOf(row: EntryRow): Entry {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    memberId: row.member_id,
    reason: row.reason,
    byWatching: row.by_watching,
    eventId: row.event_id,
    rank: row.rank,
    kind: row.kind,
    action: row.action,
    boardId: row.board_id,
    boardName: row.board_name,
    cardId: row.card_id,
    cardTitle: row.card_title,
    actors: row.actors,
    via: row.via,
    text: row.text,
    count: row.change_count,
    state: row.state,
    snoozedUntil: row.snoozed_until,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

const lock = {
  name: 'notifications-lock-entries',
  text: `SELECT e.* FROM (SELECT DISTINCT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])
           AS k (workspace_id, member_id, card_id)) AS k
         JOIN notifications.entry e USING (workspace_id, member_id, card_id)
         WHERE e.changed_at >= $4 ORDER BY e.id FOR NO KEY UPDATE OF e`,
};

/** The entries of the members and cards of `notices` that changed since, newest first; they are locked. */
export async function lockEntries(tx: Executor, notices: readonly Notice[], since: Date): Promise<Entry[]> {
  const ofCards = notices.filter(({ cardId }) => cardId !== null);
  const rows = await tx.query<EntryRow>(lock, [
    ofCards.map(({ workspaceId }) => workspaceId),
    ofCards.map(({ memberId }) => memberId),
    ofCards.map(({ cardId }) => cardId),
    since,
  ]);
  return rows.map(entryOf).reverse();
}

const insert = {
  name: 'notifications-insert-entries',
  text: `INSERT INTO notifications.entry (workspace_id, member_id, reason, by_watching, event_id, rank, kind, action, board_id,
           board_name, card_id, card_title, actors, via, text, change_count, created_at, changed_at)
         SELECT workspace_id, member_id, reason, by_watching, event_id, event_id, kind, action, board_id,
           board_name, card_id, card_title, actors, via, text, change_count, created_at, changed_at
         FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[], $6::text[], $7::text[], $8::bigint[],
           $9::text[], $10::bigint[], $11::text[], $12::jsonb[], $13::jsonb[], $14::text[], $15::integer[], $16::timestamptz[],
           $17::timestamptz[])
           AS n (workspace_id, member_id, reason, by_watching, event_id, kind, action, board_id, board_name, card_id, card_title,
             actors, via, text, change_count, created_at, changed_at)`,
};

export async function insertEntries(tx: Executor, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(insert, [
    entries.map(({ workspaceId }) => workspaceId),
    entries.map(({ memberId }) => memberId),
    ...changedColumns(entries),
    entries.map(({ createdAt }) => createdAt),
    entries.map(({ changedAt }) => changedAt),
  ]);
}

const update = {
  name: 'notifications-update-entries',
  text: `UPDATE notifications.entry e SET reason = n.reason, by_watching = n.by_watching, event_id = n.event_id,
           rank = n.rank, kind = n.kind, action = n.action, board_id = n.board_id, board_name = n.board_name, card_id = n.card_id,
           card_title = n.card_title, actors = n.actors, via = n.via, text = n.text, change_count = n.change_count,
           changed_at = n.changed_at
         FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[], $6::text[], $7::text[], $8::bigint[],
           $9::text[], $10::bigint[], $11::text[], $12::jsonb[], $13::jsonb[], $14::text[], $15::integer[], $16::timestamptz[])
           AS n (id, rank, reason, by_watching, event_id, kind, action, board_id, board_name, card_id, card_title,
             actors, via, text, change_count, changed_at)
         WHERE e.id = n.id`,
};

export async function updateEntries(tx: Executor, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(update, [
    entries.map(({ id }) => id),
    entries.map(({ rank }) => rank),
    ...changedColumns(entries),
    entries.map(({ changedAt }) => changedAt),
  ]);
}

const changedColumns = (entries: readonly Entry[]): unknown[][] => [
  entries.map(({ reason }) => reason),
  entries.map(({ byWatching }) => byWatching),
  entries.map(({ eventId }) => eventId),
  entries.map(({ kind }) => kind),
  entries.map(({ action }) => action),
  entries.map(({ boardId }) => boardId),
  entries.map(({ boardName }) => boardName),
  entries.map(({ cardId }) => cardId),
  entries.map(({ cardTitle }) => cardTitle),
  entries.map(({ actors }) => JSON.stringify(actors)),
  entries.map(({ via }) => (via ? JSON.stringify(via) : null)),
  entries.map(({ text }) => text),
  entries.map(({ count }) => count),
];
