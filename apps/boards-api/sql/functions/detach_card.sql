-- Removes a card's references to its board before it moves to another one: field values, and its position and
-- dependencies in the Gantt chart. Labels whose names exist on the other board are kept.
CREATE OR REPLACE FUNCTION boards.detach_card(moved_id bigint, to_board bigint) RETURNS void LANGUAGE plpgsql AS $detach$
BEGIN
  WITH cut AS (
    DELETE FROM boards.card_label AS tie WHERE tie.card_id = moved_id
    RETURNING (SELECT same.id FROM boards.label AS old JOIN boards.label AS same ON same.name = old.name
               WHERE old.id = tie.label_id AND same.board_id = to_board) AS label_id
  ), kept AS (
    INSERT INTO boards.card_label (card_id, label_id) SELECT moved_id, cut.label_id FROM cut WHERE cut.label_id IS NOT NULL
    RETURNING 1
  )
  UPDATE boards.card AS c SET label_count = (SELECT count(*) FROM kept), value_count = 0 WHERE c.id = moved_id;
  DELETE FROM boards.field_value AS v WHERE v.card_id = moved_id;
  DELETE FROM boards.gantt_task AS t WHERE t.card_id = moved_id;
  DELETE FROM boards.gantt_dependency AS d WHERE d.card_id = moved_id OR d.depends_on = moved_id;
END $detach$;
