-- Whether a list, whose row is locked, may take so many more cards, not counting archived ones: null, or the reason why
-- not, with the id of what it names.
CREATE OR REPLACE FUNCTION boards.list_refusal(
  target boards.list, more bigint, cards_max int, OUT reason text, OUT detail bigint
) LANGUAGE plpgsql AS $refusal$
BEGIN
  detail := target.id;
  IF EXISTS (SELECT 1 FROM boards.board AS b WHERE b.id = target.board_id AND b.archived_at IS NOT NULL) THEN
    reason := 'board_archived';
    detail := target.board_id;
  ELSIF target.archived_at IS NOT NULL THEN
    reason := 'target_archived';
  ELSIF more > 0 AND target.card_count + more > cards_max THEN
    reason := 'list_full';
  END IF;
END $refusal$;
