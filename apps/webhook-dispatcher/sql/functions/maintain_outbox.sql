-- Creates the outbox's partitions, one a day, and drops old ones without unpublished events. Runs with the owner's rights:
-- the service's own login may not create or drop tables.
CREATE OR REPLACE FUNCTION webhooks.maintain_outbox(days_ahead int, days_kept int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $maintain$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
  day date;
  part text;
  old record;
  lower_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('webhooks.maintain_outbox'));
  FOR day IN SELECT generate_series(today, today + days_ahead, interval '1 day')::date LOOP
    part := 'outbox_' || to_char(day, 'YYYYMMDD');
    IF to_regclass('webhooks.' || part) IS NULL THEN
      lower_id := ((day - date '2025-01-01')::bigint * 86400000) * 4096;
      BEGIN
        EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.outbox FOR VALUES FROM (%s) TO (%s)',
                       part, lower_id, lower_id + 86400000::bigint * 4096);
      EXCEPTION WHEN check_violation THEN
        -- The default partition already holds rows of that day; it goes on holding them.
        NULL;
      END;
    END IF;
  END LOOP;
  FOR old IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'webhooks.outbox'::regclass AND c.relname ~ '^outbox_[0-9]{8}$'
      AND to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
  LOOP
    EXECUTE format('SELECT 1 FROM webhooks.%I WHERE published_at IS NULL LIMIT 1', old.relname) INTO part;
    IF part IS NULL THEN
      EXECUTE format('DROP TABLE webhooks.%I', old.relname);
    END IF;
  END LOOP;
END $maintain$;
