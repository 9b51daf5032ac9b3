-- Writes cards in the order of the items: creates them in lists, moves them, or updates, completes, reopens, archives or
-- restores them where they are. Only this function decides about that; store/placing/ has the shape of an item and the message for each reason.
-- An item sees the effects of those before it. It locks its card and its lists, and waits for none of them.
--   card_boards, list_boards   for each item the board of its card and of its list, null if its caller does not see it
--   cards_max                  the limit of a list; archived cards do not count
--   is_alone                   whether no other request waits for this statement, so that an item may wait for rows
-- A refused item changes nothing. Its "reason" is "locked" if another transaction holds its rows, or it must be alone;
-- otherwise "detail" is the card's version for "card_version", and the id of what the reason names.
-- For an update without a reason, "detail" is what its text grew by, in bytes.
-- For an item without a reason, "card" is the row, "list_version" the version of its list, and "kind" its event. A null
-- "kind" means that nothing changed. "labels" is set if they are not those of before the statement.
CREATE OR REPLACE FUNCTION boards.place_cards(
  items json, card_boards bigint[], list_boards bigint[], cards_max int, is_alone boolean
) RETURNS TABLE (
  item int, reason text, detail bigint, card boards.card, list_name text, list_version bigint,
  kind text, changes json, list_ids bigint[], labels json
) LANGUAGE plpgsql
-- Rows are found by indexes alone: a kept plan may be of a time when a table was small.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $place$
#variable_conflict use_variable
DECLARE
  -- A longer rank respaces all ranks of the list.
  rank_max CONSTANT int := 48;
  one record;
  n int := 0;
  is_new boolean;
  has_place boolean;
  leaves boolean;
  stays boolean;
  card_board bigint;
  in_place boolean;
  before boards.card;
  -- What an update makes of the card.
  wanted boards.card;
  growth int;
  held record;
  source boards.list;
  target boards.list;
  -- The list of the items before if they only added cards at its end: what its row does not have yet, and its last rank.
  added boards.list;
  added_versions int := 0;
  added_cards int := 0;
  last_rank text;
  is_board_archived boolean;
  is_origin_open boolean;
  gap record;
  refusal record;
  new_rank text;
  respaced boolean;
