-- Whether a card of a board can have a value: null, or the reason and the id of the field.
--   is_valid   null if there was no field to read the value by
CREATE OR REPLACE FUNCTION boards.value_refusal(
  wanted boards.field_value, of_board bigint, is_valid boolean, OUT reason text, OUT detail bigint
) LANGUAGE plpgsql AS $refusal$
BEGIN
  IF wanted.board_id IS DISTINCT FROM of_board THEN
    reason := 'no_field';
  -- The caller read the value by a field that did not exist, or by an option that was deleted since.
  ELSIF is_valid IS NULL OR EXISTS (
    SELECT 1 FROM unnest(wanted.option_ids) AS given (id) WHERE NOT EXISTS (
      SELECT 1 FROM boards.field_option AS o WHERE o.id = given.id AND o.field_id = wanted.field_id)
  ) THEN
    reason := 'stale';
  ELSIF NOT is_valid THEN
    reason := 'invalid';
  END IF;
  detail := CASE WHEN reason IS NOT NULL THEN wanted.field_id END;
END $refusal$;
