import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** When a session was last shown the second factor after its sign-in (decision 64). */
export class ShownSecondFactors1766700000000 implements MigrationInterface {
  readonly name = 'ShownSecondFactors1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.browser_session ADD COLUMN second_factor_shown_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.browser_session DROP COLUMN second_factor_shown_at');
  }
}
