import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The boards to which a token is restricted; null: no restriction. Such a token is stored under a third form of its
 * digest, which an earlier release never looks up (decision 57).
 */
export class BoardTokens1766000000000 implements MigrationInterface {
  readonly name = 'BoardTokens1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.api_token ADD COLUMN board_ids bigint[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.api_token DROP COLUMN board_ids');
  }
}
