/** What landed migrations run; it never changes (docs/decisions/0030-functions-in-files.md). */
export const OUTBOX = `
    CREATE SEQUENCE auth.outbox_seq AS bigint CACHE 1;

    CREATE TABLE auth.outbox (
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
    CREATE INDEX outbox_unpublished ON auth.outbox (seq) WHERE published_at IS NULL;
    CREATE INDEX outbox_relayed ON auth.outbox (relay_pos) WHERE relay_pos IS NOT NULL;
    -- Catches what the day's partition is missing for, so that no write ever fails for housekeeping.
    CREATE TABLE auth.outbox_default PARTITION OF auth.outbox DEFAULT;

    CREATE TABLE auth.outbox_relay (
      source text PRIMARY KEY,
      last_pos bigint NOT NULL DEFAULT 0,
      holder uuid,
      lease_until timestamptz
    );

    CREATE FUNCTION auth.append_event(
      kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
      actor_member_id bigint, actor_name text, data json, changes json, traceparent text
    ) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
      INSERT INTO auth.outbox
        (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, occurred_at)
      SELECT (floor(extract(epoch FROM at) * 1000)::bigint - 1735689600000) * 4096 + 1024 + (seq & 1023),
             seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
             actor_member_id, actor_name, data, changes, traceparent, at
      FROM (SELECT nextval('auth.outbox_seq') AS seq, clock_timestamp() AS at) AS drawn
      RETURNING id
    $append$;

    -- Runs with the owner's rights: the service's own login may not create or drop tables.
    CREATE FUNCTION auth.maintain_outbox(days_ahead int, days_kept int) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $maintain$
    DECLARE
      today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
      day date;
      part text;
      old record;
      lower_id bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('auth.maintain_outbox'));
      FOR day IN SELECT generate_series(today, today + days_ahead, interval '1 day')::date LOOP
        part := 'outbox_' || to_char(day, 'YYYYMMDD');
        IF to_regclass('auth.' || part) IS NULL THEN
          lower_id := ((day - date '2025-01-01')::bigint * 86400000) * 4096;
          BEGIN
            EXECUTE format('CREATE TABLE auth.%I PARTITION OF auth.outbox FOR VALUES FROM (%s) TO (%s)',
                           part, lower_id, lower_id + 86400000::bigint * 4096);
          EXCEPTION WHEN check_violation THEN
            -- The default partition already holds rows of that day; it goes on holding them.
            NULL;
          END;
        END IF;
      END LOOP;
      FOR old IN
        SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'auth.outbox'::regclass AND c.relname ~ '^outbox_[0-9]{8}$'
          AND to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
      LOOP
        EXECUTE format('SELECT 1 FROM auth.%I WHERE published_at IS NULL LIMIT 1', old.relname) INTO part;
        IF part IS NULL THEN
          EXECUTE format('DROP TABLE auth.%I', old.relname);
        END IF;
      END LOOP;
    END $maintain$;
    SELECT auth.maintain_outbox(3, 7);
  `;
