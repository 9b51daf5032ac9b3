import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Passkeys of accounts, their pending challenges, and the sessions that began with one (decision 62). */
export class Passkeys1766500000000 implements MigrationInterface {
  readonly name = 'Passkeys1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE auth.passkey (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES auth.account (id) ON DELETE CASCADE,
        credential_id bytea NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT passkey_credential_unique UNIQUE (credential_id)
      )`);
    await runner.query('CREATE INDEX passkey_account ON auth.passkey (account_id)');
    await runner.query(`
      CREATE TABLE auth.passkey_challenge (
        binding_hash bytea PRIMARY KEY,
        challenge_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`
      ALTER TABLE auth.browser_session
        ADD COLUMN passkey_id bigint REFERENCES auth.passkey (id) ON DELETE SET NULL`);
    await runner.query(`
      CREATE INDEX browser_session_passkey ON auth.browser_session (passkey_id) WHERE passkey_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth.browser_session DROP COLUMN passkey_id');
    await runner.query('DROP TABLE auth.passkey_challenge');
    await runner.query('DROP TABLE auth.passkey');
  }
}
