-- Creates a card in a list whose row is locked. An outcome with a reason, as of boards.change_cards, has created nothing.
--   last_rank   the rank of the last card, if boards.change_cards has just added cards at the end of the list, whose row does
--               not show them yet; null otherwise
CREATE OR REPLACE FUNCTION boards.create_card(
  one boards.card_item, target boards.list, last_rank text, cards_max int, assignees_max int
) RETURNS boards.card_outcome LANGUAGE plpgsql AS $create$
#variable_conflict use_variable
DECLARE
  made boards.card_outcome;
  wanted boards.card;
  gap record;
  refusal record;
  placed record;
  respaced boolean := false;
  related record;
  has_related CONSTANT boolean := one.label_add IS NOT NULL OR one.assignee_add IS NOT NULL OR one.values_given IS NOT NULL;
BEGIN
  made.more := CASE WHEN one.is_archived THEN 0 ELSE 1 END;
  IF last_rank IS NULL THEN
    gap := boards.card_gap(target.id, one.place, one.anchor_id, NULL);
    IF NOT gap.is_there THEN
      made.reason := 'anchor_gone';
      made.detail := one.anchor_id;
      RETURN made;
    END IF;
    refusal := boards.list_refusal(target, made.more, cards_max);
    IF refusal.reason IS NOT NULL THEN
      made.reason := refusal.reason;
      made.detail := refusal.detail;
      RETURN made;
    END IF;
  -- The list could take the card before.
  ELSIF made.more > 0 AND target.card_count >= cards_max THEN
    made.reason := 'list_full';
    made.detail := target.id;
    RETURN made;
  END IF;
  IF NOT one.has_room THEN
    made.reason := 'no_room';
    RETURN made;
  END IF;

  wanted := json_populate_record(NULL::boards.card, one.given);
  IF has_related THEN
    wanted.workspace_id := target.workspace_id;
    wanted.board_id := target.board_id;
    wanted.value_count := 0;
    related := boards.related_change(wanted, one.label_add, one.label_remove, one.assignee_add, one.assignee_remove,
      one.is_claim, one.values_given, assignees_max);
    IF related.reason IS NOT NULL THEN
      made.reason := related.reason;
      made.detail := related.detail;
      made.about := related.about;
      RETURN made;
    END IF;
    wanted.label_count := cardinality(related.label_ids);
    wanted.assignee_count := cardinality(related.assignee_ids);
    wanted.value_count := related.value_count;
  END IF;
  IF last_rank IS NOT NULL THEN
    made.card := boards.insert_card(wanted, one, target, boards.rank_after(last_rank));
  ELSE
    placed := boards.place_card(target.id, one.place, one.anchor_id, NULL, gap.below, gap.above);
    respaced := placed.respaced;
    made.card := boards.insert_card(wanted, one, target, placed.rank);
  END IF;

  made.kind := 'card.create';
  made.changes := json_build_object(
    'listId', json_build_object('from', NULL, 'to', target.id),
    'position', json_build_object('from', NULL, 'to', (made.card).rank),
    'listVersions', json_build_object(
      'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, target.version + 1)),
    'cardVersion', json_build_object('from', NULL, 'to', (made.card).version));
  IF has_related THEN
    made.has_related := true;
    made.changes := boards.write_related(made.card, related.label_ids, related.assignee_ids, related.field_values,
      one.values_given, made.changes);
  END IF;
  IF respaced THEN
    made.changes := boards.with_member(made.changes, 'respaced', json_build_object('from', false, 'to', true));
  END IF;
  RETURN made;
END $create$;
