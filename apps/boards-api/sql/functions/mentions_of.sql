-- The members whom a text of a card mentions, with their present names, as a response has them.
CREATE OR REPLACE FUNCTION boards.mentions_of(of_card bigint, of_place text, of_id bigint) RETURNS json
LANGUAGE sql STABLE AS $mentions$
  SELECT coalesce(json_agg(json_build_object('memberId', m.member_id, 'name', member.name) ORDER BY m.member_id), '[]')
  FROM boards.mention AS m JOIN boards.member ON member.workspace_id = m.workspace_id AND member.id = m.member_id
  WHERE m.card_id = of_card AND m.place = of_place AND m.place_id = of_id
$mentions$;
