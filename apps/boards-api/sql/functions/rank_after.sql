-- The key that the package fractional-indexing makes after a list's last one: the next greater integer part. Its first
-- letter is the number of digits that follow ("a" = 1, "Z" = 1 below zero). For an empty list, pass null.
CREATE OR REPLACE FUNCTION boards.rank_after(rank text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $rank$
DECLARE
  digits CONSTANT text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  head text := left(rank, 1);
  size int;
  number text;
  digit int;
BEGIN
  IF rank IS NULL THEN
    RETURN 'a0';
  END IF;
  size := CASE WHEN head >= 'a' COLLATE "C" THEN ascii(head) - 96 ELSE 91 - ascii(head) END;
  number := substr(rank, 2, size);
  FOR place IN REVERSE size..1 LOOP
    digit := strpos(digits, substr(number, place, 1));
    IF digit < 62 THEN
      RETURN head || overlay(number PLACING substr(digits, digit + 1, 1) FROM place FOR 1);
    END IF;
    number := overlay(number PLACING '0' FROM place FOR 1);
  END LOOP;
  -- Every digit was the last one: one digit more above zero, one fewer below it.
  RETURN CASE
    WHEN head = 'Z' THEN 'a0'
    WHEN head >= 'a' COLLATE "C" THEN chr(ascii(head) + 1) || number || '0'
    ELSE chr(ascii(head) + 1) || left(number, -1)
  END;
END $rank$;
