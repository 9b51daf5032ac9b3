import { idempotencyTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

export class IdempotencyKeys1763700100000 implements MigrationInterface {
  readonly name = 'IdempotencyKeys1763700100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(idempotencyTable('webhooks'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhooks.idempotency_key');
  }
}
