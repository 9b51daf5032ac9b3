/** First texts of the functions that the triggers of migration SearchText need; `sql/functions` has the present ones. */
export const searchTextFunctions = String.raw`
CREATE OR REPLACE FUNCTION boards.search_key(content text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $key$
DECLARE
  key text := replace(replace(content, '´', ''''), '${'`'}', '''');
BEGIN
  IF octet_length(key) = length(key) THEN
    RETURN lower(key COLLATE "C");
  END IF;
  key := replace(lower(normalize(key, NFKD) COLLATE boards.letter_case), U&'\0438\0306', U&'\0439');
  key := regexp_replace(key,
    '[\u00AD\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u061C\u0640'
    '\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u180B-\u180F'
    '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F'
    '\uFEFF\U000E0000-\U000E0FFF]', '', 'g');
  key := regexp_replace(key, '[‘’‚‛‹›′ʹʻʼʽˈ]', '''', 'g');
  key := regexp_replace(key, '[“”„‟«»″]', '"', 'g');
  key := regexp_replace(key, '[‐‒–—―−]', '-', 'g');
  -- translate takes a while, so most texts do without.
  IF key ~ '[ςøđðłħŧıɨŋßæœþ]' THEN
    key := translate(key, 'ςøđðłħŧıɨŋ', 'σoddlhtiin');
    key := replace(replace(replace(replace(key, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  END IF;
  RETURN normalize(key, NFC);
END $key$;
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
`;
