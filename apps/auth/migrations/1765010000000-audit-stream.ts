import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * Which entries of the audit log the broker's stream of it does not have yet. Entries of before are not published: the
 * constant default of the first statement applies to them without rewriting the table.
 */
export class AuditStream1765010000000 implements MigrationInterface {
  readonly name = 'AuditStream1765010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.audit_entry ADD COLUMN is_published boolean NOT NULL DEFAULT true');
    await runner.query('ALTER TABLE auth.audit_entry ALTER COLUMN is_published SET DEFAULT false');
    await runner.query(
      'CREATE INDEX audit_entry_unpublished ON auth.audit_entry (id) WHERE NOT is_published',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX auth.audit_entry_unpublished');
    await runner.query('ALTER TABLE auth.audit_entry DROP COLUMN is_published');
  }
}
