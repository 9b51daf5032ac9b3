import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** When the password was last entered in a session, at its sign-in or before a critical change (decision 81). */
export class PasswordProofs1767200000000 implements MigrationInterface {
  readonly name = 'PasswordProofs1767200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.browser_session ADD COLUMN password_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.browser_session DROP COLUMN password_at');
  }
}
