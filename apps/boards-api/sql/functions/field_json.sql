-- A field value as the JSON value of its type.
CREATE OR REPLACE FUNCTION boards.field_json(value boards.field_value) RETURNS json LANGUAGE sql IMMUTABLE AS $json$
  SELECT CASE value.type
    WHEN 'number' THEN to_json(value.number_value)
    WHEN 'checkbox' THEN to_json(value.checkbox_value)
    WHEN 'date' THEN to_json(value.date_value)
    WHEN 'select' THEN to_json(value.option_ids[1])
    WHEN 'multi_select' THEN to_json(value.option_ids)
    WHEN 'member' THEN to_json(value.member_id)
    ELSE to_json(value.text_value)
  END
$json$;
