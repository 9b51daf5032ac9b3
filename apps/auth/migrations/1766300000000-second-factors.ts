import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Codes of an authenticator app beside the password, and recovery codes (decision 59). */
export class SecondFactors1766300000000 implements MigrationInterface {
  readonly name = 'SecondFactors1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.second_factor (
        account_id bigint PRIMARY KEY REFERENCES auth.account (id) ON DELETE CASCADE,
        secret bytea NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE auth.recovery_code (
        account_id bigint NOT NULL REFERENCES auth.second_factor (account_id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (account_id, code_hash)
      )`);
    await runner.query('ALTER TABLE auth.browser_session ADD COLUMN second_factor_at timestamptz');
    await runner.query(REQUIRE_SECOND_FACTOR);
    await runner.query(`
      CREATE TRIGGER browser_session_second_factor BEFORE INSERT ON auth.browser_session
        FOR EACH ROW WHEN (NEW.second_factor_at IS NULL) EXECUTE FUNCTION auth.require_second_factor()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER browser_session_second_factor ON auth.browser_session');
    await runner.query('DROP FUNCTION auth.require_second_factor()');
    await runner.query('ALTER TABLE auth.browser_session DROP COLUMN second_factor_at');
    await runner.query('DROP TABLE auth.recovery_code');
    await runner.query('DROP TABLE auth.second_factor');
  }
}

const REQUIRE_SECOND_FACTOR = `
  CREATE FUNCTION auth.require_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM auth.second_factor WHERE account_id = NEW.account_id AND confirmed_at IS NOT NULL) THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$`;
