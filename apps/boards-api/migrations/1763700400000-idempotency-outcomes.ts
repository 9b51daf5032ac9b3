import { idempotencyOutcomeTable, type MigrationInterface, type QueryRunner } from '@kiban/persistence';

/** A change under an Idempotency-Key is on record from its commit on, not only once its answer is stored. */
export class IdempotencyOutcomes1763700400000 implements MigrationInterface {
  readonly name = 'IdempotencyOutcomes1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(idempotencyOutcomeTable('boards'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE boards.idempotency_outcome');
  }
}
