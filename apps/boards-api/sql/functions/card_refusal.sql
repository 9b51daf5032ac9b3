-- Whether a card may be changed, whose row and list are locked: null, or which of its board, its list and the card itself
-- is archived, with the id of it.
CREATE OR REPLACE FUNCTION boards.card_refusal(
  of_card boards.card, of_list boards.list, OUT reason text, OUT detail bigint
) LANGUAGE plpgsql AS $refusal$
BEGIN
  IF EXISTS (SELECT 1 FROM boards.board AS b WHERE b.id = of_card.board_id AND b.archived_at IS NOT NULL) THEN
    reason := 'board_archived';
    detail := of_card.board_id;
  ELSIF of_list.archived_at IS NOT NULL THEN
    reason := 'list_archived';
    detail := of_list.id;
  ELSIF of_card.archived_at IS NOT NULL THEN
    reason := 'card_archived';
    detail := of_card.id;
  END IF;
END $refusal$;
