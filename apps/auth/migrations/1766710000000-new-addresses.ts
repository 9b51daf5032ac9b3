import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** New e-mail addresses of accounts, until both mailboxes have confirmed (decision 65). */
export class NewAddresses1766710000000 implements MigrationInterface {
  readonly name = 'NewAddresses1766710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.new_address (
        account_id bigint PRIMARY KEY REFERENCES auth.account (id) ON DELETE CASCADE,
        email text NOT NULL,
        credential_epoch integer NOT NULL,
        old_digest bytea NOT NULL,
        new_digest bytea NOT NULL,
        old_confirmed_at timestamptz,
        new_confirmed_at timestamptz,
        expires_at timestamptz NOT NULL,
        CONSTRAINT new_address_old_digest_unique UNIQUE (old_digest),
        CONSTRAINT new_address_new_digest_unique UNIQUE (new_digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE auth.new_address');
  }
}
