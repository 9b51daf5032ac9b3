-- Appends an event to the outbox and returns its id: milliseconds since 2025 × 4096 + service number (2) × 1024 + the
-- outbox sequence modulo 1024.
CREATE OR REPLACE FUNCTION webhooks.append_event(
  kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
  actor_member_id bigint, actor_name text, data json, changes json, traceparent text
) RETURNS bigint LANGUAGE sql VOLATILE AS $append$
  INSERT INTO webhooks.outbox
    (id, seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
     actor_member_id, actor_name, data, changes, traceparent, occurred_at)
  SELECT (floor(extract(epoch FROM at) * 1000)::bigint - 1735689600000) * 4096 + 2048 + (seq & 1023),
         seq, kind, workspace_id, workspace_slug, workspace_name, board_id,
         actor_member_id, actor_name, data, changes, traceparent, at
  FROM (SELECT nextval('webhooks.outbox_seq') AS seq, clock_timestamp() AS at) AS drawn
  RETURNING id
$append$;
