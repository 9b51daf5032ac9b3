-- Sets or clears the value of a field on a card that boards.write_parts has locked. An outcome with a reason has changed
-- nothing.
CREATE OR REPLACE FUNCTION boards.write_value(one boards.part_item, of_card boards.card, field boards.field)
RETURNS boards.part_outcome LANGUAGE plpgsql AS $value$
#variable_conflict use_variable
DECLARE
  made boards.part_outcome;
  wanted boards.field_value;
  old_value boards.field_value;
  had_value boolean;
  refusal record;
BEGIN
  wanted := ROW(of_card.id, one.part_id, field.board_id, field.type, one.text, one.number_value, one.checkbox_value,
    one.date_value, one.option_ids, one.value_member_id)::boards.field_value;
  refusal := boards.value_refusal(wanted, of_card.board_id, one.is_valid);
  IF refusal.reason IS NOT NULL THEN
    made.reason := refusal.reason;
    made.detail := refusal.detail;
    RETURN made;
  END IF;
  SELECT v.* INTO old_value FROM boards.field_value AS v WHERE v.card_id = of_card.id AND v.field_id = one.part_id;
  had_value := FOUND;
  made := boards.grown(made, one, old_value.text_value);
  IF made.reason IS NOT NULL THEN
    RETURN made;
  END IF;

  made.field_value := CASE WHEN one.is_set THEN wanted
    ELSE ROW(of_card.id, one.part_id, NULL, field.type, NULL, NULL, NULL, NULL, NULL, NULL)::boards.field_value END;
  made.present := CASE WHEN one.is_set THEN boards.field_json(wanted) END;
  made.is_changed := CASE WHEN one.is_set AND had_value THEN wanted IS DISTINCT FROM old_value ELSE one.is_set OR had_value END;
  IF NOT made.is_changed THEN
    made.detail := NULL;
    RETURN made;
  END IF;
  PERFORM boards.set_value(wanted, one.is_set);
  made.changes := json_build_object('value', json_build_object(
    'from', CASE WHEN had_value THEN boards.field_json(old_value) END, 'to', made.present));
  made.field_values := one.is_set::int - had_value::int;
  RETURN made;
END $value$;
