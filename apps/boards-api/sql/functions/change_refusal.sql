-- Whether an item of boards.change_cards may change a card, whose row and list are locked: null, or the reason and its detail.
CREATE OR REPLACE FUNCTION boards.change_refusal(
  one boards.card_item, before boards.card, of_list boards.list, OUT reason text, OUT detail bigint
) LANGUAGE plpgsql AS $refusal$
#variable_conflict use_variable
DECLARE
  refusal record;
BEGIN
  IF before.version <> ALL (one.expected) THEN
    reason := 'card_version';
    detail := before.version;
    RETURN;
  END IF;
  refusal := boards.card_refusal(before, of_list);
  IF NOT (refusal.reason = 'card_archived' AND one.action IN ('archive', 'restore')) THEN
    reason := refusal.reason;
    detail := refusal.detail;
  END IF;
END $refusal$;
