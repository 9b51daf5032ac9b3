-- A rank for a position in a list whose row is locked, between those on both sides, as of boards.card_gap. If it would be too
-- long, all cards of the list get new ranks first.
CREATE OR REPLACE FUNCTION boards.place_card(
  list_id bigint, place text, anchor_id bigint, moving_id bigint, below text, above text, OUT rank text, OUT respaced boolean
) LANGUAGE plpgsql AS $place$
#variable_conflict use_variable
DECLARE
  gap record;
BEGIN
  rank := boards.rank_between(below, above);
  respaced := length(rank) > 48;
  IF respaced THEN
    PERFORM boards.respace_cards(list_id);
    gap := boards.card_gap(list_id, place, anchor_id, moving_id);
    rank := boards.rank_between(gap.below, gap.above);
  END IF;
END $place$;
