-- Adds, changes or deletes a comment of a card that boards.write_parts has locked. An outcome with a reason has changed nothing.
CREATE OR REPLACE FUNCTION boards.write_comment(one boards.part_item, of_card bigint)
RETURNS boards.part_outcome LANGUAGE plpgsql AS $comment$
#variable_conflict use_variable
DECLARE
  made boards.part_outcome;
  old_comment boards.comment;
BEGIN
  IF one.action <> 'comment.create' THEN
    SELECT m.* INTO old_comment FROM boards.comment AS m WHERE m.id = one.part_id;
    IF NOT FOUND THEN
      made.reason := 'no_comment';
      made.detail := one.part_id;
      RETURN made;
    END IF;
    IF old_comment.version <> ALL (one.expected) THEN
      made.reason := 'version';
      made.detail := old_comment.version;
      RETURN made;
    END IF;
    IF old_comment.author_id <> one.member_id AND one.may_moderate IS NOT TRUE THEN
      made.reason := 'not_author';
      RETURN made;
    END IF;
    made.comment := old_comment;
  END IF;

  made.is_changed := true;
  IF one.action = 'comment.delete' THEN
    DELETE FROM boards.comment AS m WHERE m.id = one.part_id;
    made.detail := 0;
    made.comments := -1;
    RETURN made;
  END IF;
  IF one.text = old_comment.text COLLATE "C" THEN
    made.is_changed := false;
    RETURN made;
  END IF;
  made := boards.grown(made, one, old_comment.text);
  IF made.reason IS NOT NULL THEN
    RETURN made;
  END IF;
  IF one.action = 'comment.create' THEN
    INSERT INTO boards.comment AS m (card_id, text, author_id, author_name)
    VALUES (of_card, one.text, one.member_id, one.member_name) RETURNING m INTO made.comment;
    made.comments := 1;
  ELSE
    UPDATE boards.comment AS m SET text = one.text, updated_at = clock_timestamp(), version = m.version + 1
    WHERE m.id = one.part_id RETURNING m INTO made.comment;
    made.changes := json_build_object('text', json_build_object('from', old_comment.text, 'to', one.text));
  END IF;
  RETURN made;
END $comment$;
