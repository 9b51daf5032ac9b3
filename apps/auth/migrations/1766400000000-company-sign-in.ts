import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Sign-in by the OpenID Connect provider of a company (decision 61). */
export class CompanySignIn1766400000000 implements MigrationInterface {
  readonly name = 'CompanySignIn1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.sign_in_provider (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        workspace_id bigint NOT NULL REFERENCES auth.workspace (id),
        name text NOT NULL,
        issuer text NOT NULL,
        client_id text NOT NULL,
        client_secret bytea NOT NULL,
        default_role text NOT NULL,
        groups_claim text,
        role_by_group json NOT NULL,
        required boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        CONSTRAINT sign_in_provider_role CHECK (default_role IN ('admin', 'member', 'viewer'))
      )`);
    await runner.query('CREATE INDEX sign_in_provider_workspace ON auth.sign_in_provider (workspace_id)');
    await runner.query(`
      CREATE TABLE auth.sign_in_domain (
        provider_id bigint NOT NULL REFERENCES auth.sign_in_provider (id) ON DELETE CASCADE,
        domain text NOT NULL,
        proof text NOT NULL,
        proven_at timestamptz,
        PRIMARY KEY (provider_id, domain)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX sign_in_domain_proven ON auth.sign_in_domain (domain) WHERE proven_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE auth.company_identity (
        provider_id bigint NOT NULL REFERENCES auth.sign_in_provider (id) ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL,
        account_id bigint NOT NULL REFERENCES auth.account (id) ON DELETE CASCADE,
        linked_at timestamptz NOT NULL,
        PRIMARY KEY (provider_id, issuer, subject),
        CONSTRAINT company_identity_account_unique UNIQUE (account_id, provider_id, issuer)
      )`);
    await runner.query(`
      CREATE TABLE auth.sign_in_request (
        state_hash bytea PRIMARY KEY,
        provider_id bigint NOT NULL REFERENCES auth.sign_in_provider (id) ON DELETE CASCADE,
        interaction text NOT NULL,
        browser_hash bytea NOT NULL,
        secrets bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query('CREATE INDEX sign_in_request_expires ON auth.sign_in_request (expires_at)');
    await runner.query('CREATE INDEX sign_in_request_provider ON auth.sign_in_request (provider_id)');
    await runner.query(`
      ALTER TABLE auth.browser_session
        ADD COLUMN company_provider_id bigint REFERENCES auth.sign_in_provider (id) ON DELETE SET NULL,
        ADD COLUMN company_subject text,
        ADD COLUMN company_sid text`);
    await runner.query(`
      CREATE INDEX browser_session_company ON auth.browser_session (company_provider_id)
        WHERE company_provider_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.browser_session
        DROP COLUMN company_provider_id, DROP COLUMN company_subject, DROP COLUMN company_sid`);
    await runner.query('DROP TABLE auth.sign_in_request');
    await runner.query('DROP TABLE auth.company_identity');
    await runner.query('DROP TABLE auth.sign_in_domain');
    await runner.query('DROP TABLE auth.sign_in_provider');
  }
}
