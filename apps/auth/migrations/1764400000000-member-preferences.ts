import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * What a member chose in the web app: one document for each membership, so it ends with the membership. Stored as text,
 * which returns numbers and the order of properties unchanged, and accepts U+0000.
 */
export class MemberPreferences1764400000000 implements MigrationInterface {
  readonly name = 'MemberPreferences1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.member_preferences (
        member_id bigint PRIMARY KEY REFERENCES auth.member (id) ON DELETE CASCADE,
        document text NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 0
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.member_preferences');
  }
}
