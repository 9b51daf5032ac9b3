/** The first text of the trigger's function; `sql/functions` has the present one. */
export const fillWorkspaceFunction = `
CREATE OR REPLACE FUNCTION boards.fill_workspace() RETURNS trigger LANGUAGE plpgsql AS $fill$
BEGIN
  IF TG_ARGV[0] = 'card' THEN
    NEW.workspace_id := (SELECT c.workspace_id FROM boards.card AS c WHERE c.id = NEW.card_id);
  ELSIF TG_ARGV[0] = 'board' THEN
    NEW.workspace_id := (SELECT b.workspace_id FROM boards.board AS b WHERE b.id = NEW.board_id);
  ELSE
    NEW.workspace_id := (SELECT f.workspace_id FROM boards.field AS f WHERE f.id = NEW.field_id);
  END IF;
  IF NEW.workspace_id IS NULL THEN
    RAISE EXCEPTION 'The % of the new row does not exist.', TG_ARGV[0]
      USING ERRCODE = 'foreign_key_violation', SCHEMA = TG_TABLE_SCHEMA, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $fill$;`;
