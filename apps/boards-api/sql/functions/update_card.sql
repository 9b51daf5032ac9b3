-- Updates the properties, labels, assignees and field values of a card. The card and its list are locked. An outcome with a
-- reason, as of boards.change_cards, has changed nothing, as has one without a kind.
CREATE OR REPLACE FUNCTION boards.update_card(
  one boards.card_item, before boards.card, of_list boards.list, assignees_max int
) RETURNS boards.card_outcome LANGUAGE plpgsql AS $update$
#variable_conflict use_variable
DECLARE
  made boards.card_outcome;
  wanted boards.card;
  refusal record;
  related record;
  has_related CONSTANT boolean := one.label_add IS NOT NULL OR one.assignee_add IS NOT NULL OR one.values_given IS NOT NULL;
  -- How many of labels, assignees and values change.
  related_changes int := 0;
BEGIN
  refusal := boards.change_refusal(one, before, of_list);
  IF refusal.reason IS NOT NULL THEN
    made.reason := refusal.reason;
    made.detail := refusal.detail;
    RETURN made;
  END IF;
  wanted := json_populate_record(before, coalesce(one.given, '{}'));
  made.detail := boards.card_text_bytes(wanted) - boards.card_text_bytes(before);
  IF has_related THEN
    related := boards.related_change(before, one.label_add, one.label_remove, one.assignee_add, one.assignee_remove,
      one.is_claim, one.values_given, assignees_max);
    IF related.reason IS NOT NULL THEN
      made.reason := related.reason;
      made.detail := related.detail;
      made.about := related.about;
      RETURN made;
    END IF;
    related_changes := num_nonnulls(related.label_ids, related.assignee_ids, related.field_values);
    made.detail := made.detail + related.growth;
    wanted.label_count := coalesce(cardinality(related.label_ids), before.label_count);
    wanted.assignee_count := coalesce(cardinality(related.assignee_ids), before.assignee_count);
    wanted.value_count := related.value_count;
  END IF;
  made.changes := boards.card_changes(before, wanted);
  IF made.changes IS NULL AND related_changes = 0 THEN
    made.card := before;
    made.detail := NULL;
    RETURN made;
  END IF;
  IF left(wanted.due_date, 10) < left(wanted.start_date, 10) COLLATE "C" THEN
    made.reason := 'span';
  ELSIF made.detail > 0 AND made.detail > one.text_room THEN
    made.reason := 'no_room';
  END IF;
  IF made.reason IS NOT NULL THEN
    made.changes := NULL;
    made.detail := NULL;
    RETURN made;
  END IF;

  made.card := boards.store_card(wanted);
  made.kind := 'card.update';
  made.more := 0;
  IF has_related THEN
    made.has_related := true;
    -- A change of labels or assignees alone has the same event as PUT /cards/{id}/labels and /assignees.
    IF made.changes IS NULL AND related_changes = 1 THEN
      made.kind := CASE WHEN related.label_ids IS NOT NULL THEN 'label.change'
        WHEN related.assignee_ids IS NOT NULL THEN 'assignee.change' ELSE made.kind END;
    END IF;
    made.changes := boards.write_related(made.card, related.label_ids, related.assignee_ids, related.field_values,
      one.values_given, made.changes);
  END IF;
  made.changes := boards.with_member(made.changes, 'cardVersion',
    json_build_object('from', before.version, 'to', (made.card).version));
  RETURN made;
END $update$;
