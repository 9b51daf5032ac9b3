-- Moves all cards of a list to the end of another one of its board, archived ones too, in their order. Both lists and the
-- cards are locked. The list that they leave is about to be deleted: its row stays as it is, and no event is recorded.
-- A refusal changes nothing; its reasons are those of list_refusal.
CREATE OR REPLACE FUNCTION boards.move_list_cards(
  from_list bigint, to_list bigint, cards_max int, OUT reason text, OUT detail bigint
) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off
AS $move$
DECLARE
  target boards.list;
  refusal record;
  ids bigint[] := ARRAY(SELECT c.id FROM boards.card AS c WHERE c.list_id = from_list ORDER BY c.rank);
  open_cards int := (SELECT count(*) FROM boards.card AS c WHERE c.list_id = from_list AND c.archived_at IS NULL);
BEGIN
  SELECT l.* INTO target FROM boards.list AS l WHERE l.id = to_list;
  refusal := boards.list_refusal(target, open_cards, cards_max);
  reason := refusal.reason;
  detail := refusal.detail;
  IF reason IS NOT NULL THEN
    RETURN;
  END IF;
  UPDATE boards.card AS c
  SET list_id = to_list, rank = given.rank, version = c.version + 1, updated_at = clock_timestamp()
  FROM unnest(ids, boards.ranks_after(
      (SELECT last.rank FROM boards.card AS last WHERE last.list_id = to_list ORDER BY last.rank DESC LIMIT 1),
      cardinality(ids)))
    AS given (id, rank)
  WHERE c.id = given.id;
  UPDATE boards.list AS l
  SET version = l.version + 1, card_count = l.card_count + open_cards, updated_at = clock_timestamp()
  WHERE l.id = to_list;
END $move$;
