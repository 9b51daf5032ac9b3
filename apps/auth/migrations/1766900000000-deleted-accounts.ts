import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** What refers to an account and belongs to its person. Such a row must not appear after the deletion. */
const OF_PERSON = [
  'browser_session',
  'company_identity',
  'known_device',
  'member',
  'new_address',
  'passkey',
  'password_reset',
  'second_factor',
];

/** People delete their accounts (decision 67). */
export class DeletedAccounts1766900000000 implements MigrationInterface {
  readonly name = 'DeletedAccounts1766900000000';

  async up(runner: QueryRunner): Promise<void> {
    // A deleted account is a disabled one for replicas of the release before, and no operator can enable it.
    await runner.query(`
      ALTER TABLE auth.account
        ADD COLUMN deleted_at timestamptz,
        ADD CONSTRAINT account_deleted_check CHECK (deleted_at IS NULL OR disabled_at IS NOT NULL)`);
    // A trigger needs its function; the body is in sql/functions.
    await runner.query(
      'CREATE FUNCTION auth.skip_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    );
    for (const table of OF_PERSON)
      await runner.query(`
        CREATE TRIGGER ${table}_deleted_account BEFORE INSERT ON auth.${table}
          FOR EACH ROW EXECUTE FUNCTION auth.skip_deleted_account()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of OF_PERSON)
      await runner.query(`DROP TRIGGER ${table}_deleted_account ON auth.${table}`);
    await runner.query('DROP FUNCTION auth.skip_deleted_account()');
    await runner.query(
      'ALTER TABLE auth.account DROP CONSTRAINT account_deleted_check, DROP COLUMN deleted_at',
    );
  }
}
