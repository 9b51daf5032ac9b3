import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

const tables = `
  -- One notification of a member. Changes of a card that a member hears by watching grow the entry for ten minutes.
  -- rank: the place in the inbox, an event id or the id that the time of waking would have.
  -- action: the request of the newest change, so that its other events cause no further entry.
  CREATE TABLE notifications.entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace_id bigint NOT NULL,
    member_id bigint NOT NULL,
    reason text NOT NULL,
    by_watching boolean NOT NULL,
    event_id bigint NOT NULL,
    rank bigint NOT NULL,
    kind text NOT NULL,
    action text NOT NULL,
    board_id bigint,
    board_name text,
    card_id bigint,
    card_title text,
    actors jsonb NOT NULL,
    via jsonb,
    text text,
    change_count integer NOT NULL DEFAULT 1,
    state text NOT NULL DEFAULT 'unread' CHECK (state IN ('unread', 'read', 'archived', 'snoozed')),
    snoozed_until timestamptz,
    created_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    CONSTRAINT entry_snoozed_until CHECK ((state = 'snoozed') = (snoozed_until IS NOT NULL))
  ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
  CREATE INDEX entry_inbox ON notifications.entry (workspace_id, member_id, state, rank DESC, id DESC) INCLUDE (board_id);
  CREATE INDEX entry_card ON notifications.entry (workspace_id, member_id, card_id, changed_at) WHERE card_id IS NOT NULL;
  CREATE INDEX entry_board ON notifications.entry (workspace_id, board_id, member_id) WHERE board_id IS NOT NULL;
  CREATE INDEX entry_snoozed ON notifications.entry (snoozed_until) WHERE state = 'snoozed';
  CREATE INDEX entry_age ON notifications.entry (changed_at);

  -- The events whose entries are written. Partitions are days of ids.
  CREATE TABLE notifications.taken_event (
    id bigint NOT NULL,
    CONSTRAINT taken_event_pkey PRIMARY KEY (id)
  ) PARTITION BY RANGE (id);
  CREATE TABLE notifications.taken_event_default PARTITION OF notifications.taken_event DEFAULT;

  CREATE TABLE notifications.quarantine (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subject text NOT NULL,
    message_id text,
    headers jsonb NOT NULL,
    body bytea NOT NULL,
    reason text NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now()
  );

  -- Which positions of a source's relay have been seen; what lies between two of them was lost on the way.
  CREATE TABLE notifications.intake_source (
    source text PRIMARY KEY,
    seen int8multirange NOT NULL
  );

  -- Events of the time before the service existed notify no member.
  CREATE TABLE notifications.intake_start (
    singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
    since timestamptz NOT NULL
  );
  INSERT INTO notifications.intake_start (since) VALUES (clock_timestamp());

  CREATE TABLE notifications.idempotency_key (
    credential_id text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    status smallint,
    headers json,
    body text,
    lease_until timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (credential_id, key)
  );
  CREATE INDEX idempotency_key_age ON notifications.idempotency_key (created_at);
`;

export class Initial1770300000000 implements MigrationInterface {
  readonly name = 'Initial1770300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA notifications CASCADE');
  }
}
