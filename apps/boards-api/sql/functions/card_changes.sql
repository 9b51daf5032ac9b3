-- Made from the declaration of the properties of a card by `npm run schema`.
-- The properties that differ between two states of a card, as the changes of an event; null if none does.
CREATE OR REPLACE FUNCTION boards.card_changes(before boards.card, card boards.card) RETURNS json LANGUAGE plpgsql STABLE AS $changes$
#variable_conflict use_variable
BEGIN
  RETURN (
    SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
    FROM (VALUES
      (1, 'title', to_jsonb(before.title), to_jsonb(card.title)),
      (2, 'description', to_jsonb(before.description), to_jsonb(card.description)),
      (3, 'startDate', to_jsonb(before.start_date), to_jsonb(card.start_date)),
      (4, 'dueDate', to_jsonb(before.due_date), to_jsonb(card.due_date))
    ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
END $changes$;
