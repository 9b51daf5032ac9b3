-- A JSON object, or null for an empty one, with one more member at its end. The type json keeps the order of members.
CREATE OR REPLACE FUNCTION boards.with_member(of_object json, name text, value json) RETURNS json LANGUAGE plpgsql IMMUTABLE AS $with$
BEGIN
  RETURN coalesce(left(of_object::text, -1) || ', ', '{') || to_json(name)::text || ' : ' || value::text || '}';
END $with$;
