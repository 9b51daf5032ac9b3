-- Gives a new card the next number of its workspace, also for writers of the version before. A sequence holds no lock
-- that others wait for until a commit, so an import of many cards delays no other card.
-- With the owner's rights: the service's own login may not use the sequences.
CREATE OR REPLACE FUNCTION boards.number_card() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $number$
BEGIN
  NEW.number := nextval(('boards.card_number_' || NEW.workspace_id)::regclass);
  RETURN NEW;
END $number$;
