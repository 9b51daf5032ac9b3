-- The ranks on both sides of a position in a list whose row is locked; the moving card is not its own neighbour.
-- "is_there" is false if the anchor is not in the list, or archived. Other archived cards keep their ranks.
CREATE OR REPLACE FUNCTION boards.card_gap(
  list_id bigint, place text, anchor_id bigint, moving_id bigint, OUT is_there boolean, OUT below text, OUT above text
) LANGUAGE plpgsql AS $gap$
#variable_conflict use_variable
DECLARE
  anchor_rank text;
BEGIN
  is_there := true;
  IF place = 'last' THEN
    SELECT c.rank INTO below FROM boards.card AS c WHERE c.list_id = card_gap.list_id AND c.id IS DISTINCT FROM moving_id
    ORDER BY c.rank DESC LIMIT 1;
  ELSIF place = 'first' THEN
    SELECT c.rank INTO above FROM boards.card AS c WHERE c.list_id = card_gap.list_id AND c.id IS DISTINCT FROM moving_id
    ORDER BY c.rank LIMIT 1;
  ELSE
    SELECT c.rank INTO anchor_rank FROM boards.card AS c
    WHERE c.id = anchor_id AND c.list_id = card_gap.list_id AND c.archived_at IS NULL;
    is_there := FOUND;
    IF place = 'after' THEN
      below := anchor_rank;
      SELECT c.rank INTO above FROM boards.card AS c
      WHERE c.list_id = card_gap.list_id AND c.rank > anchor_rank AND c.id IS DISTINCT FROM moving_id
      ORDER BY c.rank LIMIT 1;
    ELSE
      above := anchor_rank;
      SELECT c.rank INTO below FROM boards.card AS c
      WHERE c.list_id = card_gap.list_id AND c.rank < anchor_rank AND c.id IS DISTINCT FROM moving_id
      ORDER BY c.rank DESC LIMIT 1;
    END IF;
  END IF;
END $gap$;