BEGIN
  FOR one IN
    SELECT given.* FROM json_to_recordset(items) AS given (item int, action text, card_id bigint, list_id bigint, place text,
      anchor_id bigint, expected bigint[], has_room boolean, text_room bigint, sets text[], title text, description text, start_date text, due_date text,
      progress smallint, is_completed boolean, is_archived boolean, member_id bigint, member_name text)
  LOOP
    n := n + 1;
    item := one.item;
    reason := NULL;
    detail := NULL;
    card := NULL;
    kind := NULL;
    changes := NULL;
    list_ids := NULL;
    labels := NULL;
    is_new := one.action = 'create';
    has_place := one.place IS NOT NULL;
    in_place := one.action IN ('archive', 'restore');
    growth := NULL;
    respaced := false;

    <<placing>> BEGIN
      IF is_new AND one.place = 'last' AND one.list_id = added.id AND list_boards[n] = added.board_id THEN
        -- The rows are locked and the list may take cards, as for the item before.
        IF added.card_count >= cards_max AND one.is_archived IS NOT TRUE THEN
          reason := 'list_full';
          detail := added.id;
          EXIT placing;
        END IF;
        IF NOT one.has_room THEN
          reason := 'no_room';
          EXIT placing;
        END IF;
        target := added;
        new_rank := boards.rank_after(last_rank);
        leaves := true;
      ELSE
        IF added_versions > 0 THEN
          UPDATE boards.list AS l
          SET version = l.version + added_versions, card_count = l.card_count + added_cards, updated_at = clock_timestamp()
          WHERE l.id = added.id;
        END IF;
        added := NULL;
        added_versions := 0;
        added_cards := 0;

        card_board := card_boards[n];
        IF NOT is_new AND card_board IS NULL THEN
          reason := 'no_card';
          detail := one.card_id;
          EXIT placing;
        END IF;
        IF one.action IN ('create', 'move') AND list_boards[n] IS NULL THEN
          reason := 'no_list';
          detail := one.list_id;
          EXIT placing;
        END IF;

        -- Each statement from here on sees what was committed before the locks.
        before := NULL;
        reason := 'locked';
        IF is_new THEN
          SELECT l.* INTO target FROM boards.list AS l WHERE l.id = one.list_id FOR UPDATE SKIP LOCKED;
          source := target;
        ELSE
          SELECT c AS card, s AS source, t AS target INTO held
          FROM boards.card AS c JOIN boards.list AS s ON s.id = c.list_id
            JOIN boards.list AS t ON t.id = CASE WHEN one.action = 'move' THEN one.list_id ELSE c.list_id END
          WHERE c.id = one.card_id AND c.board_id = card_board
          FOR NO KEY UPDATE OF c SKIP LOCKED FOR UPDATE OF s, t SKIP LOCKED;
          before := held.card;
          source := held.source;
          target := held.target;
        END IF;
        EXIT placing WHEN NOT FOUND;
        reason := NULL;
        leaves := is_new OR source.id <> target.id;

        IF has_place THEN
          gap := boards.card_gap(target.id, one.place, one.anchor_id, before.id);
          IF NOT gap.is_there THEN
            reason := 'anchor_gone';
            detail := one.anchor_id;
            EXIT placing;
          END IF;
        END IF;

        IF before.version <> ALL (one.expected) THEN
          reason := 'card_version';
          detail := before.version;
          EXIT placing;
        END IF;
        IF NOT is_new THEN
          SELECT b.archived_at IS NOT NULL, b.visibility = 'workspace' INTO is_board_archived, is_origin_open
          FROM boards.board AS b WHERE b.id = source.board_id;
          IF is_board_archived THEN
            reason := 'board_archived';
            detail := source.board_id;
            EXIT placing;
          END IF;
          IF source.archived_at IS NOT NULL THEN
            reason := 'list_archived';
            detail := source.id;
            EXIT placing;
          END IF;
          IF NOT in_place AND before.archived_at IS NOT NULL THEN
            reason := 'card_archived';
            detail := before.id;
            EXIT placing;
          END IF;
        END IF;

        IF has_place THEN
          stays := NOT leaves AND (gap.below < before.rank) IS NOT FALSE AND (before.rank < gap.above) IS NOT FALSE;
        ELSIF in_place THEN
          stays := (one.action = 'archive') = (before.archived_at IS NOT NULL);
        ELSIF one.action = 'update' THEN
          wanted := before;
          IF 'title' = ANY (one.sets) THEN
            wanted.title := one.title;
          END IF;
          IF 'description' = ANY (one.sets) THEN
            wanted.description := one.description;
          END IF;
          IF 'startDate' = ANY (one.sets) THEN
            wanted.start_date := one.start_date;
          END IF;
          IF 'dueDate' = ANY (one.sets) THEN
            wanted.due_date := one.due_date;
          END IF;
          stays := (wanted.title, wanted.description, wanted.start_date, wanted.due_date)
            IS NOT DISTINCT FROM (before.title, before.description, before.start_date, before.due_date);
        ELSE
          stays := (one.action = 'complete') = (before.completed_at IS NOT NULL);
        END IF;
        IF stays THEN
          card := before;
          list_name := target.name;
          list_version := target.version;
          EXIT placing;
        END IF;

        IF leaves OR one.action = 'restore' THEN
          refusal := boards.list_refusal(target, CASE WHEN one.is_archived THEN 0 ELSE 1 END, cards_max);
          reason := refusal.reason;
          detail := refusal.detail;
          EXIT placing WHEN reason IS NOT NULL;
          detail := NULL;
        END IF;
        IF NOT one.has_room THEN
          reason := 'no_room';
          EXIT placing;
        END IF;
        IF one.action = 'update' THEN
          IF left(wanted.due_date, 10) < left(wanted.start_date, 10) COLLATE "C" THEN
            reason := 'span';
            EXIT placing;
          END IF;
          growth := octet_length(wanted.title) + coalesce(octet_length(wanted.description), 0)
            - octet_length(before.title) - coalesce(octet_length(before.description), 0);
          IF growth > 0 AND growth > one.text_room THEN
            reason := 'no_room';
            EXIT placing;
          END IF;
        END IF;
        IF target.board_id <> source.board_id AND NOT is_alone THEN
          reason := 'locked';
          EXIT placing;
        END IF;

        IF has_place THEN
          new_rank := boards.rank_between(gap.below, gap.above);
          IF length(new_rank) > rank_max THEN
            PERFORM boards.respace_cards(target.id);
            respaced := true;
            gap := boards.card_gap(target.id, one.place, one.anchor_id, before.id);
            new_rank := boards.rank_between(gap.below, gap.above);
          END IF;
        END IF;
      END IF;

      list_name := target.name;
      list_version := target.version + 1;
      IF is_new THEN
        INSERT INTO boards.card (workspace_id, board_id, list_id, title, description, start_date, due_date, progress,
          completed_at, archived_at, rank, created_by_id, created_by_name)
        VALUES (target.workspace_id, target.board_id, target.id, one.title, one.description, one.start_date, one.due_date,
          one.progress, CASE WHEN one.is_completed THEN clock_timestamp() END,
          CASE WHEN one.is_archived THEN clock_timestamp() END, new_rank, one.member_id, one.member_name)
        RETURNING * INTO card;
        kind := 'card.create';
        changes := json_build_object(
          'listId', json_build_object('from', NULL, 'to', target.id),
          'position', json_build_object('from', NULL, 'to', new_rank),
          'listVersions', json_build_object(
            'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, list_version)),
          'cardVersion', json_build_object('from', NULL, 'to', card.version));
        list_ids := ARRAY[target.id];
        IF one.place = 'last' AND NOT respaced THEN
          last_rank := new_rank;
          added := target;
          added.version := list_version;
          added_versions := added_versions + 1;
          IF one.is_archived IS NOT TRUE THEN
            added.card_count := added.card_count + 1;
            added_cards := added_cards + 1;
          END IF;
          EXIT placing;
        END IF;
      ELSIF one.action = 'update' THEN
        UPDATE boards.card AS c
        SET title = wanted.title, description = wanted.description, start_date = wanted.start_date, due_date = wanted.due_date,
          updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = before.id RETURNING c.* INTO card;
        detail := growth;
        kind := 'card.update';
        changes := (
          SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
          FROM (VALUES (1, 'title', before.title, card.title), (2, 'description', before.description, card.description),
            (3, 'startDate', before.start_date, card.start_date), (4, 'dueDate', before.due_date, card.due_date)
          ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
        list_ids := ARRAY[target.id];
      ELSIF NOT has_place AND NOT in_place THEN
        UPDATE boards.card AS c
        SET completed_at = CASE WHEN one.action = 'complete' THEN date_trunc('milliseconds', clock_timestamp()) END,
          updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = before.id RETURNING c.* INTO card;
        kind := 'card.' || one.action;
        changes := json_build_object('completedAt', json_build_object(
          'from', boards.iso_utc(before.completed_at), 'to', boards.iso_utc(card.completed_at)));
        list_ids := ARRAY[target.id];
      ELSIF in_place THEN
        UPDATE boards.card AS c
        SET archived_at = CASE WHEN one.action = 'archive' THEN date_trunc('milliseconds', clock_timestamp()) END,
          updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = before.id RETURNING c.* INTO card;
        kind := 'card.' || one.action;
        changes := json_build_object(
          'archivedAt', json_build_object('from', boards.iso_utc(before.archived_at), 'to', boards.iso_utc(card.archived_at)),
          'listVersions', json_build_object(
            'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, list_version)));
        list_ids := ARRAY[target.id];
      ELSE
        IF target.board_id <> source.board_id THEN
          PERFORM boards.detach_card(before.id, target.board_id);
        END IF;
        UPDATE boards.card AS c
        SET board_id = target.board_id, list_id = target.id, rank = new_rank, updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = before.id RETURNING c.* INTO card;
        IF NOT leaves THEN
          kind := 'card.reorder';
          changes := json_build_object(
            'position', json_build_object('from', before.rank, 'to', new_rank),
            'listVersions', json_build_object(
              'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, list_version)));
          list_ids := ARRAY[target.id];
        ELSE
          kind := 'card.move';
          list_ids := ARRAY[source.id, target.id];
          IF target.board_id = source.board_id OR is_origin_open THEN
            changes := json_build_object(
              'position', json_build_object('from', before.rank, 'to', new_rank),
              'listVersions', json_build_object(
                'from', json_build_object(source.id, source.version, target.id, target.version),
                'to', json_build_object(source.id, source.version + 1, target.id, list_version)),
              'listId', json_build_object('from', source.id, 'to', target.id),
              'listName', json_build_object('from', source.name, 'to', target.name));
          ELSE
            -- Readers of the new board may not see the private one that the card left: the event shows no more of its
            -- origin than the event of a new card.
            changes := json_build_object(
              'position', json_build_object('from', NULL, 'to', new_rank),
              'listVersions', json_build_object(
                'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, list_version)),
              'listId', json_build_object('from', NULL, 'to', target.id),
              'listName', json_build_object('from', NULL, 'to', target.name));
          END IF;
          IF target.board_id <> source.board_id THEN
            changes := boards.with_member(changes, 'boardId',
              json_build_object('from', CASE WHEN is_origin_open THEN source.board_id END, 'to', target.board_id));
            labels := boards.card_labels(card.id);
          END IF;
        END IF;
      END IF;
      IF NOT is_new THEN
        -- A version of the private board that the card left is of its origin, too.
        changes := boards.with_member(changes, 'cardVersion', json_build_object(
          'from', CASE WHEN target.board_id = source.board_id OR is_origin_open THEN before.version END, 'to', card.version));
      END IF;
      IF respaced THEN
        changes := boards.with_member(changes, 'respaced', json_build_object('from', false, 'to', true));
      END IF;
      UPDATE boards.list AS l
      SET version = l.version + 1, updated_at = clock_timestamp(), card_count = l.card_count + CASE
        WHEN l.id <> target.id THEN -1
        WHEN leaves AND card.archived_at IS NULL OR one.action = 'restore' THEN 1
        WHEN one.action = 'archive' THEN -1
        ELSE 0 END
      WHERE l.id IN (source.id, target.id);
    END placing;
    RETURN NEXT;
  END LOOP;
  IF added_versions > 0 THEN
    UPDATE boards.list AS l
    SET version = l.version + added_versions, card_count = l.card_count + added_cards, updated_at = clock_timestamp()
    WHERE l.id = added.id;
  END IF;
END $place$;
