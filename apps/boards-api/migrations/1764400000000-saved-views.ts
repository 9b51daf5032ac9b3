import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Saved views of boards: shared ones, and those that only their author sees. */
export class SavedViews1764400000000 implements MigrationInterface {
  readonly name = 'SavedViews1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SAVED_VIEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE boards.saved_view');
  }
}

const SAVED_VIEW = `
    CREATE TABLE boards.saved_view (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      board_id bigint NOT NULL REFERENCES boards.board ON DELETE CASCADE,
      name text NOT NULL,
      kind text NOT NULL,
      query jsonb NOT NULL,
      shared boolean NOT NULL,
      created_by_id bigint NOT NULL,
      created_by_name text NOT NULL,
      version bigint NOT NULL DEFAULT 1
    );
    CREATE UNIQUE INDEX saved_view_shared_name ON boards.saved_view (board_id, name) WHERE shared;
    CREATE UNIQUE INDEX saved_view_own_name ON boards.saved_view (board_id, created_by_id, name) WHERE NOT shared;
    CREATE INDEX saved_view_author ON boards.saved_view (created_by_id) WHERE NOT shared;
  `;
