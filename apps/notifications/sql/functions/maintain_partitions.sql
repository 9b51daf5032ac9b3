-- Creates the partitions of taken events, one a day of their ids, and drops old ones. Runs with the owner's rights: the
-- service's own login may not create or drop tables.
CREATE OR REPLACE FUNCTION notifications.maintain_partitions(days_ahead int, days_kept int) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $maintain$
DECLARE
  today date := (clock_timestamp() AT TIME ZONE 'UTC')::date;
  day date;
  part text;
  lower_id bigint;
  old record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('notifications.maintain_partitions'));
  FOR day IN SELECT generate_series(today, today + days_ahead, interval '1 day')::date LOOP
    part := 'taken_event_' || to_char(day, 'YYYYMMDD');
    IF to_regclass('notifications.' || part) IS NULL THEN
      lower_id := (extract(epoch FROM day)::bigint * 1000 - 1735689600000) * 4096;
      BEGIN
        EXECUTE format('CREATE TABLE notifications.%I PARTITION OF notifications.taken_event FOR VALUES FROM (%s) TO (%s)',
                       part, lower_id, lower_id + 86400000::bigint * 4096);
      EXCEPTION WHEN check_violation THEN NULL; -- the default partition already holds rows of that day
      END;
    END IF;
  END LOOP;
  FOR old IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'notifications.taken_event'::regclass AND c.relname ~ '^taken_event_[0-9]{8}$'
      AND to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
  LOOP
    EXECUTE format('DROP TABLE notifications.%I', old.relname);
  END LOOP;
END $maintain$;
