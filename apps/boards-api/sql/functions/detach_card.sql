-- Removes a card's references to its board before it moves to another one: field values, and its position and
-- dependencies in the Gantt chart. Labels whose names exist on the other board are kept.
CREATE OR REPLACE FUNCTION boards.detach_card(moved_id bigint, to_board bigint) RETURNS void LANGUAGE plpgsql AS $detach$
DECLARE
  kept bigint[] := boards.labels_on_board(moved_id, to_board);
BEGIN
  DELETE FROM boards.card_label AS tie WHERE tie.card_id = moved_id;
  INSERT INTO boards.card_label (card_id, label_id) SELECT moved_id, unnest(kept);
  UPDATE boards.card AS c SET label_count = cardinality(kept), value_count = 0 WHERE c.id = moved_id;
  DELETE FROM boards.field_value AS v WHERE v.card_id = moved_id;
  DELETE FROM boards.gantt_task AS t WHERE t.card_id = moved_id;
  DELETE FROM boards.gantt_dependency AS d WHERE d.card_id = moved_id OR d.depends_on = moved_id;
END $detach$;
