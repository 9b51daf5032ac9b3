import { auditOutboxTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

export class AuditOutbox1764000000000 implements MigrationInterface {
  readonly name = 'AuditOutbox1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(auditOutboxTable('webhooks'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhooks.audit_outbox');
  }
}
