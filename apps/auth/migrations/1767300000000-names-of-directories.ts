import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/** Names of a directory are compared by keys, whatever the locale of the database (decision 75). */
export class NamesOfDirectories1767300000000 implements MigrationInterface {
  readonly name = 'NamesOfDirectories1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    // The letters of all scripts. PostgreSQL 16 knows them by ICU alone.
    await runner.query(`
      DO $$ BEGIN
        IF current_setting('server_version_num')::int >= 170000 THEN
          CREATE COLLATION auth.letter_case (provider = builtin, locale = 'C.UTF-8');
        ELSE
          CREATE COLLATION auth.letter_case (provider = icu, locale = 'und');
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION IF EXISTS auth.name_key(text)');
    await runner.query('DROP COLLATION auth.letter_case');
  }
}
