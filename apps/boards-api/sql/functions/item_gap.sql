-- The ranks on both sides of a position in the checklist of a card whose row is locked; the moving item is not its own
-- neighbour. "is_there" is false if the anchor is not in the checklist.
CREATE OR REPLACE FUNCTION boards.item_gap(
  of_card bigint, place text, anchor_id bigint, moving_id bigint, OUT is_there boolean, OUT below text, OUT above text
) LANGUAGE plpgsql AS $gap$
#variable_conflict use_variable
DECLARE
  anchor_rank text;
BEGIN
  is_there := true;
  IF place = 'last' THEN
    SELECT i.rank INTO below FROM boards.checklist_item AS i WHERE i.card_id = of_card AND i.id IS DISTINCT FROM moving_id
    ORDER BY i.rank DESC LIMIT 1;
  ELSIF place = 'first' THEN
    SELECT i.rank INTO above FROM boards.checklist_item AS i WHERE i.card_id = of_card AND i.id IS DISTINCT FROM moving_id
    ORDER BY i.rank LIMIT 1;
  ELSE
    SELECT i.rank INTO anchor_rank FROM boards.checklist_item AS i WHERE i.id = anchor_id AND i.card_id = of_card;
    is_there := FOUND;
    IF place = 'after' THEN
      below := anchor_rank;
      SELECT i.rank INTO above FROM boards.checklist_item AS i
      WHERE i.card_id = of_card AND i.rank > anchor_rank AND i.id IS DISTINCT FROM moving_id ORDER BY i.rank LIMIT 1;
    ELSE
      above := anchor_rank;
      SELECT i.rank INTO below FROM boards.checklist_item AS i
      WHERE i.card_id = of_card AND i.rank < anchor_rank AND i.id IS DISTINCT FROM moving_id ORDER BY i.rank DESC LIMIT 1;
    END IF;
  END IF;
END $gap$;
