-- Draws the id of an event: 41 bits of milliseconds since 2025, 3 of the service (0), 4 of the cell, 5 of a counter. The
-- sequence counts the ids of its cell: milliseconds, then the counter, then the cell. After 32 ids of one millisecond it is in
-- the next one. It may be 8 ms behind the clock, so that few draws need the lock (docs/decisions/0085-ids-with-a-cell.md).
CREATE OR REPLACE FUNCTION boards.next_event_id() RETURNS bigint LANGUAGE plpgsql VOLATILE AS $draw$
DECLARE
  tick bigint := nextval('boards.event_tick');
BEGIN
  IF (tick >> 9) < floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1735689600000 - 8 THEN
    tick := boards.catch_up_event_ids();
  END IF;
  RETURN ((tick >> 9) << 12) | (0 << 9) | ((tick & 15) << 5) | ((tick >> 4) & 31);
END $draw$;
