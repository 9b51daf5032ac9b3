-- Appends an event to the outbox and returns its id.
CREATE OR REPLACE FUNCTION webhooks.append_event(
  kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
  actor_member_id bigint, actor_name text, data json, changes json, traceparent text
) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
  INSERT INTO webhooks.outbox
    (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
     actor_member_id, actor_name, data, changes, traceparent, occurred_at)
  SELECT webhooks.next_event_id(), nextval('webhooks.outbox_seq'), kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, clock_timestamp()
  RETURNING id
$append$;
