import { auditOutboxTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

export class AuditOutbox1764100000000 implements MigrationInterface {
  readonly name = 'AuditOutbox1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(auditOutboxTable('boards'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE boards.audit_outbox');
  }
}
