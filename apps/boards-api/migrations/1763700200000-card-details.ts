import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What hangs on a card: labels, assignees, checklist, comments, typed field values, and its place in the Gantt chart. */
export class CardDetails1763700200000 implements MigrationInterface {
  readonly name = 'CardDetails1763700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE boards.label (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        name text NOT NULL,
        color text NOT NULL,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT label_name UNIQUE (board_id, name)
      );

      CREATE TABLE boards.card_label (
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        label_id bigint NOT NULL REFERENCES boards.label ON DELETE CASCADE,
        PRIMARY KEY (card_id, label_id)
      );
      CREATE INDEX card_label_cards ON boards.card_label (label_id);

      CREATE TABLE boards.card_assignee (
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        workspace_id bigint NOT NULL,
        member_id bigint NOT NULL,
        PRIMARY KEY (card_id, member_id),
        FOREIGN KEY (workspace_id, member_id) REFERENCES boards.member
      );
      CREATE INDEX card_assignee_cards ON boards.card_assignee (workspace_id, member_id);

      CREATE TABLE boards.checklist_item (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        text text NOT NULL,
        done boolean NOT NULL DEFAULT false,
        rank text COLLATE "C" NOT NULL,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT checklist_item_rank UNIQUE (card_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE boards.comment (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        text text NOT NULL,
        author_id bigint NOT NULL,
        author_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        version bigint NOT NULL DEFAULT 1
      );
      CREATE INDEX comment_of_card ON boards.comment (card_id, id);

      CREATE TABLE boards.field (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        name text NOT NULL,
        type text NOT NULL
          CHECK (type IN ('text', 'number', 'checkbox', 'date', 'select', 'multi_select', 'member', 'url')),
        rank text COLLATE "C" NOT NULL,
        version bigint NOT NULL DEFAULT 1,
        CONSTRAINT field_name UNIQUE (board_id, name),
        CONSTRAINT field_rank UNIQUE (board_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE boards.field_option (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        field_id bigint NOT NULL REFERENCES boards.field ON DELETE CASCADE,
        label text NOT NULL,
        color text,
        place integer NOT NULL,
        CONSTRAINT field_option_label UNIQUE (field_id, label) DEFERRABLE INITIALLY IMMEDIATE
      );

      -- Each type has a column of its own kind, so that values compare, sort and are checked as what they are.
      CREATE TABLE boards.field_value (
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        field_id bigint NOT NULL REFERENCES boards.field ON DELETE CASCADE,
        board_id bigint NOT NULL,
        type text NOT NULL,
        text_value text,
        number_value double precision,
        checkbox_value boolean,
        date_value text COLLATE "C",
        option_ids bigint[],
        member_id bigint,
        PRIMARY KEY (card_id, field_id),
        CONSTRAINT field_value_typed CHECK (
          CASE type
            WHEN 'text' THEN text_value IS NOT NULL
            WHEN 'url' THEN text_value IS NOT NULL
            WHEN 'number' THEN number_value IS NOT NULL
            WHEN 'checkbox' THEN checkbox_value IS NOT NULL
            WHEN 'date' THEN date_value IS NOT NULL
            WHEN 'select' THEN cardinality(option_ids) = 1
            WHEN 'multi_select' THEN cardinality(option_ids) >= 1
            WHEN 'member' THEN member_id IS NOT NULL
            ELSE false
          END)
      );
      CREATE INDEX field_value_of_board ON boards.field_value (board_id);
      CREATE INDEX field_value_of_field ON boards.field_value (field_id);

      CREATE FUNCTION boards.field_json(value boards.field_value) RETURNS json LANGUAGE sql IMMUTABLE AS $json$
        SELECT CASE value.type
          WHEN 'number' THEN to_json(value.number_value)
          WHEN 'checkbox' THEN to_json(value.checkbox_value)
          WHEN 'date' THEN to_json(value.date_value)
          WHEN 'select' THEN to_json(value.option_ids[1])
          WHEN 'multi_select' THEN to_json(value.option_ids)
          WHEN 'member' THEN to_json(value.member_id)
          ELSE to_json(value.text_value)
        END
      $json$;

      -- A card without a row is a task after all that have one, in the order of the board.
      CREATE TABLE boards.gantt_task (
        card_id bigint PRIMARY KEY REFERENCES boards.card ON DELETE CASCADE,
        board_id bigint NOT NULL,
        kind text NOT NULL DEFAULT 'task' CHECK (kind IN ('task', 'milestone')),
        rank text COLLATE "C",
        CONSTRAINT gantt_task_rank UNIQUE (board_id, rank) DEFERRABLE INITIALLY IMMEDIATE
      );

      CREATE TABLE boards.gantt_dependency (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        depends_on bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('FS', 'SS', 'FF', 'SF')),
        lag_days integer NOT NULL DEFAULT 0,
        CONSTRAINT gantt_dependency_once UNIQUE (card_id, depends_on),
        CHECK (card_id <> depends_on)
      );
      CREATE INDEX gantt_dependency_of_board ON boards.gantt_dependency (board_id);
      CREATE INDEX gantt_dependency_on ON boards.gantt_dependency (depends_on);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION boards.field_json;
      DROP TABLE boards.gantt_dependency, boards.gantt_task, boards.field_value, boards.field_option, boards.field,
        boards.comment, boards.checklist_item, boards.card_assignee, boards.card_label, boards.label;
    `);
  }
}
