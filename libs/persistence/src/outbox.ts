import type { Transaction } from './transaction.js';

/**
 * 2025-01-01T00:00:00Z in milliseconds. An event's id is the milliseconds since then × 4096 and, below, its service, its cell and a
 * counter, drawn by each schema's `next_event_id`; ids stay below 2^53 until 2094 (decision 85).
 */
export const EVENT_EPOCH_MS = 1_735_689_600_000;

/** One domain event, appended by a use case in its own transaction. */
export interface OutboxEvent {
  kind: string;
  workspace: { id: number; slug: string; name: string };
  /** Omitted or null for workspace-level kinds. */
  boardId?: number | null;
  actor: { memberId: number; name: string };
  data: object;
  changes?: object | null;
  traceparent?: string | null;
}

/** PostgreSQL channel that wakes a schema's relay after a commit. */
export function outboxChannel(schema: string): string {
  return `${schema}_outbox`;
}

/**
 * Appends events in the caller's transaction, in the given order and in one round trip. The caller must hold the row
 * lock of each event's aggregate: only then is the published order the commit order.
 *
 * `seq` orders the rows of one aggregate. It is no cursor: rows of different aggregates commit in another order than they
 * drew their numbers. The relay gives each row its `relay_pos` when it publishes it; positions are contiguous, so a
 * consumer detects loss.
 * @returns the event ids, in the same order
 */
export async function appendEvents(
  tx: Transaction,
  schema: string,
  events: readonly OutboxEvent[],
): Promise<number[]> {
  const statement = {
    name: `${schema}-append-event`,
    text: `SELECT ${schema}.append_event($1,$2,$3,$4,$5,$6,$7,$8,$9,$10) AS id`,
  };
  const appended = await Promise.all(
    events.map((event) =>
      tx.query<{ id: number }>(statement, [
        event.kind,
        event.workspace.id,
        event.workspace.slug,
        event.workspace.name,
        event.boardId ?? null,
        event.actor.memberId,
        event.actor.name,
        JSON.stringify(event.data),
        event.changes ? JSON.stringify(event.changes) : null,
        event.traceparent ?? null,
      ]),
    ),
  );
  return appended.flatMap((rows) => rows.map(({ id }) => id));
}
