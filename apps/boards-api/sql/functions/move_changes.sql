-- The changes of the event of a moved card. The lists have their versions of before.
--   is_origin_open   false if the card left a private board: readers of the new one may not see that board, so the event shows
--                    no more of its origin than the event of a new card
CREATE OR REPLACE FUNCTION boards.move_changes(
  before boards.card, card boards.card, source boards.list, target boards.list, is_origin_open boolean
) RETURNS json LANGUAGE plpgsql STABLE AS $changes$
BEGIN
  IF source.id = target.id THEN
    RETURN json_build_object(
      'position', json_build_object('from', before.rank, 'to', card.rank),
      'listVersions', json_build_object(
        'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, target.version + 1)),
      'cardVersion', json_build_object('from', before.version, 'to', card.version));
  ELSIF target.board_id = source.board_id THEN
    RETURN json_build_object(
      'position', json_build_object('from', before.rank, 'to', card.rank),
      'listVersions', json_build_object(
        'from', json_build_object(source.id, source.version, target.id, target.version),
        'to', json_build_object(source.id, source.version + 1, target.id, target.version + 1)),
      'listId', json_build_object('from', source.id, 'to', target.id),
      'listName', json_build_object('from', source.name, 'to', target.name),
      'cardVersion', json_build_object('from', before.version, 'to', card.version));
  ELSIF is_origin_open THEN
    RETURN json_build_object(
      'position', json_build_object('from', before.rank, 'to', card.rank),
      'listVersions', json_build_object(
        'from', json_build_object(source.id, source.version, target.id, target.version),
        'to', json_build_object(source.id, source.version + 1, target.id, target.version + 1)),
      'listId', json_build_object('from', source.id, 'to', target.id),
      'listName', json_build_object('from', source.name, 'to', target.name),
      'boardId', json_build_object('from', source.board_id, 'to', target.board_id),
      'cardVersion', json_build_object('from', before.version, 'to', card.version));
  END IF;
  RETURN json_build_object(
    'position', json_build_object('from', NULL, 'to', card.rank),
    'listVersions', json_build_object(
      'from', json_build_object(target.id, target.version), 'to', json_build_object(target.id, target.version + 1)),
    'listId', json_build_object('from', NULL, 'to', target.id),
    'listName', json_build_object('from', NULL, 'to', target.name),
    'boardId', json_build_object('from', NULL, 'to', target.board_id),
    'cardVersion', json_build_object('from', NULL, 'to', card.version));
END $changes$;
