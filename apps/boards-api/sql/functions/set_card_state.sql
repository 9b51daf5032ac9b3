-- Completes, reopens, archives or restores a card. The card and its list are locked. An outcome with a reason, as of
-- boards.change_cards, has changed nothing, as has one without a kind.
CREATE OR REPLACE FUNCTION boards.set_card_state(
  one boards.card_item, before boards.card, of_list boards.list, cards_max int
) RETURNS boards.card_outcome LANGUAGE plpgsql AS $state$
#variable_conflict use_variable
DECLARE
  made boards.card_outcome;
  refusal record;
  of_archive CONSTANT boolean := one.action IN ('archive', 'restore');
  -- Whether the state is set or cleared.
  sets CONSTANT boolean := one.action IN ('archive', 'complete');
  at CONSTANT timestamptz := CASE WHEN sets THEN date_trunc('milliseconds', clock_timestamp()) END;
BEGIN
  refusal := boards.change_refusal(one, before, of_list);
  IF refusal.reason IS NULL THEN
    IF sets = (CASE WHEN of_archive THEN before.archived_at ELSE before.completed_at END IS NOT NULL) THEN
      made.card := before;
      RETURN made;
    END IF;
    IF one.action = 'restore' THEN
      refusal := boards.list_refusal(of_list, 1, cards_max);
    END IF;
  END IF;
  IF refusal.reason IS NOT NULL THEN
    made.reason := refusal.reason;
    made.detail := refusal.detail;
    RETURN made;
  END IF;

  made.kind := 'card.' || one.action;
  IF of_archive THEN
    UPDATE boards.card AS c SET archived_at = at, updated_at = clock_timestamp(), version = c.version + 1
    WHERE c.id = before.id RETURNING c INTO made.card;
    made.more := CASE WHEN sets THEN -1 ELSE 1 END;
    made.changes := json_build_object(
      'archivedAt', json_build_object('from', boards.iso_utc(before.archived_at), 'to', boards.iso_utc(at)),
      'listVersions', json_build_object(
        'from', json_build_object(of_list.id, of_list.version), 'to', json_build_object(of_list.id, of_list.version + 1)),
      'cardVersion', json_build_object('from', before.version, 'to', (made.card).version));
  ELSE
    UPDATE boards.card AS c SET completed_at = at, updated_at = clock_timestamp(), version = c.version + 1
    WHERE c.id = before.id RETURNING c INTO made.card;
    made.more := 0;
    made.changes := json_build_object(
      'completedAt', json_build_object('from', boards.iso_utc(before.completed_at), 'to', boards.iso_utc(at)),
      'cardVersion', json_build_object('from', before.version, 'to', (made.card).version));
  END IF;
  RETURN made;
END $state$;
