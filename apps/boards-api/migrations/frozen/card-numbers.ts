/** The functions of the triggers of `1769000000000-card-numbers`, as they were first; their files replace them. */
export const cardNumberFunctions = String.raw`
CREATE FUNCTION boards.number_card() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $number$
BEGIN
  NEW.number := nextval(('boards.card_number_' || NEW.workspace_id)::regclass);
  RETURN NEW;
END $number$;

CREATE FUNCTION boards.keep_card_numbers() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $keep$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('CREATE SEQUENCE IF NOT EXISTS boards.card_number_%s', NEW.id);
  ELSE
    EXECUTE format('DROP SEQUENCE IF EXISTS boards.card_number_%s', OLD.id);
  END IF;
  RETURN NULL;
END $keep$;
`;
