import type { Executor } from './executor.js';

/**
 * The service that drew an event id. Two bits of every id, so that ids are unique across services without a shared
 * sequence (decisions §5, "Payload").
 */
export type ServiceNumber = 0 | 1 | 2 | 3;

/** 2025-01-01T00:00:00Z in milliseconds: event ids count from here, so they stay below 2^53 until 2094. */
export const EVENT_EPOCH_MS = 1_735_689_600_000;

/**
 * DDL of a service's outbox, for its first migration.
 * - An event id is `milliseconds since 2025 × 4096 + service × 1024 + counter`, the counter being the outbox sequence
 * modulo 1024. The primary key rejects the one possible collision (the clock was set back and the counter met the same
 * value), and the transaction is retried.
 * - `seq` orders the rows of one aggregate, whose writers hold its row lock while they draw it. It is no cursor: across
 * aggregates rows commit in another order than they drew their numbers.
 * - The relay gives each row its `relay_pos` when it publishes it. Positions are contiguous, so a consumer detects
 * loss.
 * - Partitions are days of ids; old ones are dropped, never deleted row by row.
 */
export function outboxTable(schema: string, service: ServiceNumber): string {
  return `
    CREATE SEQUENCE ${schema}.outbox_seq AS bigint CACHE 1;

    CREATE TABLE ${schema}.outbox (
      id bigint NOT NULL,
      seq bigint NOT NULL,
      kind text NOT NULL,
      workspace_id bigint NOT NULL,
      workspace_slug text NOT NULL,
      workspace_name text NOT NULL,
      board_id bigint,
      actor_member_id bigint NOT NULL,
      actor_name text NOT NULL,
      data json NOT NULL,
      changes json,
      traceparent text,
      occurred_at timestamptz NOT NULL,
      relay_pos bigint,
      published_at timestamptz,
      CONSTRAINT outbox_pkey PRIMARY KEY (id)
    ) PARTITION BY RANGE (id);
    CREATE INDEX outbox_unpublished ON ${schema}.outbox (seq) WHERE published_at IS NULL;
    CREATE INDEX outbox_relayed ON ${schema}.outbox (relay_pos) WHERE relay_pos IS NOT NULL;
    -- Catches what the day's partition is missing for, so that no write ever fails for housekeeping.
    CREATE TABLE ${schema}.outbox_default PARTITION OF ${schema}.outbox DEFAULT;

    CREATE TABLE ${schema}.outbox_relay (
      source text PRIMARY KEY,
      last_pos bigint NOT NULL DEFAULT 0,
      holder uuid,
      lease_until timestamptz
    );

    ${appendEventFunction(schema, service)}

    -- Runs with the owner's rights: the service's own login may not create or drop tables.
    CREATE FUNCTION ${schema}.maintain_outbox(days_ahead int, days_kept int) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $maintain$
    DECLARE
      today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
      day date;
      part text;
      old record;
      lower_id bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('${schema}.maintain_outbox'));
      FOR day IN SELECT generate_series(today, today + days_ahead, interval '1 day')::date LOOP
        part := 'outbox_' || to_char(day, 'YYYYMMDD');
        IF to_regclass('${schema}.' || part) IS NULL THEN
          lower_id := ((day - date '2025-01-01')::bigint * 86400000) * 4096;
          BEGIN
            EXECUTE format('CREATE TABLE ${schema}.%I PARTITION OF ${schema}.outbox FOR VALUES FROM (%s) TO (%s)',
                           part, lower_id, lower_id + 86400000::bigint * 4096);
          EXCEPTION WHEN check_violation THEN
            -- The default partition already holds rows of that day; it goes on holding them.
            NULL;
          END;
        END IF;
      END LOOP;
      FOR old IN
        SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = '${schema}.outbox'::regclass AND c.relname ~ '^outbox_[0-9]{8}$'
          AND to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
      LOOP
        EXECUTE format('SELECT 1 FROM ${schema}.%I WHERE published_at IS NULL LIMIT 1', old.relname) INTO part;
        IF part IS NULL THEN
          EXECUTE format('DROP TABLE ${schema}.%I', old.relname);
        END IF;
      END LOOP;
    END $maintain$;
    SELECT ${schema}.maintain_outbox(3, 7);
  `;
}

/**
 * DDL that adds the affected lists to a service's events, for a migration after `outboxTable`. Subscribers of a list
 * need them: the relay sends them in a header, since the payload has no property for them
 * (`OutboxRelayOptions.tellsLists`).
 */
export function outboxLists(schema: string, service: ServiceNumber): string {
  return `
    ALTER TABLE ${schema}.outbox ADD COLUMN IF NOT EXISTS list_ids bigint[];
    DROP FUNCTION ${schema}.append_event;
    ${appendEventFunction(schema, service, 'list_ids')}
  `;
}

/** The id of an event, from expressions of its moment and its number in the outbox. */
export function eventIdExpression(service: ServiceNumber, at: string, seq: string): string {
  return `(floor(extract(epoch FROM ${at}) * 1000)::bigint - ${EVENT_EPOCH_MS}) * 4096 + ${service * 1024} + (${seq} & 1023)`;
}

/** @param extra a further column, optional for existing callers */
function appendEventFunction(schema: string, service: ServiceNumber, extra?: 'list_ids'): string {
  const column = extra === undefined ? '' : `, ${extra}`;
  return `CREATE FUNCTION ${schema}.append_event(
      kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
      actor_member_id bigint, actor_name text, data json, changes json, traceparent text${extra === undefined ? '' : `${column} bigint[] DEFAULT NULL`}
    ) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
      INSERT INTO ${schema}.outbox
        (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, occurred_at${column})
      SELECT ${eventIdExpression(service, 'at', 'seq')},
             seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
             actor_member_id, actor_name, data, changes, traceparent, at${column}
      FROM (SELECT nextval('${schema}.outbox_seq') AS seq, clock_timestamp() AS at) AS drawn
      RETURNING id
    $append$;`;
}

/** One domain event, appended by a use case in its own transaction. */
export interface OutboxEvent {
  kind: string;
  workspace: { id: number; slug: string; name: string };
  /** Null for workspace-level kinds. */
  boardId: number | null;
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
 * Appends events in the caller's transaction, in the given order. The caller must hold the row lock of each event's
 * aggregate: only then is the published order the commit order.
 * @returns the event ids, in the same order
 */
export async function appendEvents(
  tx: Executor,
  schema: string,
  events: readonly OutboxEvent[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const event of events) {
    const [row] = await tx.query<{ id: number }>(
      {
        name: `${schema}-append-event`,
        text: `SELECT ${schema}.append_event($1,$2,$3,$4,$5,$6,$7,$8,$9,$10) AS id`,
      },
      [
        event.kind,
        event.workspace.id,
        event.workspace.slug,
        event.workspace.name,
        event.boardId,
        event.actor.memberId,
        event.actor.name,
        JSON.stringify(event.data),
        event.changes ? JSON.stringify(event.changes) : null,
        event.traceparent ?? null,
      ],
    );
    if (row) ids.push(row.id);
  }
  return ids;
}
