-- The key that the package fractional-indexing makes between two keys of one order. Null is the open end: a null "below"
-- is before the first key, a null "above" after the last one.
-- A key is an integer part, whose first letter gives the number of its digits ("a" = 1, "Z" = 1 below zero), and a
-- fraction without a zero at its end.
CREATE OR REPLACE FUNCTION boards.rank_between(below text, above text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $rank$
DECLARE
  digits CONSTANT text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  head text;
  size int;
  whole text;
  next_whole text;
  low text;
  high text;
  shared int := 0;
  low_digit int;
  high_digit int;
  made text;
BEGIN
  IF above IS NULL THEN
    RETURN boards.rank_after(below);
  END IF;

  head := left(coalesce(below, above), 1);
  size := CASE WHEN head >= 'a' COLLATE "C" THEN ascii(head) - 96 ELSE 91 - ascii(head) END;
  whole := left(coalesce(below, above), size + 1);

  IF below IS NULL THEN
    IF above <> whole COLLATE "C" THEN
      RETURN whole;
    END IF;
    -- The integer before: the last digit that is not zero becomes one less, and the zeros after it the last digit.
    FOR place IN REVERSE size + 1..2 LOOP
      low_digit := strpos(digits, substr(whole, place, 1));
      IF low_digit > 1 THEN
        RETURN left(whole, place - 1) || substr(digits, low_digit - 1, 1) || repeat('z', size + 1 - place);
      END IF;
    END LOOP;
    -- Every digit was zero: one digit fewer above zero, one more below it.
    RETURN CASE
      WHEN head = 'a' THEN 'Zz'
      WHEN head > 'a' COLLATE "C" THEN chr(ascii(head) - 1) || repeat('z', size - 1)
      ELSE chr(ascii(head) - 1) || repeat('z', size + 1)
    END;
  END IF;

  low := substr(below, size + 2);
  IF left(above, size + 1) <> whole COLLATE "C" THEN
    next_whole := boards.rank_after(whole);
    IF next_whole < above COLLATE "C" THEN
      RETURN next_whole;
    END IF;
    -- Nothing follows but the fractions of this integer.
    high := NULL;
  ELSE
    high := substr(above, size + 2);
    -- A fraction has as many zeros after it as needed.
    WHILE substr(rpad(low, shared + 1, '0'), shared + 1, 1) = substr(high, shared + 1, 1) LOOP
      shared := shared + 1;
    END LOOP;
  END IF;

  made := whole || coalesce(left(high, shared), '');
  low := substr(low, shared + 1);
  high := substr(high, shared + 1);
  LOOP
    low_digit := greatest(strpos(digits, left(low, 1)), 1);
    high_digit := CASE WHEN high IS NULL THEN 63 ELSE strpos(digits, left(high, 1)) END;
    IF high_digit - low_digit > 1 THEN
      -- Digits count from 1 here, and halves are rounded up as in the package.
      RETURN made || substr(digits, (low_digit + high_digit) / 2 + (low_digit + high_digit) % 2, 1);
    END IF;
    IF length(high) > 1 THEN
      RETURN made || left(high, 1);
    END IF;
    made := made || substr(digits, low_digit, 1);
    low := substr(low, 2);
    high := NULL;
  END LOOP;
END $rank$;
