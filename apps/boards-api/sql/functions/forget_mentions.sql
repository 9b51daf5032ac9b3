-- Removes the mentions of a comment or checklist item that is deleted, also by a version that has none.
CREATE OR REPLACE FUNCTION boards.forget_mentions() RETURNS trigger LANGUAGE plpgsql AS $forget$
BEGIN
  DELETE FROM boards.mention AS m
  WHERE m.card_id = OLD.card_id AND m.place = TG_ARGV[0] AND m.place_id = OLD.id;
  RETURN NULL;
END $forget$;
