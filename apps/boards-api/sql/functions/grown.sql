-- An outcome of boards.write_parts with what the text of an item grows by, or its refusal if the workspace has no room for it.
CREATE OR REPLACE FUNCTION boards.grown(made boards.part_outcome, one boards.part_item, old_text text)
RETURNS boards.part_outcome LANGUAGE plpgsql IMMUTABLE AS $grown$
BEGIN
  made.detail := coalesce(octet_length(one.text), 0) - coalesce(octet_length(old_text), 0);
  IF made.detail > 0 AND made.detail > one.text_room THEN
    made := NULL;
    made.reason := 'no_room';
  END IF;
  RETURN made;
END $grown$;
