-- Gives the cards of a list, whose row is locked, short ranks in their present order.
CREATE OR REPLACE FUNCTION boards.respace_cards(of_list bigint) RETURNS void LANGUAGE plpgsql AS $respace$
DECLARE
  ids bigint[] := ARRAY(SELECT c.id FROM boards.card AS c WHERE c.list_id = of_list ORDER BY c.rank);
BEGIN
  UPDATE boards.card AS c SET rank = spread.rank
  FROM unnest(ids, boards.ranks_after(NULL, cardinality(ids))) AS spread (id, rank) WHERE c.id = spread.id;
END $respace$;
