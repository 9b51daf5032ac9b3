-- The labels of a card that a board has by the same name: what a card keeps on another board. On its own board, all of them.
CREATE OR REPLACE FUNCTION boards.labels_on_board(of_card bigint, on_board bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $labels$
  SELECT ARRAY(SELECT same.id FROM boards.card_label AS tie JOIN boards.label AS old ON old.id = tie.label_id
    JOIN boards.label AS same ON same.name = old.name AND same.board_id = on_board WHERE tie.card_id = of_card ORDER BY same.id)
$labels$;
