-- Stores the versions and the numbers of cards of lists, whose rows are locked.
CREATE OR REPLACE FUNCTION boards.version_lists(lists boards.list[]) RETURNS void LANGUAGE plpgsql AS $lists$
BEGIN
  IF cardinality(lists) > 0 THEN
    UPDATE boards.list AS l SET version = one.version, card_count = one.card_count, updated_at = clock_timestamp()
    FROM unnest(lists) AS one WHERE l.id = one.id;
  END IF;
END $lists$;
