import { idempotencyTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

export class IdempotencyKeys1763900000000 implements MigrationInterface {
  readonly name = 'IdempotencyKeys1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(idempotencyTable('auth'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.idempotency_key');
  }
}
