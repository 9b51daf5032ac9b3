-- The field values of one card as a JSON object by field id. A function, so that a statement that returns one card plans these tables only
-- when the card has any.
CREATE OR REPLACE FUNCTION boards.card_fields(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $fields$
BEGIN
  RETURN (SELECT coalesce(json_object_agg(value.field_id::text, boards.field_json(value)), '{}')
          FROM boards.field_value AS value WHERE value.card_id = of_card);
END $fields$;
