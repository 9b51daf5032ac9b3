-- Sets or clears a field value that boards.value_refusal admits.
CREATE OR REPLACE FUNCTION boards.set_value(wanted boards.field_value, is_set boolean) RETURNS void LANGUAGE plpgsql AS $set$
BEGIN
  IF is_set THEN
    INSERT INTO boards.field_value SELECT wanted.*
    ON CONFLICT (card_id, field_id) DO UPDATE SET text_value = excluded.text_value, number_value = excluded.number_value,
      checkbox_value = excluded.checkbox_value, date_value = excluded.date_value, option_ids = excluded.option_ids,
      member_id = excluded.member_id;
  ELSE
    DELETE FROM boards.field_value AS v WHERE v.card_id = wanted.card_id AND v.field_id = wanted.field_id;
  END IF;
END $set$;
