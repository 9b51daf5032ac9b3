-- One action: appends its event to the outbox and its line to the board's history. Returns the event's id.
CREATE OR REPLACE FUNCTION boards.record_event(
  kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint, card_id bigint,
  actor_member_id bigint, actor_name text, data json, changes json, traceparent text,
  via_kind text, via_name text, list_ids bigint[] DEFAULT NULL
) RETURNS bigint LANGUAGE sql VOLATILE AS $record$
  INSERT INTO boards.activity
    (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name, data, changes, occurred_at)
  SELECT boards.append_event(kind, workspace_id, workspace_slug, workspace_name, board_id,
                             actor_member_id, actor_name, data, changes, traceparent, list_ids),
         workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name,
         data, changes, clock_timestamp()
  RETURNING id
$record$;
