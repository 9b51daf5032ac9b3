import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The view in which a board opens; null where none is chosen. The version before writes no such view, and its updates keep
 * one. A board of lists has no cells, and one of cells has no lists beside each other.
 */
export class DefaultViews1769030000000 implements MigrationInterface {
  readonly name = 'DefaultViews1769030000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE boards.board ADD COLUMN default_view text CONSTRAINT board_default_view CHECK (
      default_view IN ('table', 'calendar', 'gantt', CASE kind WHEN 'kanban' THEN 'board' ELSE 'grid' END))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.board DROP COLUMN default_view');
  }
}
