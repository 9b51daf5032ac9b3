import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { OUTBOX } from './frozen/outbox.js';

const EVENT_EPOCH_MS = 1_735_689_600_000;
const DAY_MS = 86_400_000;

const tables = `
  CREATE TABLE webhooks.endpoint (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    workspace_slug text NOT NULL,
    workspace_name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('webhook', 'rest_hook')),
    url text NOT NULL,
    url_host text NOT NULL,
    events text[] NOT NULL,
    board_ids bigint[],
    list_id bigint,
    description text,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
    disabled_reason text CHECK (disabled_reason IN ('failing', 'gone', 'switched_off')),
    disabled_at timestamptz,
    last_enabled_at timestamptz NOT NULL DEFAULT now(),
    failing_since timestamptz,
    last_success_at timestamptz,
    given_up_since_success integer NOT NULL DEFAULT 0,
    keys_version integer NOT NULL DEFAULT 1,
    created_by bigint NOT NULL,
    created_by_name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    deleted_at timestamptz
  ) WITH (fillfactor = 80);
  CREATE INDEX endpoint_workspace ON webhooks.endpoint (workspace_id, id) WHERE deleted_at IS NULL;
  CREATE UNIQUE INDEX endpoint_hook_once ON webhooks.endpoint
    (workspace_id, url, events, COALESCE(board_ids, '{}'), COALESCE(list_id, 0))
    WHERE kind = 'rest_hook' AND deleted_at IS NULL;

  -- A key must be readable to sign with it: AES-256-GCM, bound to its endpoint, key from the environment.
  CREATE TABLE webhooks.secret (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    endpoint_id bigint NOT NULL REFERENCES webhooks.endpoint (id),
    ciphertext bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz
  );
  CREATE INDEX secret_endpoint ON webhooks.secret (endpoint_id, id);

  -- body: the exact bytes that are signed and sent. Partitions are days of ids, as in the outbox.
  CREATE TABLE webhooks.event (
    id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    kind text NOT NULL,
    board_id bigint,
    body bytea NOT NULL,
    traceparent text,
    occurred_at timestamptz NOT NULL,
    relay_source text,
    relay_pos bigint,
    feed_pos bigint NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT event_pkey PRIMARY KEY (id)
  ) PARTITION BY RANGE (id);
  CREATE INDEX event_feed ON webhooks.event (workspace_id, feed_pos);
  CREATE TABLE webhooks.event_default PARTITION OF webhooks.event DEFAULT;

  -- state: 0 due, 1 sending, 2 delivered, 3 given up, 5 canceled, 6 held.
  -- trigger: 0 event, 1 redelivery, 2 test.
  CREATE TABLE webhooks.delivery (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id bigint NOT NULL,
    endpoint_id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    kind text NOT NULL,
    trigger smallint NOT NULL DEFAULT 0,
    state smallint NOT NULL,
    attempts smallint NOT NULL DEFAULT 0,
    reclaims smallint NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    lease_until timestamptz,
    lease_token uuid,
    last_status integer,
    last_error text,
    created_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
  ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
  CREATE UNIQUE INDEX delivery_once ON webhooks.delivery (event_id, endpoint_id) WHERE trigger = 0;
  CREATE INDEX delivery_due ON webhooks.delivery (endpoint_id, next_attempt_at, id) WHERE state = 0;
  CREATE INDEX delivery_lease ON webhooks.delivery (lease_until) WHERE state = 1;
  CREATE INDEX delivery_held ON webhooks.delivery (endpoint_id, id) WHERE state = 6;
  CREATE INDEX delivery_log ON webhooks.delivery (endpoint_id, id DESC);

  -- Bodies are bytes: a NUL or bad UTF-8 in text would make the result unwritable, and the delivery loop for ever.
  CREATE TABLE webhooks.attempt (
    id bigint GENERATED ALWAYS AS IDENTITY,
    delivery_id bigint NOT NULL,
    endpoint_id bigint NOT NULL,
    number smallint NOT NULL,
    started_at timestamptz NOT NULL,
    duration_ms integer,
    outcome text NOT NULL CHECK (outcome IN ('delivered', 'failed', 'unknown')),
    status integer,
    error text,
    response_headers jsonb,
    response_body bytea,
    response_truncated boolean NOT NULL DEFAULT false,
    CONSTRAINT attempt_pkey PRIMARY KEY (started_at, id)
  ) PARTITION BY RANGE (started_at);
  CREATE INDEX attempt_delivery ON webhooks.attempt (delivery_id);
  CREATE INDEX attempt_endpoint ON webhooks.attempt (endpoint_id, started_at);
  CREATE TABLE webhooks.attempt_default PARTITION OF webhooks.attempt DEFAULT;

  CREATE TABLE webhooks.quarantine (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subject text NOT NULL,
    message_id text,
    headers jsonb NOT NULL,
    body bytea NOT NULL,
    reason text NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  );

  -- Which positions of a source's relay have been seen; what lies between two of them was lost on the way.
  CREATE TABLE webhooks.intake_source (
    source text PRIMARY KEY,
    seen int8multirange NOT NULL
  );

  -- The feed's last position. Its row lock makes replicas take turns, so that positions are visible in order.
  CREATE TABLE webhooks.feed (
    singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
    last_pos bigint NOT NULL
  );
  INSERT INTO webhooks.feed (last_pos) VALUES (0);

  -- Boards that events were seen of: what boardIds of a registration are checked against.
  CREATE TABLE webhooks.board (
    id bigint PRIMARY KEY,
    workspace_id bigint NOT NULL
  );
`;

// Runs with the owner's rights: the service's own login may not create or drop tables.
const maintenance = `
  CREATE FUNCTION webhooks.maintain_partitions(days_ahead int, days_kept int) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $maintain$
  DECLARE
    today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
    day date;
    part text;
    parent text;
    lower_id bigint;
    old record;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('webhooks.maintain_partitions'));
    FOR day IN SELECT generate_series(today, today + days_ahead, interval '1 day')::date LOOP
      part := 'event_' || to_char(day, 'YYYYMMDD');
      IF to_regclass('webhooks.' || part) IS NULL THEN
        lower_id := (extract(epoch FROM day)::bigint * 1000 - ${EVENT_EPOCH_MS}) * 4096;
        BEGIN
          EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.event FOR VALUES FROM (%s) TO (%s)',
                         part, lower_id, lower_id + ${DAY_MS}::bigint * 4096);
        EXCEPTION WHEN check_violation THEN NULL; -- the default partition goes on holding that day
        END;
      END IF;
      part := 'attempt_' || to_char(day, 'YYYYMMDD');
      IF to_regclass('webhooks.' || part) IS NULL THEN
        BEGIN
          EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.attempt FOR VALUES FROM (%L) TO (%L)',
                         part, day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
        EXCEPTION WHEN check_violation THEN NULL;
        END;
      END IF;
    END LOOP;
    FOREACH parent IN ARRAY ARRAY['event', 'attempt'] LOOP
      FOR old IN
        SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = ('webhooks.' || parent)::regclass AND c.relname ~ ('^' || parent || '_[0-9]{8}$')
          AND to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
      LOOP
        EXECUTE format('DROP TABLE webhooks.%I', old.relname);
      END LOOP;
    END LOOP;
  END $maintain$;
  SELECT webhooks.maintain_partitions(3, 31);
`;

export class Initial1763700000000 implements MigrationInterface {
  readonly name = 'Initial1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OUTBOX);
    await runner.query(tables);
    await runner.query(maintenance);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA webhooks CASCADE');
  }
}
