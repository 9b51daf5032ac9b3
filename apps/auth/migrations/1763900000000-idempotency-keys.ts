import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

export class IdempotencyKeys1763900000000 implements MigrationInterface {
  readonly name = 'IdempotencyKeys1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IDEMPOTENCY_KEY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.idempotency_key');
  }
}

const IDEMPOTENCY_KEY = `
    CREATE TABLE auth.idempotency_key (
      credential_id text NOT NULL,
      key text NOT NULL,
      fingerprint text NOT NULL,
      status smallint,
      headers json,
      body text,
      lease_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (credential_id, key)
    );
    CREATE INDEX idempotency_key_age ON auth.idempotency_key (created_at);
  `;
