-- Moves a card in its list or to another one. The card and both lists are locked. An outcome with a reason, as of
-- boards.change_cards, has changed nothing, as has one without a kind.
CREATE OR REPLACE FUNCTION boards.move_card(
  one boards.card_item, before boards.card, source boards.list, target boards.list, cards_max int, is_alone boolean
) RETURNS boards.card_outcome LANGUAGE plpgsql AS $move$
#variable_conflict use_variable
DECLARE
  made boards.card_outcome;
  leaves CONSTANT boolean := source.id <> target.id;
  -- Whether readers of the board that the card arrives on may see where it was.
  is_origin_open boolean := true;
  gap record;
  refusal record;
  placed record;
BEGIN
  gap := boards.card_gap(target.id, one.place, one.anchor_id, before.id);
  IF NOT gap.is_there THEN
    made.reason := 'anchor_gone';
    made.detail := one.anchor_id;
    RETURN made;
  END IF;
  refusal := boards.change_refusal(one, before, source);
  IF refusal.reason IS NULL AND leaves THEN
    refusal := boards.list_refusal(target, 1, cards_max);
  END IF;
  IF refusal.reason IS NOT NULL THEN
    made.reason := refusal.reason;
    made.detail := refusal.detail;
    RETURN made;
  END IF;
  IF NOT leaves AND (gap.below < before.rank) IS NOT FALSE AND (before.rank < gap.above) IS NOT FALSE THEN
    made.card := before;
    RETURN made;
  END IF;
  IF target.board_id <> source.board_id THEN
    IF NOT is_alone THEN
      made.reason := 'locked';
      RETURN made;
    END IF;
    PERFORM boards.detach_card(before.id, target.board_id);
    SELECT b.visibility = 'workspace' INTO is_origin_open FROM boards.board AS b WHERE b.id = source.board_id;
    made.has_related := true;
  END IF;

  placed := boards.place_card(target.id, one.place, one.anchor_id, before.id, gap.below, gap.above);
  UPDATE boards.card AS c SET board_id = target.board_id, list_id = target.id, rank = placed.rank,
    updated_at = clock_timestamp(), version = c.version + 1
  WHERE c.id = before.id RETURNING c INTO made.card;
  made.kind := CASE WHEN leaves THEN 'card.move' ELSE 'card.reorder' END;
  made.more := leaves::int;
  made.changes := boards.move_changes(before, made.card, source, target, is_origin_open);
  IF placed.respaced THEN
    made.changes := boards.with_member(made.changes, 'respaced', json_build_object('from', false, 'to', true));
  END IF;
  RETURN made;
END $move$;
