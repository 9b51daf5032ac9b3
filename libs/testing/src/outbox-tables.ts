/** DDL of a schema with an outbox and an audit outbox, for tests of libraries; the services have theirs in `sql/`. */
export function outboxTables(schema: string): string {
  return `
    CREATE SCHEMA ${schema};
    CREATE SEQUENCE ${schema}.outbox_seq;
    CREATE TABLE ${schema}.outbox (
      id bigint CONSTRAINT outbox_pkey PRIMARY KEY, seq bigint NOT NULL, kind text NOT NULL,
      workspace_id bigint NOT NULL, workspace_slug text NOT NULL, workspace_name text NOT NULL, board_id bigint,
      actor_member_id bigint NOT NULL, actor_name text NOT NULL, data json NOT NULL, changes json, traceparent text,
      occurred_at timestamptz NOT NULL, relay_pos bigint, published_at timestamptz);
    CREATE TABLE ${schema}.outbox_relay (
      source text PRIMARY KEY, last_pos bigint NOT NULL DEFAULT 0, holder uuid, lease_until timestamptz);
    CREATE FUNCTION ${schema}.append_event(
      kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint,
      actor_member_id bigint, actor_name text, data json, changes json, traceparent text
    ) RETURNS bigint LANGUAGE sql AS $append$
      INSERT INTO ${schema}.outbox
      SELECT nextval('${schema}.outbox_seq'), currval('${schema}.outbox_seq'), kind, workspace_id, workspace_slug,
             workspace_name, board_id, actor_member_id, actor_name, data, changes, traceparent, clock_timestamp()
      RETURNING id
    $append$;
    CREATE FUNCTION ${schema}.maintain_outbox(days_ahead int, days_kept int) RETURNS void LANGUAGE sql AS '';
    CREATE TABLE ${schema}.audit_outbox (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id uuid NOT NULL DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT clock_timestamp(), entry json NOT NULL);
  `;
}
