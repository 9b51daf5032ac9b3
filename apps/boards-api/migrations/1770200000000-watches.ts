import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What members chose to be notified of: boards, lists and cards. */
export class Watches1770200000000 implements MigrationInterface {
  readonly name = 'Watches1770200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WATCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE boards.watch');
  }
}

const WATCH = `
    CREATE TABLE boards.watch (
      workspace_id bigint NOT NULL,
      member_id bigint NOT NULL,
      board_id bigint REFERENCES boards.board ON DELETE CASCADE,
      list_id bigint REFERENCES boards.list ON DELETE CASCADE,
      card_id bigint REFERENCES boards.card ON DELETE CASCADE,
      level text NOT NULL CHECK (level IN ('all', 'mentions', 'none')),
      CONSTRAINT watch_of_one CHECK (num_nonnulls(board_id, list_id, card_id) = 1)
    );
    CREATE UNIQUE INDEX watch_of_board ON boards.watch (board_id, member_id) WHERE board_id IS NOT NULL;
    CREATE UNIQUE INDEX watch_of_list ON boards.watch (list_id, member_id) WHERE list_id IS NOT NULL;
    CREATE UNIQUE INDEX watch_of_card ON boards.watch (card_id, member_id) WHERE card_id IS NOT NULL;
    CREATE INDEX watch_of_member ON boards.watch (workspace_id, member_id);
  `;
