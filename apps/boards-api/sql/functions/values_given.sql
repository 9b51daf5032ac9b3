-- The field values of an item of boards.change_cards as rows. A value of a field that does not exist has no board.
CREATE OR REPLACE FUNCTION boards.values_given(of_card bigint, given json)
RETURNS TABLE (wanted boards.field_value, is_valid boolean, is_set boolean) LANGUAGE sql STABLE AS $values$
  SELECT ROW(of_card, one.field_id, f.board_id, f.type, one.text, one.number_value, one.checkbox_value, one.date_value,
    one.option_ids, one.value_member_id)::boards.field_value, one.is_valid, one.is_set
  FROM json_to_recordset(given) AS one (field_id bigint, is_valid boolean, is_set boolean, text text,
    number_value double precision, checkbox_value boolean, date_value text, option_ids bigint[], value_member_id bigint)
  LEFT JOIN boards.field AS f ON f.id = one.field_id ORDER BY one.field_id
$values$;
