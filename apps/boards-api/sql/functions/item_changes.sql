-- What differs between two states of a checklist item, as the changes of an event; null if nothing does.
CREATE OR REPLACE FUNCTION boards.item_changes(before boards.checklist_item, item boards.checklist_item) RETURNS json
LANGUAGE plpgsql IMMUTABLE AS $changes$
#variable_conflict use_variable
BEGIN
  RETURN (
    SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
    FROM (VALUES (1, 'text', to_jsonb(before.text), to_jsonb(item.text)),
      (2, 'done', to_jsonb(before.done), to_jsonb(item.done)),
      (3, 'position', to_jsonb(before.rank), to_jsonb(item.rank))
    ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
END $changes$;
