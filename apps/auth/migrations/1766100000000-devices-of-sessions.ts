import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What a person recognizes a browser session by, and an id for it that is not secret. */
export class DevicesOfSessions1766100000000 implements MigrationInterface {
  readonly name = 'DevicesOfSessions1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.browser_session
        ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY,
        ADD COLUMN user_agent text,
        ADD COLUMN address text,
        ADD COLUMN last_used_at timestamptz,
        ADD CONSTRAINT browser_session_id_unique UNIQUE (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.browser_session
        DROP COLUMN id, DROP COLUMN user_agent, DROP COLUMN address, DROP COLUMN last_used_at`);
  }
}
