import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Entries of other services carry the id that they were sent with, so that one that is sent twice is kept once. */
export class AuditOfServices1764300000000 implements MigrationInterface {
  readonly name = 'AuditOfServices1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.audit_entry ADD COLUMN event_id uuid');
    await runner.query('CREATE UNIQUE INDEX audit_entry_event ON auth.audit_entry (event_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.audit_entry DROP COLUMN event_id');
  }
}
