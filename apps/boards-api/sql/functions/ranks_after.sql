-- The keys after a list's last one, in order. For an empty list, pass null.
CREATE OR REPLACE FUNCTION boards.ranks_after(rank text, how_many int) RETURNS text[] LANGUAGE plpgsql IMMUTABLE AS $ranks$
DECLARE
  last text := rank;
  made text[] := '{}';
BEGIN
  FOR n IN 1..how_many LOOP
    last := boards.rank_after(last);
    made := made || last;
  END LOOP;
  RETURN made;
END $ranks$;
