-- Writes cards in the order of the items: creates them in lists, moves them, or updates, completes, reopens, archives or
-- restores them where they are. A creation and an update can set labels, assignees and field values. Only this function
-- decides about that; store/placing/ has the shape of an item and the message for each reason.
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
CREATE OR REPLACE FUNCTION boards.write_cards(
  items json, card_boards bigint[], list_boards bigint[], cards_max int, assignees_max int, is_alone boolean
) RETURNS TABLE (
  item int, reason text, detail bigint, about json, card boards.card, list_name text, list_version bigint,
  kind text, changes json, list_ids bigint[], labels json, assignees json, field_values json
) LANGUAGE plpgsql
-- Rows are found by indexes alone: a kept plan may be of a time when a table was small.
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $write$
#variable_conflict use_variable
DECLARE
  -- A longer rank respaces all ranks of the list.
  rank_max CONSTANT int := 48;
  one record;
  n int := 0;
  is_new boolean;
  has_place boolean;
  has_related boolean;
  leaves boolean;
  stays boolean;
  card_board bigint;
  in_place boolean;
  before boards.card;
  -- What an update makes of the card, and the counters of a new one.
  wanted boards.card;
  growth int;
  values_growth int;
  held record;
  source boards.list;
  target boards.list;
  -- The lists that the items before only added cards at the end of: what their rows do not have yet, and their last ranks.
  nth int;
  added_ids bigint[] := '{}';
  added boards.list[] := '{}';
  added_versions int[] := '{}';
  added_cards int[] := '{}';
  last_ranks text[] := '{}';
  is_origin_open boolean;
  gap record;
  refusal record;
  related record;
  -- The cards whose labels, assignees or values the items before changed.
  related_ids bigint[] := '{}';
  new_rank text;
  respaced boolean;
