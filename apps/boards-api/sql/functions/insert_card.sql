-- Made from the declaration of the properties of a card by `npm run schema`.
-- Inserts a card that boards.create_card admits.
CREATE OR REPLACE FUNCTION boards.insert_card(
  wanted boards.card, one boards.card_item, target boards.list, rank text
) RETURNS boards.card LANGUAGE plpgsql AS $insert$
#variable_conflict use_variable
DECLARE
  card boards.card;
BEGIN
  INSERT INTO boards.card (workspace_id, board_id, list_id, rank, completed_at, archived_at,
    label_count, assignee_count, value_count, created_by_id, created_by_name,
    title, description, start_date, due_date, progress)
  VALUES (target.workspace_id, target.board_id, target.id, rank,
    CASE WHEN one.is_completed THEN coalesce(one.completed_at, clock_timestamp()) END,
    CASE WHEN one.is_archived THEN clock_timestamp() END,
    coalesce(wanted.label_count, 0), coalesce(wanted.assignee_count, 0), coalesce(wanted.value_count, 0),
    one.member_id, one.member_name,
    wanted.title, wanted.description, wanted.start_date, wanted.due_date, wanted.progress)
  RETURNING * INTO card;
  RETURN card;
END $insert$;
