-- Decides what a write changes of the labels, assignees and field values of a card, and changes nothing. The row and the list
-- of the card are locked; a new card has no id yet.
--   label_add, assignee_add         null leaves the labels or the assignees unchanged
--   label_remove, assignee_remove   null removes all that are not added
--   values_given                    field values as columns of boards.field_value, with "is_valid" and "is_set"; null leaves them
-- For a reason, "about" has what a number cannot name. Otherwise "label_ids" and "assignee_ids" are all those of the card
-- afterwards, or null if they do not change; "field_values" are the values that change, before and after; and "growth" is what
-- their text grows by.
CREATE OR REPLACE FUNCTION boards.related_change(
  of_card boards.card, label_add bigint[], label_remove bigint[], assignee_add bigint[], assignee_remove bigint[],
  is_claim boolean, values_given json, assignees_max int,
  OUT reason text, OUT detail bigint, OUT about json, OUT label_ids bigint[], OUT assignee_ids bigint[], OUT value_count int,
  OUT growth int, OUT field_values json
) LANGUAGE plpgsql AS $related$
#variable_conflict use_variable
DECLARE
  had bigint[];
  missing bigint[];
  one record;
  wanted boards.field_value;
  old_value boards.field_value;
  refusal record;
  was jsonb := '{}';
  is_now jsonb := '{}';
BEGIN
  growth := 0;
  value_count := of_card.value_count;

  IF label_add IS NOT NULL THEN
    missing := ARRAY(SELECT given.id FROM unnest(label_add) AS given (id) WHERE NOT EXISTS (
      SELECT 1 FROM boards.label AS l WHERE l.id = given.id AND l.board_id = of_card.board_id));
    IF missing <> '{}' THEN
      reason := 'no_label';
      detail := of_card.board_id;
      about := to_json(missing);
      RETURN;
    END IF;
    had := ARRAY(SELECT tie.label_id FROM boards.card_label AS tie WHERE tie.card_id = of_card.id ORDER BY tie.label_id);
    label_ids := ARRAY(SELECT kept.id FROM unnest(had) AS kept (id) WHERE kept.id <> ALL (label_remove)
      UNION SELECT unnest(label_add) ORDER BY 1);
    label_ids := nullif(label_ids, had);
  END IF;

  IF assignee_add IS NOT NULL THEN
    missing := ARRAY(SELECT given.id FROM unnest(assignee_add) AS given (id) WHERE NOT EXISTS (
      SELECT 1 FROM boards.member AS m WHERE m.workspace_id = of_card.workspace_id AND m.id = given.id AND m.removed_at IS NULL));
    IF missing <> '{}' THEN
      reason := 'no_member';
      about := to_json(missing);
      RETURN;
    END IF;
    had := ARRAY(SELECT tie.member_id FROM boards.card_assignee AS tie WHERE tie.card_id = of_card.id ORDER BY tie.member_id);
    IF is_claim AND had <> '{}' THEN
      reason := 'claimed';
      detail := of_card.id;
      about := boards.card_assignees(of_card.id);
      RETURN;
    END IF;
    assignee_ids := ARRAY(SELECT kept.id FROM unnest(had) AS kept (id) WHERE kept.id <> ALL (assignee_remove)
      UNION SELECT unnest(assignee_add) ORDER BY 1);
    assignee_ids := nullif(assignee_ids, had);
    IF cardinality(assignee_ids) > assignees_max THEN
      reason := 'assignees_full';
      RETURN;
    END IF;
  END IF;

  FOR one IN SELECT * FROM boards.values_given(of_card.id, values_given) LOOP
    wanted := one.wanted;
    refusal := boards.value_refusal(wanted, of_card.board_id, one.is_valid);
    IF refusal.reason IS NOT NULL THEN
      reason := refusal.reason;
      detail := CASE WHEN reason = 'no_field' THEN of_card.board_id ELSE refusal.detail END;
      about := to_json(ARRAY[wanted.field_id]);
      RETURN;
    END IF;
    SELECT v.* INTO old_value FROM boards.field_value AS v WHERE v.card_id = of_card.id AND v.field_id = wanted.field_id;
    IF FOUND IS DISTINCT FROM one.is_set OR FOUND AND one.is_set AND wanted IS DISTINCT FROM old_value THEN
      value_count := value_count + one.is_set::int - (old_value.card_id IS NOT NULL)::int;
      growth := growth + coalesce(octet_length(CASE WHEN one.is_set THEN wanted.text_value END), 0)
        - coalesce(octet_length(old_value.text_value), 0);
      was := was || jsonb_build_object(wanted.field_id, CASE WHEN old_value.card_id IS NOT NULL THEN boards.field_json(old_value) END);
      is_now := is_now || jsonb_build_object(wanted.field_id, CASE WHEN one.is_set THEN boards.field_json(wanted) END);
    END IF;
  END LOOP;
  IF was <> '{}' THEN
    field_values := json_build_object('from', was, 'to', is_now);
  END IF;
END $related$;
