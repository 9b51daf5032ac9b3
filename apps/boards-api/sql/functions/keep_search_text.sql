-- Keeps the searched text of a row of "card", "comment", "checklist_item", "list" or "board" (the kinds of boards.search_text)
-- with the row, also for writers of the version before. The service computes the grams afterwards.
CREATE OR REPLACE FUNCTION boards.keep_search_text() RETURNS trigger LANGUAGE plpgsql AS $keep$
DECLARE
  of_workspace bigint;
  of_card bigint;
  content text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM boards.search_text AS t WHERE t.kind = TG_TABLE_NAME AND t.source_id = OLD.id;
    RETURN NULL;
  END IF;
  CASE TG_TABLE_NAME
    WHEN 'card' THEN
      of_workspace := NEW.workspace_id;
      of_card := NEW.id;
      content := concat_ws(E'\n', NEW.title, NEW.description);
    WHEN 'comment', 'checklist_item' THEN
      of_card := NEW.card_id;
      SELECT c.workspace_id INTO of_workspace FROM boards.card AS c WHERE c.id = of_card;
      content := NEW.text;
    ELSE
      of_workspace := NEW.workspace_id;
      content := NEW.name;
  END CASE;
  INSERT INTO boards.search_text (kind, source_id, workspace_id, card_id, key)
  VALUES (TG_TABLE_NAME, NEW.id, of_workspace, of_card, boards.search_key(content))
  ON CONFLICT (kind, source_id) DO UPDATE SET key = EXCLUDED.key, grams = NULL;
  RETURN NULL;
END $keep$;
