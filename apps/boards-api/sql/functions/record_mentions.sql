-- Stores whom a text of a card mentions, and appends one event about those whom it did not mention before, beside the actor.
-- Returns them all as a response has them. The card is locked.
--   given   [{ id, name, text }] in the order of the text, where "text" is what surrounds the mention; null keeps the
--           stored ones
CREATE OR REPLACE FUNCTION boards.record_mentions(
  given json, of_card bigint, of_place text, of_id bigint, card_title text, of_board bigint,
  workspace_id bigint, workspace_slug text, workspace_name text, actor_member_id bigint, actor_name text, traceparent text,
  list_ids bigint[]
) RETURNS json LANGUAGE plpgsql VOLATILE AS $record$
#variable_conflict use_variable
DECLARE
  fresh record;
BEGIN
  IF given IS NOT NULL THEN
    DELETE FROM boards.mention AS m WHERE m.card_id = of_card AND m.place = of_place AND m.place_id = of_id
      AND m.member_id NOT IN (SELECT one.id FROM json_to_recordset(given) AS one (id bigint));
    WITH added AS (
      INSERT INTO boards.mention AS m (workspace_id, card_id, member_id, place, place_id)
      SELECT workspace_id, of_card, one.id, of_place, of_id FROM json_to_recordset(given) AS one (id bigint)
      ON CONFLICT DO NOTHING RETURNING m.member_id)
    SELECT json_agg(json_build_object('id', one.id, 'name', one.name) ORDER BY one.nth) AS members,
      (array_agg(one.text ORDER BY one.nth))[1] AS text
    INTO fresh
    FROM ROWS FROM (json_to_recordset(given) AS (id bigint, name text, text text)) WITH ORDINALITY
      AS one (id, name, text, nth) JOIN added ON added.member_id = one.id
    WHERE one.id <> actor_member_id;
    IF fresh.members IS NOT NULL THEN
      PERFORM boards.append_event('mention.create', workspace_id, workspace_slug, workspace_name, of_board,
        actor_member_id, actor_name, json_build_object('cardId', of_card, 'title', card_title, 'members', fresh.members,
          'place', of_place, 'placeId', of_id, 'text', fresh.text), NULL, traceparent, list_ids);
    END IF;
  END IF;
  RETURN boards.mentions_of(of_card, of_place, of_id);
END $record$;
