import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** How long a workspace keeps its audit log (null: forever), and the indexes of its filters and of its deletion. */
export class AuditRetention1765000000000 implements MigrationInterface {
  readonly name = 'AuditRetention1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.workspace ADD COLUMN audit_retention_days int
        CONSTRAINT workspace_audit_retention CHECK (audit_retention_days BETWEEN 30 AND 3650)`);
    await runner.query('CREATE INDEX audit_entry_at ON auth.audit_entry (workspace_id, at)');
    await runner.query(
      'CREATE INDEX audit_entry_actor ON auth.audit_entry (workspace_id, actor_member_id, id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX auth.audit_entry_actor');
    await runner.query('DROP INDEX auth.audit_entry_at');
    await runner.query('ALTER TABLE auth.workspace DROP COLUMN audit_retention_days');
  }
}
