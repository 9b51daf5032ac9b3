import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** A company may demand that its people sign in by it, and end their sessions (decision 61). */
export class RequiredCompanySignIn1766410000000 implements MigrationInterface {
  readonly name = 'RequiredCompanySignIn1766410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NEEDS_COMPANY_SIGN_IN);
    await runner.query(REQUIRE_COMPANY_SIGN_IN);
    await runner.query(`
      CREATE TRIGGER browser_session_company BEFORE INSERT ON auth.browser_session
        FOR EACH ROW WHEN (NEW.company_provider_id IS NULL) EXECUTE FUNCTION auth.require_company_sign_in()`);
    await runner.query(`
      CREATE TABLE auth.company_logout_token (
        provider_id bigint NOT NULL REFERENCES auth.sign_in_provider (id) ON DELETE CASCADE,
        jti_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (provider_id, jti_hash)
      )`);
    await runner.query('CREATE INDEX company_logout_token_expires ON auth.company_logout_token (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.company_logout_token');
    await runner.query('DROP TRIGGER browser_session_company ON auth.browser_session');
    await runner.query('DROP FUNCTION auth.require_company_sign_in()');
    await runner.query('DROP FUNCTION auth.needs_company_sign_in(bigint)');
  }
}

const NEEDS_COMPANY_SIGN_IN = `
  CREATE FUNCTION auth.needs_company_sign_in(account_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT 1 FROM auth.account a
      JOIN auth.sign_in_domain d ON d.domain = lower(substring(a.email FROM '[^@]*$')) AND d.proven_at IS NOT NULL
      JOIN auth.sign_in_provider p ON p.id = d.provider_id AND p.required
      JOIN auth.member m ON m.workspace_id = p.workspace_id AND m.account_id = a.id
      WHERE a.id = needs_company_sign_in.account_id AND m.removed_at IS NULL AND m.role <> 'owner')
  $$`;

const REQUIRE_COMPANY_SIGN_IN = `
  CREATE FUNCTION auth.require_company_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF auth.needs_company_sign_in(NEW.account_id) THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$`;
