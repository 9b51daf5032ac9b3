import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import { rowState, rowTrigger } from '../store/delivery-state.js';
import { patternsOf, type IncomingEvent } from './incoming-event.js';

/**
 * Stores a batch of events and queues their deliveries, in one statement. A duplicate event is skipped with its
 * deliveries, which were queued when it was first stored. `webhook.*` events are never sent to the endpoint that they
 * are about.
 *
 * The feed’s row is locked first: replicas take turns, so that a feed position never becomes visible before a smaller
 * one.
 */
const takeStatement = {
  name: 'webhooks-intake',
  text: `
    WITH batch AS (
      SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bytea[], $6::text[],
                           $7::timestamptz[], $8::text[], $9::bigint[], $10::text[], $11::text[], $12::bigint[],
                           $14::bigint[])
        WITH ORDINALITY AS b (id, workspace_id, kind, board_id, body, traceparent, occurred_at, source, position,
                              patterns, list_ids, about, entered_list, nth)
    ), feed AS (
      UPDATE webhooks.feed SET last_pos = last_pos + cardinality($1::bigint[]) RETURNING last_pos - cardinality($1::bigint[]) AS base
    ), kept AS (
      INSERT INTO webhooks.event (id, workspace_id, kind, board_id, body, traceparent, occurred_at, relay_source, relay_pos, feed_pos)
      SELECT b.id, b.workspace_id, b.kind, b.board_id, b.body, b.traceparent, b.occurred_at, b.source, b.position, feed.base + b.nth
      FROM feed, batch b ORDER BY b.nth
      ON CONFLICT (id) DO NOTHING RETURNING id
    ), queued AS (
      INSERT INTO webhooks.delivery (event_id, endpoint_id, workspace_id, kind, state, next_attempt_at)
      SELECT b.id, ep.id, b.workspace_id, b.kind, CASE WHEN ep.status = 'active' THEN ${rowState.due} ELSE ${rowState.held} END,
             CASE WHEN ep.status = 'active' THEN COALESCE($13::timestamptz, clock_timestamp()) END
      FROM batch b JOIN kept ON kept.id = b.id
      JOIN webhooks.endpoint ep ON ep.workspace_id = b.workspace_id AND ep.deleted_at IS NULL
        AND ep.events && b.patterns::text[]
        AND (ep.board_ids IS NULL OR b.board_id = ANY (ep.board_ids))
        AND (ep.list_id IS NULL OR ep.list_id = ANY (b.list_ids::bigint[]))
        AND (NOT ep.only_arrivals OR ep.list_id = b.entered_list)
        AND ep.id IS DISTINCT FROM b.about
      ORDER BY b.nth, ep.id
      ON CONFLICT (event_id, endpoint_id) WHERE trigger = ${rowTrigger.event} DO NOTHING
      RETURNING state
    ), seen AS (
      INSERT INTO webhooks.intake_source AS known (source, seen)
      SELECT source, range_agg(int8range(position, position, '[]')) FROM batch WHERE source IS NOT NULL GROUP BY source
      ON CONFLICT (source) DO UPDATE SET seen = known.seen + excluded.seen
    ), boards AS (
      INSERT INTO webhooks.board (id, workspace_id)
      SELECT DISTINCT ON (board_id) board_id, workspace_id FROM batch WHERE board_id IS NOT NULL ORDER BY board_id
      ON CONFLICT (id) DO NOTHING
    )
    SELECT (SELECT count(*) FROM kept) AS kept, (SELECT count(*) FROM queued WHERE state = ${rowState.due}) AS due`,
};

@Injectable()
export class IntakeRepository {
  constructor(private readonly database: Database) {}

  /** @returns how many events were new and how many deliveries are already due */
  async take(events: readonly IncomingEvent[], now: Date | null): Promise<{ kept: number; due: number }> {
    const values = [
      events.map(({ id }) => id),
      events.map(({ workspaceId }) => workspaceId),
      events.map(({ kind }) => kind),
      events.map(({ boardId }) => boardId),
      events.map(({ body }) => Buffer.from(body.buffer, body.byteOffset, body.byteLength)),
      events.map(({ traceparent }) => traceparent),
      events.map(({ occurredAt }) => occurredAt),
      events.map(({ relay }) => relay?.source ?? null),
      events.map(({ relay }) => relay?.position ?? null),
      events.map(({ kind }) => `{${patternsOf(kind).join(',')}}`),
      events.map(({ listIds }) => `{${listIds.join(',')}}`),
      events.map(aboutEndpoint),
      now,
      events.map(({ enteredListId }) => enteredListId),
    ];
    const [row] = await this.database.transaction(async (tx) => {
      const [, rows] = await Promise.all([
        // Otherwise PostgreSQL would plan the statement each time because of the partitions, at four times the cost
        // of running it.
        tx.query('SET LOCAL plan_cache_mode = force_generic_plan'),
        tx.queryAndCommit<{ kept: number; due: number }>(takeStatement, values),
      ]);
      return rows;
    });
    return row ?? { kept: 0, due: 0 };
  }
}

/** The endpoint that a `webhook.*` event is about. */
function aboutEndpoint({ kind, body }: IncomingEvent): number | null {
  if (!kind.startsWith('webhook.')) return null;
  const { data } = JSON.parse(Buffer.from(body).toString('utf8')) as { data: { id?: unknown } };
  return Number.isSafeInteger(data.id) ? (data.id as number) : null;
}
