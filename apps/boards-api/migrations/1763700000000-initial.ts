import { outboxTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

export class Initial1763700000000 implements MigrationInterface {
  readonly name = 'Initial1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(outboxTable('boards', 0));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA boards CASCADE');
  }
}
