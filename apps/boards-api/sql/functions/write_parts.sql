-- Writes parts of cards in the order of the items: adds, changes and deletes comments and checklist items, and sets and
-- clears field values. Only this function decides about that; store/parts/ has the shape of an item and the message for
-- each reason. An item sees the effects of those before it. It locks its card and its list, and waits for neither.
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
  -- A longer rank respaces all ranks of the checklist.
  rank_max CONSTANT int := 48;
  one record;
  n int := 0;
  of_card bigint;
  held record;
  before boards.card;
  refusal record;
  old_comment boards.comment;
  old_item boards.checklist_item;
  old_value boards.field_value;
  wanted boards.field_value;
  had_value boolean;
  field_board bigint;
  field_type text;
  old_text text;
  new_text text;
  growth int;
  new_done boolean;
  new_rank text;
  respaced boolean;
  gap record;
  -- What the write adds to the counters of its card.
  comments int;
  checklist_total int;
  checklist_done int;
  field_values int;
BEGIN
  FOR one IN
    SELECT given.* FROM json_to_recordset(items) AS given (item int, action text, card_id bigint, part_id bigint,
      expected bigint[], text_room bigint, text text, done boolean, place text, anchor_id bigint, may_moderate boolean,
      is_valid boolean, is_set boolean, number_value double precision, checkbox_value boolean, date_value text,
      option_ids bigint[], value_member_id bigint, member_id bigint, member_name text)
  LOOP
    n := n + 1;
    item := one.item;
    reason := NULL;
    detail := NULL;
    card := NULL;
    comment := NULL;
    checklist_item := NULL;
    field_value := NULL;
    present := NULL;
    kind := NULL;
    changes := NULL;
    list_ids := NULL;
    old_text := NULL;
    new_text := one.text;
    new_rank := NULL;
    respaced := false;
    comments := 0;
    checklist_total := 0;
    checklist_done := 0;
    field_values := 0;

    <<writing>> BEGIN
      of_card := one.card_id;
      IF card_boards[n] IS NULL THEN
        reason := CASE WHEN of_card IS NULL THEN 'no_comment' ELSE 'no_card' END;
        detail := coalesce(of_card, one.part_id);
        EXIT writing;
      END IF;
      IF of_card IS NULL THEN
        SELECT m.card_id INTO of_card FROM boards.comment AS m WHERE m.id = one.part_id;
        IF NOT FOUND THEN
          reason := 'no_comment';
          detail := one.part_id;
          EXIT writing;
        END IF;
      END IF;

      -- Each statement from here on sees what was committed before the locks.
      reason := 'locked';
      SELECT c AS card, l AS list INTO held FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
      WHERE c.id = of_card AND c.board_id = card_boards[n]
      FOR NO KEY UPDATE OF c SKIP LOCKED FOR UPDATE OF l SKIP LOCKED;
      EXIT writing WHEN NOT FOUND;
      reason := NULL;
      before := held.card;

      IF one.action = 'value.change' THEN
        SELECT f.board_id, f.type INTO field_board, field_type FROM boards.field AS f WHERE f.id = one.part_id;
        IF NOT FOUND THEN
          reason := 'no_field';
          detail := one.part_id;
          EXIT writing;
        END IF;
        IF before.version <> ALL (one.expected) THEN
          reason := 'version';
          detail := before.version;
          EXIT writing;
        END IF;
      END IF;
      refusal := boards.card_refusal(before, held.list);
      IF refusal.reason IS NOT NULL THEN
        reason := refusal.reason;
        detail := refusal.detail;
        EXIT writing;
      END IF;

      -- The present row, and who may change it.
      CASE one.action
      WHEN 'comment.create' THEN
        NULL;
      WHEN 'comment.update', 'comment.delete' THEN
        SELECT m.* INTO old_comment FROM boards.comment AS m WHERE m.id = one.part_id;
        IF NOT FOUND THEN
          reason := 'no_comment';
          detail := one.part_id;
          EXIT writing;
        END IF;
        IF old_comment.version <> ALL (one.expected) THEN
          reason := 'version';
          detail := old_comment.version;
          EXIT writing;
        END IF;
        IF old_comment.author_id <> one.member_id AND one.may_moderate IS NOT TRUE THEN
          reason := 'not_author';
          EXIT writing;
        END IF;
        old_text := old_comment.text;
        IF one.action = 'comment.update' AND new_text = old_text COLLATE "C" THEN
          comment := old_comment;
          card := before;
          EXIT writing;
        END IF;
      WHEN 'checklist.create' THEN
        IF before.checklist_total >= items_max THEN
          reason := 'checklist_full';
          EXIT writing;
        END IF;
      WHEN 'checklist.update', 'checklist.delete' THEN
        IF one.place IS NOT NULL THEN
          gap := boards.item_gap(of_card, one.place, one.anchor_id, one.part_id);
          IF NOT gap.is_there THEN
            reason := 'anchor_gone';
            detail := one.anchor_id;
            EXIT writing;
          END IF;
        END IF;
        SELECT i.* INTO old_item FROM boards.checklist_item AS i WHERE i.id = one.part_id AND i.card_id = of_card;
        IF NOT FOUND THEN
          reason := 'no_item';
          detail := one.part_id;
          EXIT writing;
        END IF;
        IF old_item.version <> ALL (one.expected) THEN
          reason := 'version';
          detail := old_item.version;
          EXIT writing;
        END IF;
        old_text := old_item.text;
        new_text := coalesce(new_text, old_text);
        new_done := coalesce(one.done, old_item.done);
      WHEN 'value.change' THEN
        wanted := ROW(of_card, one.part_id, field_board, field_type, new_text, one.number_value, one.checkbox_value,
          one.date_value, one.option_ids, one.value_member_id)::boards.field_value;
        refusal := boards.value_refusal(wanted, before.board_id, one.is_valid);
        IF refusal.reason IS NOT NULL THEN
          reason := refusal.reason;
          detail := refusal.detail;
          EXIT writing;
        END IF;
        SELECT v.* INTO old_value FROM boards.field_value AS v WHERE v.card_id = of_card AND v.field_id = one.part_id;
        had_value := FOUND;
        old_text := old_value.text_value;
      END CASE;

      growth := CASE WHEN one.action IN ('comment.delete', 'checklist.delete') THEN 0
        ELSE coalesce(octet_length(new_text), 0) - coalesce(octet_length(old_text), 0) END;
      IF growth > 0 AND growth > one.text_room THEN
        reason := 'no_room';
        EXIT writing;
      END IF;

      CASE one.action
      WHEN 'comment.create' THEN
        INSERT INTO boards.comment (card_id, text, author_id, author_name)
        VALUES (of_card, new_text, one.member_id, one.member_name) RETURNING * INTO comment;
        comments := 1;
      WHEN 'comment.update' THEN
        UPDATE boards.comment AS m SET text = new_text, updated_at = clock_timestamp(), version = m.version + 1
        WHERE m.id = one.part_id RETURNING m.* INTO comment;
        changes := json_build_object('text', json_build_object('from', old_text, 'to', new_text));
      WHEN 'comment.delete' THEN
        DELETE FROM boards.comment AS m WHERE m.id = one.part_id;
        comment := old_comment;
        comments := -1;
      WHEN 'checklist.create' THEN
        gap := boards.item_gap(of_card, 'last', NULL, NULL);
        new_rank := boards.rank_between(gap.below, gap.above);
        IF length(new_rank) > rank_max THEN
          PERFORM boards.respace_items(of_card);
          respaced := true;
          gap := boards.item_gap(of_card, 'last', NULL, NULL);
          new_rank := boards.rank_between(gap.below, gap.above);
        END IF;
        INSERT INTO boards.checklist_item (card_id, text, done, rank)
        VALUES (of_card, new_text, one.done, new_rank) RETURNING * INTO checklist_item;
        changes := json_build_object('position', json_build_object('from', NULL, 'to', new_rank));
        checklist_total := 1;
        checklist_done := one.done::int;
      WHEN 'checklist.update' THEN
        new_rank := old_item.rank;
        IF one.place IS NOT NULL THEN
          IF NOT ((gap.below < old_item.rank) IS NOT FALSE AND (old_item.rank < gap.above) IS NOT FALSE) THEN
            new_rank := boards.rank_between(gap.below, gap.above);
            IF length(new_rank) > rank_max THEN
              PERFORM boards.respace_items(of_card);
              respaced := true;
              gap := boards.item_gap(of_card, one.place, one.anchor_id, one.part_id);
              new_rank := boards.rank_between(gap.below, gap.above);
            END IF;
          END IF;
        END IF;
        changes := (
          SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
          FROM (VALUES (1, 'text', to_jsonb(old_text), to_jsonb(new_text)),
            (2, 'done', to_jsonb(old_item.done), to_jsonb(new_done)),
            (3, 'position', to_jsonb(old_item.rank), to_jsonb(new_rank))
          ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
        IF changes IS NULL THEN
          checklist_item := old_item;
          card := before;
          EXIT writing;
        END IF;
        UPDATE boards.checklist_item AS i SET text = new_text, done = new_done, rank = new_rank, version = i.version + 1
        WHERE i.id = one.part_id RETURNING i.* INTO checklist_item;
        checklist_done := new_done::int - old_item.done::int;
      WHEN 'checklist.delete' THEN
        DELETE FROM boards.checklist_item AS i WHERE i.id = one.part_id;
        checklist_item := old_item;
        checklist_total := -1;
        checklist_done := -(old_item.done::int);
      WHEN 'value.change' THEN
        IF one.is_set THEN
          field_value := wanted;
          present := boards.field_json(field_value);
          IF had_value AND field_value IS NOT DISTINCT FROM old_value THEN
            card := before;
            EXIT writing;
          END IF;
        ELSE
          field_value.card_id := of_card;
          field_value.field_id := one.part_id;
          field_value.type := field_type;
          IF NOT had_value THEN
            card := before;
            EXIT writing;
          END IF;
        END IF;
        PERFORM boards.set_value(wanted, one.is_set);
        changes := json_build_object('value', json_build_object(
          'from', CASE WHEN had_value THEN boards.field_json(old_value) END, 'to', present));
        field_values := one.is_set::int - had_value::int;
      END CASE;

      kind := one.action;
      detail := growth;
      list_ids := ARRAY[before.list_id];
      UPDATE boards.card AS c SET version = c.version + 1, updated_at = clock_timestamp(),
        comment_count = c.comment_count + comments, checklist_total = c.checklist_total + checklist_total,
        checklist_done = c.checklist_done + checklist_done, value_count = c.value_count + field_values
      WHERE c.id = of_card RETURNING c.* INTO card;
      IF respaced THEN
        changes := boards.with_member(changes, 'respaced', json_build_object('from', false, 'to', true));
      END IF;
      changes := boards.with_member(changes, 'cardVersion', json_build_object('from', before.version, 'to', card.version));
      UPDATE boards.list AS l SET version = l.version + 1, updated_at = clock_timestamp() WHERE l.id = before.list_id;
    END writing;
    RETURN NEXT;
  END LOOP;
END $parts$;
