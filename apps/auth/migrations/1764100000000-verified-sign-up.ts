import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** A sign-up waits here until its address is confirmed; only then is there an account. */
export class VerifiedSignUp1764100000000 implements MigrationInterface {
  readonly name = 'VerifiedSignUp1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The default counts for accounts that the previous release makes during an upgrade.
      ALTER TABLE auth.account ADD COLUMN email_verified_at timestamptz NOT NULL DEFAULT now();
      UPDATE auth.account SET email_verified_at = created_at;

      -- The mailed link of an invitation proves the address; the link that its inviter sees does not.
      ALTER TABLE auth.invitation ADD COLUMN mailed_digest bytea CONSTRAINT invitation_mailed_digest_unique UNIQUE;

      -- Found by the digest of the link's secret. Name, address and password hash are sealed.
      CREATE TABLE auth.pending_sign_up (
        digest bytea PRIMARY KEY,
        email_digest bytea NOT NULL,
        sealed bytea NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX pending_sign_up_email ON auth.pending_sign_up (email_digest);
      CREATE INDEX pending_sign_up_expiry ON auth.pending_sign_up (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE auth.pending_sign_up;
      ALTER TABLE auth.invitation DROP COLUMN mailed_digest;
      ALTER TABLE auth.account DROP COLUMN email_verified_at;
    `);
  }
}
