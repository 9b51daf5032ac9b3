-- Writes parts of cards in the order of the items: adds, changes and deletes comments and checklist items, and sets and
-- clears field values. Only this function and those that it calls decide about that; store/parts/ has the shape of an item
-- and the message for each reason. An item sees the effects of those before it. It locks its card and its list, and waits for
-- neither.
--   card_boards   for each item the board of its card, null if its caller does not see it
--   items_max     the limit of a checklist
-- A refused item changes nothing. Its "reason" is "locked" if another transaction holds its rows; otherwise "detail" is
-- the present version for "version", and the id of what the reason names.
-- For an item without a reason, "detail" is what the text grew by, in bytes; "card" and one of "comment", "checklist_item"
-- and "field_value" are the rows, with "present", the JSON of the value. A null "kind" means that nothing changed.
CREATE OR REPLACE FUNCTION boards.write_parts(items json, card_boards bigint[], items_max int) RETURNS TABLE (
  item int, reason text, detail bigint, card boards.card, comment boards.comment, checklist_item boards.checklist_item,
  field_value boards.field_value, present json, kind text, changes json, list_ids bigint[]
) LANGUAGE plpgsql
-- Rows are found by indexes alone: a kept plan may be of a time when a table was small.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $parts$
#variable_conflict use_variable
DECLARE
  one boards.part_item;
  n int := 0;
  made boards.part_outcome;
  of_card bigint;
  held record;
  before boards.card;
  refusal record;
  field boards.field;
BEGIN
  FOR one IN SELECT given.* FROM json_populate_recordset(NULL::boards.part_item, items) AS given LOOP
    n := n + 1;
    made := NULL;
    card := NULL;
    kind := NULL;
    list_ids := NULL;

    <<writing>> BEGIN
      of_card := one.card_id;
      IF card_boards[n] IS NULL THEN
        made.reason := CASE WHEN of_card IS NULL THEN 'no_comment' ELSE 'no_card' END;
        made.detail := coalesce(of_card, one.part_id);
        EXIT writing;
      END IF;
      IF of_card IS NULL THEN
        SELECT m.card_id INTO of_card FROM boards.comment AS m WHERE m.id = one.part_id;
        IF NOT FOUND THEN
          made.reason := 'no_comment';
          made.detail := one.part_id;
          EXIT writing;
        END IF;
      END IF;

      -- Each statement from here on sees what was committed before the locks.
      SELECT c AS card, l AS list INTO held FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
      WHERE c.id = of_card AND c.board_id = card_boards[n]
      FOR NO KEY UPDATE OF c SKIP LOCKED FOR UPDATE OF l SKIP LOCKED;
      IF NOT FOUND THEN
        made.reason := 'locked';
        EXIT writing;
      END IF;
      before := held.card;

      IF one.action = 'value.change' THEN
        SELECT f.* INTO field FROM boards.field AS f WHERE f.id = one.part_id;
        IF NOT FOUND THEN
          made.reason := 'no_field';
          made.detail := one.part_id;
          EXIT writing;
        END IF;
        IF before.version <> ALL (one.expected) THEN
          made.reason := 'version';
          made.detail := before.version;
          EXIT writing;
        END IF;
      END IF;
      refusal := boards.card_refusal(before, held.list);
      IF refusal.reason IS NOT NULL THEN
        made.reason := refusal.reason;
        made.detail := refusal.detail;
        EXIT writing;
      END IF;

      CASE one.action
        WHEN 'comment.create', 'comment.update', 'comment.delete' THEN made := boards.write_comment(one, of_card);
        WHEN 'checklist.create' THEN made := boards.add_item(one, before, items_max);
        WHEN 'checklist.update', 'checklist.delete' THEN made := boards.change_item(one, of_card);
        WHEN 'value.change' THEN made := boards.write_value(one, before, field);
      END CASE;
      EXIT writing WHEN made.reason IS NOT NULL;
      card := before;
      EXIT writing WHEN NOT made.is_changed;

      kind := one.action;
      list_ids := ARRAY[before.list_id];
      UPDATE boards.card AS c SET version = c.version + 1, updated_at = clock_timestamp(),
        comment_count = c.comment_count + coalesce(made.comments, 0),
        checklist_total = c.checklist_total + coalesce(made.checklist_total, 0),
        checklist_done = c.checklist_done + coalesce(made.checklist_done, 0),
        value_count = c.value_count + coalesce(made.field_values, 0)
      WHERE c.id = of_card RETURNING c.* INTO card;
      made.changes := boards.with_member(made.changes, 'cardVersion',
        json_build_object('from', before.version, 'to', card.version));
      UPDATE boards.list AS l SET version = l.version + 1, updated_at = clock_timestamp() WHERE l.id = before.list_id;
    END writing;

    item := one.item;
    reason := made.reason;
    detail := made.detail;
    comment := made.comment;
    checklist_item := made.checklist_item;
    field_value := made.field_value;
    present := made.present;
    changes := made.changes;
    RETURN NEXT;
  END LOOP;
END $parts$;