BEGIN
  FOR one IN
    SELECT given.* FROM json_to_recordset(items) AS given (item int, action text, card_id bigint, list_id bigint, place text,
      anchor_id bigint, expected bigint[], has_room boolean, text_room bigint, sets text[], title text, description text, start_date text, due_date text,
      progress smallint, is_completed boolean, completed_at timestamptz, is_archived boolean, label_add bigint[], label_remove bigint[],
      assignee_add bigint[], assignee_remove bigint[], is_claim boolean, values_given json, member_id bigint, member_name text)
  LOOP
    n := n + 1;
    item := one.item;
    reason := NULL;
    detail := NULL;
    about := NULL;
    card := NULL;
    kind := NULL;
    changes := NULL;
    list_ids := NULL;
    labels := NULL;
    assignees := NULL;
    field_values := NULL;
    is_new := one.action = 'create';
    has_related := one.label_add IS NOT NULL OR one.assignee_add IS NOT NULL OR one.values_given IS NOT NULL;
    has_place := one.place IS NOT NULL;
    in_place := one.action IN ('archive', 'restore');
    wanted := NULL;
    growth := NULL;
    values_growth := 0;
    respaced := false;

    <<placing>> BEGIN
      nth := CASE WHEN is_new AND one.place = 'last' THEN array_position(added_ids, one.list_id) END;
      IF nth IS NOT NULL AND list_boards[n] = (added[nth]).board_id THEN
        -- The rows are locked and the list may take cards, as for the item before.
        target := added[nth];
        IF target.card_count >= cards_max AND one.is_archived IS NOT TRUE THEN
          reason := 'list_full';
          detail := target.id;
          EXIT placing;
        END IF;
        IF NOT one.has_room THEN
          reason := 'no_room';
          EXIT placing;
        END IF;
        leaves := true;
      ELSE
        IF added_ids <> '{}' AND NOT (is_new AND one.place = 'last' AND nth IS NULL) THEN
          UPDATE boards.list AS l
          SET version = l.version + p.versions, card_count = l.card_count + p.cards, updated_at = clock_timestamp()
          FROM unnest(added_ids, added_versions, added_cards) AS p (id, versions, cards) WHERE l.id = p.id;
          nth := NULL;
          added_ids := '{}';
          added := '{}';
          added_versions := '{}';
          added_cards := '{}';
          last_ranks := '{}';
        END IF;

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
          refusal := boards.card_refusal(before, source);
          IF refusal.reason IS NOT NULL AND NOT (in_place AND refusal.reason = 'card_archived') THEN
            reason := refusal.reason;
            detail := refusal.detail;
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
          IF has_related THEN
            related := boards.related_change(before, one.label_add, one.label_remove, one.assignee_add, one.assignee_remove,
              one.is_claim, one.values_given, assignees_max);
            IF related.reason IS NOT NULL THEN
              reason := related.reason;
              detail := related.detail;
              about := related.about;
              EXIT placing;
            END IF;
            values_growth := related.growth;
            stays := stays AND num_nonnulls(related.label_ids, related.assignee_ids, related.field_values) = 0;
          END IF;
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
            - octet_length(before.title) - coalesce(octet_length(before.description), 0)
            + values_growth;
          IF growth > 0 AND growth > one.text_room THEN
            reason := 'no_room';
            EXIT placing;
          END IF;
        END IF;
        IF target.board_id <> source.board_id AND NOT is_alone THEN
          reason := 'locked';
          EXIT placing;
        END IF;

      END IF;

      IF is_new AND has_related THEN
        wanted.workspace_id := target.workspace_id;
        wanted.board_id := target.board_id;
        wanted.value_count := 0;
        related := boards.related_change(wanted, one.label_add, one.label_remove, one.assignee_add, one.assignee_remove,
          one.is_claim, one.values_given, assignees_max);
        IF related.reason IS NOT NULL THEN
          reason := related.reason;
          detail := related.detail;
          about := related.about;
          EXIT placing;
        END IF;
        wanted.label_count := cardinality(related.label_ids);
        wanted.assignee_count := cardinality(related.assignee_ids);
        wanted.value_count := related.value_count;
      END IF;
      IF nth IS NOT NULL THEN
        new_rank := boards.rank_after(last_ranks[nth]);
      ELSIF has_place THEN
        new_rank := boards.rank_between(gap.below, gap.above);
        IF length(new_rank) > rank_max THEN
          PERFORM boards.respace_cards(target.id);
          respaced := true;
          gap := boards.card_gap(target.id, one.place, one.anchor_id, before.id);
          new_rank := boards.rank_between(gap.below, gap.above);
        END IF;
      END IF;

      list_name := target.name;
      list_version := target.version + 1;
      IF is_new THEN
        INSERT INTO boards.card (workspace_id, board_id, list_id, title, description, start_date, due_date, progress,
          completed_at, archived_at, rank, label_count, assignee_count, value_count, created_by_id, created_by_name)
        VALUES (target.workspace_id, target.board_id, target.id, one.title, one.description, one.start_date, one.due_date,
          one.progress, CASE WHEN one.is_completed THEN coalesce(one.completed_at, clock_timestamp()) END,
          CASE WHEN one.is_archived THEN clock_timestamp() END, new_rank,
          coalesce(wanted.label_count, 0), coalesce(wanted.assignee_count, 0), coalesce(wanted.value_count, 0),
          one.member_id, one.member_name)
        RETURNING * INTO card;
        kind := 'card.create';
        changes := json_build_object(
          'listId', json_build_object('from', NULL, 'to', target.id),
          'position', json_build_object('from', NULL, 'to', new_rank),
          'listVersions', json_build_object(
            'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, list_version)),
          'cardVersion', json_build_object('from', NULL, 'to', card.version));
        IF has_related THEN
          changes := boards.write_related(card, related.label_ids, related.assignee_ids, related.field_values,
            one.values_given, changes);
          related_ids := related_ids || card.id;
        END IF;
        list_ids := ARRAY[target.id];
        IF one.place = 'last' AND NOT respaced THEN
          IF nth IS NULL THEN
            nth := cardinality(added_ids) + 1;
            added_ids[nth] := target.id;
            added_versions[nth] := 0;
            added_cards[nth] := 0;
          END IF;
          target.version := list_version;
          added_versions[nth] := added_versions[nth] + 1;
          IF one.is_archived IS NOT TRUE THEN
            target.card_count := target.card_count + 1;
            added_cards[nth] := added_cards[nth] + 1;
          END IF;
          added[nth] := target;
          last_ranks[nth] := new_rank;
          EXIT placing;
        END IF;
      ELSIF one.action = 'update' THEN
        IF has_related THEN
          related_ids := related_ids || before.id;
          wanted.label_count := coalesce(cardinality(related.label_ids), before.label_count);
          wanted.assignee_count := coalesce(cardinality(related.assignee_ids), before.assignee_count);
          wanted.value_count := related.value_count;
        END IF;
        UPDATE boards.card AS c
        SET title = wanted.title, description = wanted.description, start_date = wanted.start_date, due_date = wanted.due_date,
          label_count = wanted.label_count, assignee_count = wanted.assignee_count, value_count = wanted.value_count,
          updated_at = clock_timestamp(), version = c.version + 1
        WHERE c.id = before.id RETURNING c.* INTO card;
        detail := growth;
        kind := 'card.update';
        changes := (
          SELECT json_object_agg(change.name, json_build_object('from', change.old, 'to', change.new) ORDER BY change.nth)
          FROM (VALUES (1, 'title', before.title, card.title), (2, 'description', before.description, card.description),
            (3, 'startDate', before.start_date, card.start_date), (4, 'dueDate', before.due_date, card.due_date)
          ) AS change (nth, name, old, new) WHERE change.old IS DISTINCT FROM change.new);
        IF has_related THEN
          -- A change of labels or assignees alone has the same event as PUT /cards/{id}/labels and /assignees.
          IF changes IS NULL AND num_nonnulls(related.label_ids, related.assignee_ids, related.field_values) = 1 THEN
            kind := CASE WHEN related.label_ids IS NOT NULL THEN 'label.change'
              WHEN related.assignee_ids IS NOT NULL THEN 'assignee.change' ELSE kind END;
          END IF;
          changes := boards.write_related(card, related.label_ids, related.assignee_ids, related.field_values,
            one.values_given, changes);
        END IF;
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
          SELECT b.visibility = 'workspace' INTO is_origin_open FROM boards.board AS b WHERE b.id = source.board_id;
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
            related_ids := related_ids || card.id;
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
    IF reason IS NULL AND card.id = ANY (related_ids) THEN
      labels := boards.card_labels(card.id);
      assignees := boards.card_assignees(card.id);
      field_values := boards.card_fields(card.id);
    END IF;
    RETURN NEXT;
  END LOOP;
  IF added_ids <> '{}' THEN
    UPDATE boards.list AS l
    SET version = l.version + p.versions, card_count = l.card_count + p.cards, updated_at = clock_timestamp()
    FROM unnest(added_ids, added_versions, added_cards) AS p (id, versions, cards) WHERE l.id = p.id;
  END IF;
END $write$;
