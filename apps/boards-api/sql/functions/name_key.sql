-- The form by which names are compared: case and composed or decomposed characters do not matter, in any language and any
-- locale of the database. `nameKey` of libs/text returns the same, and a test compares both for every character.
CREATE OR REPLACE FUNCTION boards.name_key(name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $key$
BEGIN
  IF octet_length(name) = length(name) THEN
    RETURN lower(name COLLATE "C");
  END IF;
  -- The collation knows only letters of one character, and the dotted capital I becomes two.
  RETURN normalize(
    replace(lower(replace(normalize(name, NFC), 'İ', U&'i\0307') COLLATE boards.letter_case), 'ς', 'σ'), NFC);
END $key$;
