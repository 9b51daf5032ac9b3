import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** A change under an Idempotency-Key is on record from its commit on, not only once its answer is stored. */
export class IdempotencyOutcomes1763700400000 implements MigrationInterface {
  readonly name = 'IdempotencyOutcomes1763700400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IDEMPOTENCY_OUTCOME);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE boards.idempotency_outcome');
  }
}

const IDEMPOTENCY_OUTCOME = `
    CREATE TABLE boards.idempotency_outcome (
      credential_id text NOT NULL,
      key text NOT NULL,
      step integer NOT NULL,
      outcome json NOT NULL,
      PRIMARY KEY (credential_id, key, step),
      FOREIGN KEY (credential_id, key) REFERENCES boards.idempotency_key ON DELETE CASCADE
    );
  `;
