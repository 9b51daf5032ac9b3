import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** How many users of the directory gave way to a new one with the address of the member; a part of the user's id (decision 63). */
export class FormerUsers1767310000000 implements MigrationInterface {
  readonly name = 'FormerUsers1767310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.member ADD COLUMN former_users integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.member DROP COLUMN former_users');
  }
}
