-- Draws from the sequence of event ids after setting it to the next millisecond of the clock, unless another session has just
-- set it: later than each id of the former layout. Sessions take turns by a lock that ends with the call, since one of the
-- transaction would last until the commit. With the owner's rights: the service's own login may not set sequences.
CREATE OR REPLACE FUNCTION webhooks.catch_up_event_ids() RETURNS bigint
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $catch_up$
DECLARE
  turn constant bigint := hashtextextended('webhooks.event_tick', 0);
  present bigint;
  tick bigint;
BEGIN
  PERFORM pg_advisory_lock(turn);
  tick := nextval('webhooks.event_tick');
  present := floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1735689600000;
  IF (tick >> 9) < present - 8 THEN
    tick := setval('webhooks.event_tick', ((present + 1) << 9) | (tick & 15));
  END IF;
  PERFORM pg_advisory_unlock(turn);
  RETURN tick;
EXCEPTION WHEN OTHERS OR query_canceled THEN
  PERFORM pg_advisory_unlock(turn);
  RAISE;
END $catch_up$;
