import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** A workspace is in deletion before it is deleted for good (decision 68). */
export class WorkspaceDeletion1767000000000 implements MigrationInterface {
  readonly name = 'WorkspaceDeletion1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.workspace
        ADD COLUMN deleted_at timestamptz,
        ADD COLUMN deletion_at timestamptz,
        ADD COLUMN purge_began_at timestamptz,
        ADD CONSTRAINT workspace_deletion_check CHECK (
          (deleted_at IS NULL) = (deletion_at IS NULL) AND (purge_began_at IS NULL OR deletion_at IS NOT NULL))`);
    await runner.query(
      'ALTER TABLE auth.member ADD COLUMN left_with_workspace boolean NOT NULL DEFAULT false',
    );
    await runner.query(
      'CREATE INDEX workspace_deletion ON auth.workspace (deletion_at) WHERE deletion_at IS NOT NULL',
    );
    await runner.query('CREATE INDEX oauth_grant_workspace ON auth.oauth_grant (workspace_id)');
    // Triggers need their functions; the bodies are in sql/functions.
    for (const name of ['end_membership_of_workspace', 'require_kept_workspace'])
      await runner.query(
        `CREATE FUNCTION auth.${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$`,
      );
    await runner.query(`
      CREATE TRIGGER workspace_deletion AFTER UPDATE ON auth.workspace FOR EACH ROW
        WHEN ((OLD.deletion_at IS NULL) <> (NEW.deletion_at IS NULL))
        EXECUTE FUNCTION auth.end_membership_of_workspace()`);
    await runner.query(`
      CREATE TRIGGER member_kept_workspace BEFORE INSERT OR UPDATE ON auth.member FOR EACH ROW
        WHEN (NEW.removed_at IS NULL) EXECUTE FUNCTION auth.require_kept_workspace()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER member_kept_workspace ON auth.member');
    await runner.query('DROP TRIGGER workspace_deletion ON auth.workspace');
    for (const name of ['end_membership_of_workspace', 'require_kept_workspace'])
      await runner.query(`DROP FUNCTION auth.${name}()`);
    await runner.query('DROP INDEX auth.oauth_grant_workspace');
    await runner.query('ALTER TABLE auth.member DROP COLUMN left_with_workspace');
    await runner.query(`
      ALTER TABLE auth.workspace
        DROP COLUMN deleted_at, DROP COLUMN deletion_at, DROP COLUMN purge_began_at`);
  }
}
