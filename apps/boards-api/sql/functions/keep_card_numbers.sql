-- Creates the sequence of the numbers of a workspace's cards with the workspace, and drops it with the workspace.
-- With the owner's rights: the service's own login may not create or drop sequences.
CREATE OR REPLACE FUNCTION boards.keep_card_numbers() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $keep$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS boards.card_number_%s', NEW.id);
  ELSE
    EXECUTE format('DROP SEQUENCE IF EXISTS boards.card_number_%s', OLD.id);
  END IF;
  RETURN NULL;
END $keep$;
