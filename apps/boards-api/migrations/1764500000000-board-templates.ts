import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Whether a board is a template. A constant default rewrites no row. */
export class BoardTemplates1764500000000 implements MigrationInterface {
  readonly name = 'BoardTemplates1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.board ADD COLUMN is_template boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.board DROP COLUMN is_template');
  }
}
