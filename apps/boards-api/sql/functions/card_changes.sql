-- The properties that differ between two states of a card, as the changes of an event; null if none does.
CREATE OR REPLACE FUNCTION boards.card_changes(before boards.card, card boards.card) RETURNS json LANGUAGE plpgsql STABLE AS $changes$
#variable_conflict use_variable
BEGIN
  RETURN (
    SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
    FROM (VALUES (1, 'title', before.title, card.title), (2, 'description', before.description, card.description),
      (3, 'startDate', before.start_date, card.start_date), (4, 'dueDate', before.due_date, card.due_date)
    ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
END $changes$;
