-- The form by which texts are searched: case, accents, width, ligatures, and the kinds of apostrophes, quotation marks and
-- dashes do not matter, in any language and any locale of the database. `searchKey` of libs/text returns the same; its comments
-- give the reasons, and a test compares both for every character.
CREATE OR REPLACE FUNCTION boards.search_key(content text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $key$
DECLARE
  key text := replace(replace(content, '´', ''''), '`', '''');
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
