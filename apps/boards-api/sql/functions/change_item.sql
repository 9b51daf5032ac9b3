-- Changes, moves or deletes an item of the checklist of a card that boards.write_parts has locked. An outcome with a reason has
-- changed nothing.
CREATE OR REPLACE FUNCTION boards.change_item(one boards.part_item, of_card bigint)
RETURNS boards.part_outcome LANGUAGE plpgsql AS $change$
#variable_conflict use_variable
DECLARE
  made boards.part_outcome;
  before boards.checklist_item;
  wanted boards.checklist_item;
  gap record;
  placed record;
  respaced boolean := false;
BEGIN
  IF one.place IS NOT NULL THEN
    gap := boards.item_gap(of_card, one.place, one.anchor_id, one.part_id);
    IF NOT gap.is_there THEN
      made.reason := 'anchor_gone';
      made.detail := one.anchor_id;
      RETURN made;
    END IF;
  END IF;
  SELECT i.* INTO before FROM boards.checklist_item AS i WHERE i.id = one.part_id AND i.card_id = of_card;
  IF NOT FOUND THEN
    made.reason := 'no_item';
    made.detail := one.part_id;
    RETURN made;
  END IF;
  IF before.version <> ALL (one.expected) THEN
    made.reason := 'version';
    made.detail := before.version;
    RETURN made;
  END IF;

  made.checklist_item := before;
  IF one.action = 'checklist.delete' THEN
    DELETE FROM boards.checklist_item AS i WHERE i.id = one.part_id;
    made.is_changed := true;
    made.detail := 0;
    made.checklist_total := -1;
    made.checklist_done := -(before.done::int);
    RETURN made;
  END IF;
  IF one.text IS NOT NULL THEN
    made := boards.grown(made, one, before.text);
    IF made.reason IS NOT NULL THEN
      RETURN made;
    END IF;
  END IF;
  wanted := before;
  wanted.text := coalesce(one.text, before.text);
  wanted.done := coalesce(one.done, before.done);
  IF one.place IS NOT NULL THEN
    IF (gap.below >= before.rank) IS TRUE OR (before.rank >= gap.above) IS TRUE THEN
      placed := boards.place_item(of_card, one.place, one.anchor_id, one.part_id, gap.below, gap.above);
      wanted.rank := placed.rank;
      respaced := placed.respaced;
    END IF;
  END IF;
  made.is_changed := wanted IS DISTINCT FROM before;
  IF NOT made.is_changed THEN
    made.detail := NULL;
    RETURN made;
  END IF;
  UPDATE boards.checklist_item AS i SET text = wanted.text, done = wanted.done, rank = wanted.rank, version = i.version + 1
  WHERE i.id = one.part_id RETURNING i INTO made.checklist_item;
  made.detail := coalesce(made.detail, 0);
  made.checklist_done := wanted.done::int - before.done::int;
  made.changes := boards.item_changes(before, wanted);
  IF respaced THEN
    made.changes := boards.with_member(made.changes, 'respaced', json_build_object('from', false, 'to', true));
  END IF;
  RETURN made;
END $change$;
