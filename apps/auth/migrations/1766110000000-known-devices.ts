import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** The browsers in which an account has signed in, by the hash of a cookie. A sign-in in another one is announced by mail. */
export class KnownDevices1766110000000 implements MigrationInterface {
  readonly name = 'KnownDevices1766110000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.known_device (
        account_id bigint NOT NULL REFERENCES auth.account (id),
        device_hash bytea NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, device_hash))`);
    await runner.query('CREATE INDEX known_device_use ON auth.known_device (last_used_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.known_device');
  }
}
