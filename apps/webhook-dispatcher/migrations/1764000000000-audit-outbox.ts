import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

export class AuditOutbox1764000000000 implements MigrationInterface {
  readonly name = 'AuditOutbox1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIT_OUTBOX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhooks.audit_outbox');
  }
}

const AUDIT_OUTBOX = `
    CREATE TABLE webhooks.audit_outbox (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      entry json NOT NULL
    );
  `;
