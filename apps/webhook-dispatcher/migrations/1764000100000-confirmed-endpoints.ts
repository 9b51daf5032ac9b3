import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Endpoints whose creator lost the role are held until an owner confirms them, and then stands for them. */
export class ConfirmedEndpoints1764000100000 implements MigrationInterface {
  readonly name = 'ConfirmedEndpoints1764000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks.endpoint
        ADD COLUMN confirmed_by bigint,
        DROP CONSTRAINT endpoint_disabled_reason_check,
        ADD CONSTRAINT endpoint_disabled_reason_check
          CHECK (disabled_reason IN ('failing', 'gone', 'switched_off', 'creator_lost_role'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE webhooks.endpoint SET disabled_reason = 'switched_off' WHERE disabled_reason = 'creator_lost_role';
      ALTER TABLE webhooks.endpoint
        DROP COLUMN confirmed_by,
        DROP CONSTRAINT endpoint_disabled_reason_check,
        ADD CONSTRAINT endpoint_disabled_reason_check CHECK (disabled_reason IN ('failing', 'gone', 'switched_off'));
    `);
  }
}
