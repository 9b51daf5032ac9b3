import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * What an API token may do less than a workspace admin, and from where it was last used. The digest of a restricted
 * token is stored in a second form, which an earlier release never looks up (decision 56).
 */
export class RestrictedTokens1765600000000 implements MigrationInterface {
  readonly name = 'RestrictedTokens1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.api_token
        ADD COLUMN scopes text[],
        ADD COLUMN address_ranges text[] NOT NULL DEFAULT '{}',
        ADD COLUMN last_used_address text,
        ADD COLUMN address_rejected_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE auth.api_token
        DROP COLUMN scopes, DROP COLUMN address_ranges, DROP COLUMN last_used_address, DROP COLUMN address_rejected_at`);
  }
}
