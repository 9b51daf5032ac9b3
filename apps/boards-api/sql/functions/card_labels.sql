-- The labels of one card as a JSON array. A function, so that a statement that returns one card plans these tables only
-- when the card has any.
CREATE OR REPLACE FUNCTION boards.card_labels(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $labels$
BEGIN
  RETURN (SELECT coalesce(json_agg(item), '[]') FROM (
    SELECT label.id, label.name, label.color FROM boards.card_label AS tie JOIN boards.label ON label.id = tie.label_id
    WHERE tie.card_id = of_card ORDER BY label.rank, label.id) AS item);
END $labels$;
