-- Adds an item to the end of the checklist of a card that boards.write_parts has locked. An outcome with a reason has changed
-- nothing.
CREATE OR REPLACE FUNCTION boards.add_item(one boards.part_item, before boards.card, items_max int)
RETURNS boards.part_outcome LANGUAGE plpgsql AS $add$
#variable_conflict use_variable
DECLARE
  made boards.part_outcome;
  gap record;
  placed record;
BEGIN
  IF before.checklist_total >= items_max THEN
    made.reason := 'checklist_full';
    RETURN made;
  END IF;
  made := boards.grown(made, one, NULL);
  IF made.reason IS NOT NULL THEN
    RETURN made;
  END IF;
  gap := boards.item_gap(before.id, 'last', NULL, NULL);
  placed := boards.place_item(before.id, 'last', NULL, NULL, gap.below, gap.above);
  INSERT INTO boards.checklist_item AS i (card_id, text, done, rank)
  VALUES (before.id, one.text, one.done, placed.rank) RETURNING i INTO made.checklist_item;
  made.is_changed := true;
  made.checklist_total := 1;
  made.checklist_done := one.done::int;
  made.changes := json_build_object('position', json_build_object('from', NULL, 'to', placed.rank));
  IF placed.respaced THEN
    made.changes := boards.with_member(made.changes, 'respaced', json_build_object('from', false, 'to', true));
  END IF;
  RETURN made;
END $add$;
