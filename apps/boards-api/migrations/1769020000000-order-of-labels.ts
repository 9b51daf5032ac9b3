import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The rank of a label on its board. The version before writes labels without one, so none needs it: labels without a rank
 * follow the others in the order of their ids.
 */
export class OrderOfLabels1769020000000 implements MigrationInterface {
  readonly name = 'OrderOfLabels1769020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.label ADD COLUMN rank text COLLATE "C"');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.label DROP COLUMN rank');
  }
}
