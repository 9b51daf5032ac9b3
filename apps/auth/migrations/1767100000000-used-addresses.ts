import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** From which addresses API tokens and AI clients are used, and how many were recorded on a day (decision 69). */
export class UsedAddresses1767100000000 implements MigrationInterface {
  readonly name = 'UsedAddresses1767100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.used_address (
        credential text NOT NULL,
        address text NOT NULL,
        last_day date NOT NULL,
        CONSTRAINT used_address_pkey PRIMARY KEY (credential, address)
      )`);
    await runner.query('CREATE INDEX used_address_day ON auth.used_address (last_day)');
    await runner.query(`
      CREATE TABLE auth.used_address_count (
        credential text PRIMARY KEY,
        day date NOT NULL,
        addresses integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.used_address');
    await runner.query('DROP TABLE auth.used_address_count');
  }
}
