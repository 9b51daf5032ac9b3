-- Appends the event of a card that left its board, to the board that it left. It names no other board: readers of this one
-- may not see where the card went. Only the streams of the board use it, so it has no line in the board's history.
-- The event of the move has the versions of the list, unless the list is on a private board.
CREATE OR REPLACE FUNCTION boards.append_departure(
  moved_id bigint, card_title text, card_due_date text, card_version bigint, from_list bigint, move_changes json,
  workspace_slug text, workspace_name text, actor_member_id bigint, actor_name text, traceparent text
) RETURNS bigint LANGUAGE sql VOLATILE AS $departure$
  SELECT boards.append_event('card.leave', l.workspace_id, workspace_slug, workspace_name, l.board_id, actor_member_id, actor_name,
    json_build_object('id', moved_id, 'title', card_title, 'listName', l.name, 'dueDate', card_due_date),
    json_build_object(
      'listId', json_build_object('from', l.id, 'to', NULL),
      'listVersions', json_build_object(
        'from', json_build_object(l.id, coalesce((move_changes->'listVersions'->'from'->>l.id::text)::bigint, l.version - 1)),
        'to', json_build_object(l.id, coalesce((move_changes->'listVersions'->'to'->>l.id::text)::bigint, l.version))),
      'cardVersion', json_build_object('from', card_version - 1, 'to', card_version)),
    traceparent, ARRAY[l.id])
  FROM boards.list AS l
  WHERE l.id = from_list
$departure$;
