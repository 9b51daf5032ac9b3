-- A moment in the API's format: ISO 8601 UTC with milliseconds.
CREATE OR REPLACE FUNCTION boards.iso_utc(moment timestamptz) RETURNS text LANGUAGE plpgsql STABLE AS $iso$
BEGIN
  RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
END $iso$;
