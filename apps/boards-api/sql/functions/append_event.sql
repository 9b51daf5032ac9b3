-- Appends an event to the outbox and returns its id.
CREATE OR REPLACE FUNCTION boards.append_event(
  kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
  actor_member_id bigint, actor_name text, data json, changes json, traceparent text, list_ids bigint[] DEFAULT NULL
) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
  INSERT INTO boards.outbox
    (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
     actor_member_id, actor_name, data, changes, traceparent, occurred_at, list_ids)
  SELECT boards.next_event_id(), nextval('boards.outbox_seq'), kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, clock_timestamp(), list_ids
  RETURNING id
$append$;
