-- Made from the declaration of the properties of a card by `npm run schema`.
-- Stores the properties and the counters of a card that boards.update_card changes, as its next version.
CREATE OR REPLACE FUNCTION boards.store_card(wanted boards.card) RETURNS boards.card LANGUAGE plpgsql AS $store$
#variable_conflict use_variable
DECLARE
  card boards.card;
BEGIN
  UPDATE boards.card AS c
  SET label_count = wanted.label_count, assignee_count = wanted.assignee_count, value_count = wanted.value_count,
    updated_at = clock_timestamp(), version = c.version + 1,
    title = wanted.title, description = wanted.description, start_date = wanted.start_date, due_date = wanted.due_date
  WHERE c.id = wanted.id RETURNING c.* INTO card;
  RETURN card;
END $store$;
