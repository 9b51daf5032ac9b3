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
    await runner.query(CLIENT_IS_APPROVED);
    await runner.query(REQUIRE_APPROVED_CLIENT);
    await runner.query(`
      CREATE TRIGGER oauth_grant_approved_client BEFORE INSERT ON auth.oauth_grant
        FOR EACH ROW WHEN (NEW.connection_id IS NOT NULL) EXECUTE FUNCTION auth.require_approved_client()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER oauth_grant_approved_client ON auth.oauth_grant');
    await runner.query('DROP FUNCTION auth.require_approved_client()');
    await runner.query('DROP FUNCTION auth.client_is_approved(bigint)');
    await runner.query(`
      ALTER TABLE auth.workspace
        DROP COLUMN approved_clients, DROP COLUMN client_access, DROP COLUMN client_days_max`);
  }
}

/** By its id, or by the host of the document that names it. */
const CLIENT_IS_APPROVED = `
  CREATE FUNCTION auth.client_is_approved(connection bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT w.approved_clients IS NULL OR c.client_id = ANY (w.approved_clients)
      OR coalesce(c.client_host = ANY (w.approved_clients), false)
    FROM auth.oauth_connection c JOIN auth.workspace w ON w.id = c.workspace_id WHERE c.id = connection
  $$`;

/** Also holds for replicas of an earlier release, which do not know the policy. */
const REQUIRE_APPROVED_CLIENT = `
  CREATE FUNCTION auth.require_approved_client() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT auth.client_is_approved(NEW.connection_id) THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$`;
