-- Writes cards in the order of the items: creates them in lists, moves them, or updates, completes, reopens, archives or
-- restores them where they are. A creation and an update can set labels, assignees and field values. Only this function and
-- those that it calls decide about that; store/placing/ has the shape of an item and the message for each reason.
-- An item sees the effects of those before it. It locks its card and its lists, and waits for none of them.
--   card_boards, list_boards   for each item the board of its card and of its list, null if its caller does not see it
--   cards_max                  the limit of a list; archived cards do not count
--   assignees_max              the limit of a card
--   is_alone                   whether no other request waits for this statement, so that an item may wait for rows
-- A refused item changes nothing. Its "reason" is "locked" if another transaction holds its rows, or it must be alone.
-- Otherwise "detail" is the card's version for "card_version", and the id of what the reason names. "about" has what is no id.
-- For an update without a reason, "detail" is what its text grew by, in bytes.
-- For an item without a reason, "card" is the row, "list_version" the version of its list, and "kind" its event. A null
-- "kind" means that nothing changed. "labels", "assignees" and "field_values" are set if they may not be those of before the
-- statement.
CREATE OR REPLACE FUNCTION boards.change_cards(
  items json, card_boards bigint[], list_boards bigint[], cards_max int, assignees_max int, is_alone boolean
) RETURNS TABLE (
  item int, reason text, detail bigint, about json, card boards.card, list_name text, list_version bigint,
  kind text, changes json, list_ids bigint[], labels json, assignees json, field_values json
) LANGUAGE plpgsql
-- Rows are found by indexes alone: a kept plan may be of a time when a table was small.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $change$
#variable_conflict use_variable
DECLARE
  one boards.card_item;
  n int := 0;
  made boards.card_outcome;
  is_new boolean;
  at_end boolean;
  held record;
  source boards.list;
  target boards.list;
  -- The lists that the items before only added cards at the end of, whose rows do not show these cards yet, and the ranks of
  -- their last cards.
  nth int;
  added_ids bigint[] := '{}';
  added boards.list[] := '{}';
  last_ranks text[] := '{}';
  -- The cards whose labels, assignees or values the items before changed.
  related_ids bigint[] := '{}';
BEGIN
  FOR one IN SELECT given.* FROM json_populate_recordset(NULL::boards.card_item, items) AS given LOOP
    n := n + 1;
    made := NULL;
    is_new := one.action = 'create';
    at_end := is_new AND one.place = 'last';
    nth := CASE WHEN at_end THEN array_position(added_ids, one.list_id) END;

    <<writing>> BEGIN
      IF added_ids <> '{}' AND NOT at_end THEN
        PERFORM boards.version_lists(added);
        added_ids := '{}';
        added := '{}';
        last_ranks := '{}';
      END IF;
      IF NOT is_new AND card_boards[n] IS NULL THEN
        made.reason := 'no_card';
        made.detail := one.card_id;
        EXIT writing;
      ELSIF list_boards[n] IS NULL AND one.list_id IS NOT NULL THEN
        made.reason := 'no_list';
        made.detail := one.list_id;
        EXIT writing;
      END IF;

      -- Each statement from here on sees what was committed before the locks.
      made.reason := 'locked';
      IF nth IS NOT NULL THEN
        target := added[nth];
      ELSIF is_new THEN
        SELECT l.* INTO target FROM boards.list AS l WHERE l.id = one.list_id FOR UPDATE SKIP LOCKED;
      ELSE
        SELECT c AS card, s AS source, t AS target INTO held
        FROM boards.card AS c JOIN boards.list AS s ON s.id = c.list_id
          JOIN boards.list AS t ON t.id = coalesce(one.list_id, c.list_id)
        WHERE c.id = one.card_id AND c.board_id = card_boards[n]
        FOR NO KEY UPDATE OF c SKIP LOCKED FOR UPDATE OF s, t SKIP LOCKED;
        source := held.source;
        target := held.target;
      END IF;
      EXIT writing WHEN nth IS NULL AND NOT FOUND;

      IF is_new THEN
        made := boards.create_card(one, target, last_ranks[nth], cards_max, assignees_max);
        source := target;
      ELSIF one.place IS NOT NULL THEN
        made := boards.move_card(one, held.card, source, target, cards_max, is_alone);
      ELSIF one.action = 'update' THEN
        made := boards.update_card(one, held.card, target, assignees_max);
      ELSE
        made := boards.set_card_state(one, held.card, target, cards_max);
      END IF;
      list_name := target.name;
      list_version := target.version + (made.kind IS NOT NULL)::int;
      EXIT writing WHEN made.kind IS NULL;

      IF at_end THEN
        nth := coalesce(nth, cardinality(added_ids) + 1);
        target.version := list_version;
        target.card_count := target.card_count + made.more;
        added_ids[nth] := target.id;
        added[nth] := target;
        last_ranks[nth] := (made.card).rank;
      ELSE
        UPDATE boards.list AS l SET version = l.version + 1, updated_at = clock_timestamp(),
          card_count = l.card_count + CASE WHEN l.id = target.id THEN made.more ELSE -1 END
        WHERE l.id IN (source.id, target.id);
      END IF;
    END writing;

    item := one.item;
    reason := made.reason;
    detail := made.detail;
    about := made.about;
    card := made.card;
    kind := made.kind;
    changes := made.changes;
    list_ids := CASE WHEN source.id <> target.id THEN ARRAY[source.id, target.id] ELSE ARRAY[target.id] END;
    labels := NULL;
    assignees := NULL;
    field_values := NULL;
    IF made.has_related THEN
      related_ids := related_ids || card.id;
    END IF;
    IF reason IS NULL AND card.id = ANY (related_ids) THEN
      labels := boards.card_labels(card.id);
      assignees := boards.card_assignees(card.id);
      field_values := boards.card_fields(card.id);
    END IF;
    RETURN NEXT;
  END LOOP;
  PERFORM boards.version_lists(added);
END $change$;
