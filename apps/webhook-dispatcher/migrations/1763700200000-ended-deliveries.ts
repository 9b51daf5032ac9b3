import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

const EVENT_EPOCH_MS = 1_735_689_600_000;
const DAY_MS = 86_400_000;

/**
 * What has ended leaves the queue for a table of its own, a partition for each day: whole days are dropped where rows were
 * deleted one by one before, and claims go through a table that holds only what is alive. `delivery_record` is both.
 */
const tables = `
  CREATE TABLE webhooks.delivery_ended (
    id bigint NOT NULL,
    event_id bigint NOT NULL,
    endpoint_id bigint NOT NULL,
    workspace_id bigint NOT NULL,
    kind text NOT NULL,
    trigger smallint NOT NULL,
    state smallint NOT NULL,
    attempts smallint NOT NULL,
    reclaims smallint NOT NULL,
    last_status integer,
    last_error text,
    created_at timestamptz NOT NULL,
    finished_at timestamptz NOT NULL
  ) PARTITION BY RANGE (finished_at);
  CREATE INDEX delivery_ended_id ON webhooks.delivery_ended (id);
  CREATE INDEX delivery_ended_log ON webhooks.delivery_ended (endpoint_id, id DESC);
  CREATE TABLE webhooks.delivery_ended_default PARTITION OF webhooks.delivery_ended DEFAULT;

  -- What may leave the queue, found without looking at what may not, however much that is.
  CREATE INDEX delivery_leaving ON webhooks.delivery (finished_at) WHERE state IN (2, 3, 5);

  CREATE VIEW webhooks.delivery_record AS
    SELECT id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts, next_attempt_at, last_status, last_error,
           created_at, finished_at
    FROM webhooks.delivery
    UNION ALL
    SELECT id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts, NULL::timestamptz, last_status, last_error,
           created_at, finished_at
    FROM webhooks.delivery_ended;
`;

// As in the first migration, and the ended deliveries with it.
const maintenance = `
  CREATE OR REPLACE FUNCTION webhooks.maintain_partitions(days_ahead int, days_kept int) RETURNS void
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
      FOREACH parent IN ARRAY ARRAY['attempt', 'delivery_ended'] LOOP
        part := parent || '_' || to_char(day, 'YYYYMMDD');
        IF to_regclass('webhooks.' || part) IS NULL THEN
          BEGIN
            EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.%I FOR VALUES FROM (%L) TO (%L)',
                           part, parent, day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
          EXCEPTION WHEN check_violation THEN NULL;
          END;
        END IF;
      END LOOP;
    END LOOP;
    FOREACH parent IN ARRAY ARRAY['event', 'attempt', 'delivery_ended'] LOOP
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

export class EndedDeliveries1763700200000 implements MigrationInterface {
  readonly name = 'EndedDeliveries1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(maintenance);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO webhooks.delivery (id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts, reclaims,
                                     last_status, last_error, created_at, finished_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, event_id, endpoint_id, workspace_id, kind, trigger, state, attempts, reclaims,
             last_status, last_error, created_at, finished_at FROM webhooks.delivery_ended;
      DROP VIEW webhooks.delivery_record;
      DROP TABLE webhooks.delivery_ended;
      DROP INDEX webhooks.delivery_leaving;
    `);
  }
}
