import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Which AI clients the members of a workspace may connect, and for how long (decision 66). */
export class ClientPolicies1766800000000 implements MigrationInterface {
  readonly name = 'ClientPolicies1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.workspace
        ADD COLUMN approved_clients text[],
        ADD COLUMN client_access text NOT NULL DEFAULT 'read_write',
        ADD COLUMN client_days_max integer,
        ADD CONSTRAINT workspace_client_access_check CHECK (client_access IN ('read', 'read_write')),
        ADD CONSTRAINT workspace_client_days_max_check CHECK (client_days_max > 0)`);
    // A trigger needs its function; the body is in sql/functions.
    await runner.query(
      'CREATE FUNCTION auth.apply_client_policy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    );
    await runner.query(`
      CREATE TRIGGER oauth_grant_client_policy BEFORE INSERT ON auth.oauth_grant
        FOR EACH ROW WHEN (NEW.connection_id IS NOT NULL) EXECUTE FUNCTION auth.apply_client_policy()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER oauth_grant_client_policy ON auth.oauth_grant');
    await runner.query('DROP FUNCTION auth.apply_client_policy()');
    await runner.query('DROP FUNCTION IF EXISTS auth.client_is_approved(bigint, text, text)');
    await runner.query(`
      ALTER TABLE auth.workspace
        DROP COLUMN approved_clients, DROP COLUMN client_access, DROP COLUMN client_days_max`);
  }
}
