import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * Boards hold lists, lists hold cards. A rank is text compared as bytes and unique within its parent;
 * the constraint is checked at the end of a statement, so that respacing a parent is one UPDATE.
 * Dates are kept in the canonical text in which they came (a day or a moment): both sort by time.
 */
export class BoardsListsCards1763700100000 implements MigrationInterface {
  readonly name = 'BoardsListsCards1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Its row lock orders the boards of a workspace.
      CREATE TABLE boards.workspace (
        id bigint PRIMARY KEY,
        version bigint NOT NULL DEFAULT 1
      );

      -- Who is in a workspace: a copy that follows auth's events, for names and for checking references.
      CREATE TABLE boards.member (
        workspace_id bigint NOT NULL,
        id bigint NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        removed_at timestamptz,
        event_id bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (workspace_id, id)
      );

      CREATE TABLE boards.board (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        workspace_id bigint NOT NULL REFERENCES boards.workspace,
        name text NOT NULL,
        description text,
        kind text NOT NULL CHECK (kind IN ('kanban', 'grid', 'timetable')),
        visibility text NOT NULL CHECK (visibility IN ('workspace', 'private')),
        rank text COLLATE "C" NOT NULL,
        archived_at timestamptz,
        created_by_id bigint NOT NULL,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT board_rank UNIQUE (workspace_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      ) WITH (fillfactor = 80);

      CREATE TABLE boards.board_member (
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        member_id bigint NOT NULL,
        added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (board_id, member_id)
      );
      CREATE INDEX board_member_boards ON boards.board_member (member_id);

      CREATE TABLE boards.board_column (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        name text NOT NULL,
        weekday text,
        date text COLLATE "C",
        rank text COLLATE "C" NOT NULL,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT board_column_rank UNIQUE (board_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE boards.board_row (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        name text NOT NULL,
        start_time text COLLATE "C",
        end_time text COLLATE "C",
        rank text COLLATE "C" NOT NULL,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT board_row_rank UNIQUE (board_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      );

      -- Every write to a card bumps its list: room on the page keeps that update off the indexes.
      CREATE TABLE boards.list (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        workspace_id bigint NOT NULL,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        name text NOT NULL,
        info_text text,
        info_color text,
        info_card_limit integer,
        info_attributes json NOT NULL DEFAULT '{}',
        column_id bigint REFERENCES boards.board_column,
        row_id bigint REFERENCES boards.board_row,
        rank text COLLATE "C" NOT NULL,
        card_count integer NOT NULL DEFAULT 0,
        archived_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT list_of_board UNIQUE (id, board_id),
        CONSTRAINT list_cell UNIQUE (column_id, row_id),
        CONSTRAINT list_rank UNIQUE (board_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      ) WITH (fillfactor = 50);
      CREATE INDEX list_row ON boards.list (row_id) WHERE row_id IS NOT NULL;

      CREATE TABLE boards.card (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        workspace_id bigint NOT NULL,
        board_id bigint NOT NULL,
        list_id bigint NOT NULL,
        title text NOT NULL,
        description text,
        start_date text COLLATE "C",
        due_date text COLLATE "C",
        completed_at timestamptz,
        archived_at timestamptz,
        rank text COLLATE "C" NOT NULL,
        progress smallint CHECK (progress BETWEEN 0 AND 100),
        label_count smallint NOT NULL DEFAULT 0,
        assignee_count smallint NOT NULL DEFAULT 0,
        value_count smallint NOT NULL DEFAULT 0,
        checklist_done integer NOT NULL DEFAULT 0,
        checklist_total integer NOT NULL DEFAULT 0,
        comment_count integer NOT NULL DEFAULT 0,
        created_by_id bigint NOT NULL,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT card_in_list FOREIGN KEY (list_id, board_id) REFERENCES boards.list (id, board_id),
        CONSTRAINT card_rank UNIQUE (list_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      ) WITH (fillfactor = 90);
      CREATE INDEX card_of_board ON boards.card (board_id);

      CREATE TABLE boards.activity (
        id bigint PRIMARY KEY,
        workspace_id bigint NOT NULL,
        board_id bigint NOT NULL,
        card_id bigint,
        kind text NOT NULL,
        actor_member_id bigint NOT NULL,
        actor_name text NOT NULL,
        via_kind text NOT NULL,
        via_name text NOT NULL,
        data json NOT NULL,
        changes json,
        occurred_at timestamptz NOT NULL
      );
      CREATE INDEX activity_of_board ON boards.activity (board_id, id);
      CREATE INDEX activity_of_card ON boards.activity (card_id, id) WHERE card_id IS NOT NULL;

      -- What these become in an answer's JSON.
      CREATE TYPE boards.member_reference AS ("memberId" bigint, name text);
      CREATE TYPE boards.checklist_count AS (done integer, total integer);
      CREATE TYPE boards.list_info AS (text text, color text, "cardLimit" integer, attributes json);

      -- One action: its event for the world and its line in the board's history, in one round trip.
      CREATE FUNCTION boards.record_event(
        kind text, workspace_id bigint, workspace_slug text, workspace_name text, board_id bigint, card_id bigint,
        actor_member_id bigint, actor_name text, data json, changes json, traceparent text,
        via_kind text, via_name text
      ) RETURNS bigint LANGUAGE sql VOLATILE AS $record$
        INSERT INTO boards.activity
          (id, workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name, data, changes, occurred_at)
        SELECT boards.append_event(kind, workspace_id, workspace_slug, workspace_name, board_id,
                                   actor_member_id, actor_name, data, changes, traceparent),
               workspace_id, board_id, card_id, kind, actor_member_id, actor_name, via_kind, via_name,
               data, changes, clock_timestamp()
        RETURNING id
      $record$;
    `);
    await runner.query(IDEMPOTENCY_KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION boards.record_event;
      DROP TYPE boards.member_reference, boards.checklist_count, boards.list_info;
      DROP TABLE boards.idempotency_key, boards.activity, boards.card, boards.list, boards.board_row,
        boards.board_column, boards.board_member, boards.board, boards.member, boards.workspace;
    `);
  }
}

const IDEMPOTENCY_KEY = `
    CREATE TABLE boards.idempotency_key (
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
    CREATE INDEX idempotency_key_age ON boards.idempotency_key (created_at);
  `;
