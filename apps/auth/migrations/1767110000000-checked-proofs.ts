import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** When the TXT record of a domain was looked up again, since when it is missing, and when that ended the proof (decision 69). */
export class CheckedProofs1767110000000 implements MigrationInterface {
  readonly name = 'CheckedProofs1767110000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.sign_in_domain
        ADD COLUMN checked_at timestamptz,
        ADD COLUMN missing_since timestamptz,
        ADD COLUMN proof_ended_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.sign_in_domain
        DROP COLUMN checked_at, DROP COLUMN missing_since, DROP COLUMN proof_ended_at`);
  }
}
