import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** A workspace may demand a second factor of its members (decision 60). */
export class RequiredSecondFactors1766310000000 implements MigrationInterface {
  readonly name = 'RequiredSecondFactors1766310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE auth.workspace ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false',
    );
    await runner.query(REQUIRE_FACTOR_OF_MEMBER);
    await runner.query(`
      CREATE TRIGGER oauth_grant_second_factor BEFORE INSERT ON auth.oauth_grant
        FOR EACH ROW EXECUTE FUNCTION auth.require_factor_of_member()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER oauth_grant_second_factor ON auth.oauth_grant');
    await runner.query('DROP FUNCTION auth.require_factor_of_member()');
    await runner.query('ALTER TABLE auth.workspace DROP COLUMN second_factor_required');
  }
}

const REQUIRE_FACTOR_OF_MEMBER = `
  CREATE FUNCTION auth.require_factor_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM auth.workspace WHERE id = NEW.workspace_id AND second_factor_required)
      AND NOT EXISTS (SELECT 1 FROM auth.second_factor WHERE account_id = NEW.account_id AND confirmed_at IS NOT NULL)
    THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$`;
