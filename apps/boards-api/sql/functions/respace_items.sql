-- Gives the checklist items of a card, whose row is locked, short ranks in their present order.
CREATE OR REPLACE FUNCTION boards.respace_items(of_card bigint) RETURNS void LANGUAGE plpgsql AS $respace$
DECLARE
  ids bigint[] := ARRAY(SELECT i.id FROM boards.checklist_item AS i WHERE i.card_id = of_card ORDER BY i.rank);
BEGIN
  UPDATE boards.checklist_item AS i SET rank = spread.rank
  FROM unnest(ids, boards.ranks_after(NULL, cardinality(ids))) AS spread (id, rank) WHERE i.id = spread.id;
END $respace$;
