import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * A directory looks for users by name and by address, and each creation asks whether they are free: among 20,000 users, that took
 * 390 ms. The indexes are built while users are written; what an interrupted attempt left is not valid and is built again.
 *
 * They have the results of `auth.name_key`, so another text of that function needs new indexes.
 */
export class NamesInDirectories1767410000000 implements MigrationInterface {
  readonly name = 'NamesInDirectories1767410000000';
  /** An index that does not stop writers cannot be built inside a transaction. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // In an empty database, functions follow the migrations.
    await runner.query(NAME_KEY);
    for (const [name, of] of INDEXES) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS auth.${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${of}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX auth.${name}`);
  }
}

const INDEXES = [
  ['provisioned_user_name_key', 'auth.provisioned_user (workspace_id, auth.name_key(user_name))'],
  ['provisioned_user_email_key', 'auth.provisioned_user (workspace_id, auth.name_key(email))'],
  ['account_email_key', 'auth.account (auth.name_key(email))'],
] as const;

const NAME_KEY = `CREATE OR REPLACE FUNCTION auth.name_key(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
  -- The collation knows only letters of one character, and the dotted capital I becomes two.
  SELECT CASE WHEN octet_length(name) = length(name) THEN lower(name COLLATE "C") ELSE normalize(
    replace(lower(replace(normalize(name, NFC), 'İ', U&'i\\0307') COLLATE auth.letter_case) COLLATE "C", 'ς', 'σ'), NFC) END
$key$`;
