-- Creates the partitions of events, attempts and ended deliveries, one a day, and drops old ones. Runs with the owner's
-- rights: the service's own login may not create or drop tables.
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
      lower_id := (extract(epoch FROM day)::bigint * 1000 - 1735689600000) * 4096;
      BEGIN
        EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.event FOR VALUES FROM (%s) TO (%s)',
                       part, lower_id, lower_id + 86400000::bigint * 4096);
      EXCEPTION WHEN check_violation THEN NULL; -- the default partition already holds rows of that day
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
