-- A rank for a position in the checklist of a locked card, between those on both sides, as of boards.item_gap. If it would be
-- too long, all items of the checklist get new ranks first.
CREATE OR REPLACE FUNCTION boards.place_item(
  of_card bigint, place text, anchor_id bigint, moving_id bigint, below text, above text, OUT rank text, OUT respaced boolean
) LANGUAGE plpgsql AS $place$
#variable_conflict use_variable
DECLARE
  gap record;
BEGIN
  rank := boards.rank_between(below, above);
  respaced := length(rank) > 48;
  IF respaced THEN
    PERFORM boards.respace_items(of_card);
    gap := boards.item_gap(of_card, place, anchor_id, moving_id);
    rank := boards.rank_between(gap.below, gap.above);
  END IF;
END $place$;
