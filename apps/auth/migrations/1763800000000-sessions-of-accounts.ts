import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Lets a changed password end the browser sessions of its account, whose payloads are sealed. */
export class SessionsOfAccounts1763800000000 implements MigrationInterface {
  readonly name = 'SessionsOfAccounts1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.oidc_model ADD COLUMN account_id bigint;
      CREATE INDEX oidc_model_account ON auth.oidc_model (account_id) WHERE account_id IS NOT NULL;
      -- Sessions from before carry no account: they end now, and people sign in once more.
      DELETE FROM auth.oidc_model WHERE kind = 'Session';
      CREATE INDEX invitation_open ON auth.invitation (workspace_id, lower(email))
        WHERE accepted_at IS NULL AND revoked_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX auth.invitation_open; ALTER TABLE auth.oidc_model DROP COLUMN account_id');
  }
}
