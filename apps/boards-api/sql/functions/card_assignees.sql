-- The assignees of one card as a JSON array. A function, so that a statement that returns one card plans these tables only
-- when the card has any.
CREATE OR REPLACE FUNCTION boards.card_assignees(of_card bigint) RETURNS json LANGUAGE plpgsql STABLE AS $assignees$
BEGIN
  RETURN (SELECT coalesce(json_agg(item), '[]') FROM (
    SELECT member.id AS "memberId", member.name FROM boards.card_assignee AS tie
    JOIN boards.member ON member.workspace_id = tie.workspace_id AND member.id = tie.member_id
    WHERE tie.card_id = of_card ORDER BY member.id) AS item);
END $assignees$;
