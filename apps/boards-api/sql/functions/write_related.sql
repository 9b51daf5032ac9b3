-- Writes what boards.related_change found for a card, and adds it to the changes of the event. The caller sets the counters.
CREATE OR REPLACE FUNCTION boards.write_related(
  of_card boards.card, label_ids bigint[], assignee_ids bigint[], field_values json, values_given json, INOUT changes json
) LANGUAGE plpgsql AS $write$
#variable_conflict use_variable
DECLARE
  was json;
BEGIN
  IF label_ids IS NOT NULL THEN
    was := boards.card_labels(of_card.id);
    DELETE FROM boards.card_label AS tie WHERE tie.card_id = of_card.id AND tie.label_id <> ALL (label_ids);
    INSERT INTO boards.card_label (card_id, label_id) SELECT of_card.id, unnest(label_ids) ON CONFLICT DO NOTHING;
    changes := boards.with_member(changes, 'labels',
      json_build_object('from', was, 'to', boards.card_labels(of_card.id)));
  END IF;
  IF assignee_ids IS NOT NULL THEN
    was := boards.card_assignees(of_card.id);
    DELETE FROM boards.card_assignee AS tie WHERE tie.card_id = of_card.id AND tie.member_id <> ALL (assignee_ids);
    INSERT INTO boards.card_assignee (card_id, workspace_id, member_id)
    SELECT of_card.id, of_card.workspace_id, unnest(assignee_ids) ON CONFLICT DO NOTHING;
    changes := boards.with_member(changes, 'assignees',
      json_build_object('from', was, 'to', boards.card_assignees(of_card.id)));
  END IF;
  IF field_values IS NOT NULL THEN
    PERFORM boards.set_value(given.wanted, given.is_set) FROM boards.values_given(of_card.id, values_given) AS given;
    changes := boards.with_member(changes, 'fields', field_values);
  END IF;
END $write$;
