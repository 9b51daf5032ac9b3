import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { searchTextFunctions } from './frozen/search-text.js';

/** Texts as a search compares them, kept by triggers, so that replicas of the version before keep them too. */
export class SearchText1768000000000 implements MigrationInterface {
  readonly name = 'SearchText1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    // The letters of all scripts, whatever the locale of the database. PostgreSQL 16 knows them by ICU alone.
    await runner.query(`
      DO $$ BEGIN
        IF current_setting('server_version_num')::int >= 170000 THEN
          CREATE COLLATION boards.letter_case (provider = builtin, locale = 'C.UTF-8');
        ELSE
          CREATE COLLATION boards.letter_case (provider = icu, locale = 'und');
        END IF;
      END $$`);
    // One row for each text; grams are NULL until the service has computed them. Which are frequent says nothing.
    await runner.query(`
      CREATE TABLE boards.search_text (
        kind text COLLATE "C" NOT NULL CHECK (kind IN ('card', 'comment', 'checklist_item', 'list', 'board')),
        source_id bigint NOT NULL,
        workspace_id bigint NOT NULL,
        card_id bigint,
        key text COLLATE "C" NOT NULL,
        grams int[],
        PRIMARY KEY (kind, source_id)
      );
      ALTER TABLE boards.search_text ALTER COLUMN grams SET STATISTICS 10, ALTER COLUMN key SET STATISTICS 10;
      CREATE INDEX search_text_of_card ON boards.search_text (card_id) WHERE card_id IS NOT NULL;
      CREATE INDEX search_text_names ON boards.search_text (workspace_id, kind) WHERE card_id IS NULL;
      CREATE INDEX search_text_unindexed ON boards.search_text (workspace_id, kind, source_id)
        WHERE grams IS NULL OR grams = '{}';
    `);
    await runner.query(searchTextFunctions);
    for (const [table, columns] of SOURCES) await runner.query(triggersOf(table, columns));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of SOURCES)
      await runner.query(`
        DROP TRIGGER ${table}_search_text_added ON boards.${table};
        DROP TRIGGER ${table}_search_text_changed ON boards.${table};
        DROP TRIGGER ${table}_search_text_deleted ON boards.${table}`);
    await runner.query(`
      DROP FUNCTION boards.keep_search_text();
      DROP FUNCTION boards.search_key(text);
      DROP FUNCTION IF EXISTS boards.name_key(text);
      DROP TABLE boards.search_text;
      DROP COLLATION boards.letter_case`);
  }
}

const SOURCES = [
  ['card', ['title', 'description']],
  ['comment', ['text']],
  ['checklist_item', ['text']],
  ['list', ['name']],
  ['board', ['name']],
] as const;

const triggersOf = (table: string, columns: readonly string[]): string => `
  CREATE TRIGGER ${table}_search_text_added AFTER INSERT ON boards.${table}
    FOR EACH ROW EXECUTE FUNCTION boards.keep_search_text();
  CREATE TRIGGER ${table}_search_text_changed AFTER UPDATE OF ${columns.join(', ')} ON boards.${table} FOR EACH ROW
    WHEN (${columns.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ')})
    EXECUTE FUNCTION boards.keep_search_text();
  CREATE TRIGGER ${table}_search_text_deleted AFTER DELETE ON boards.${table}
    FOR EACH ROW EXECUTE FUNCTION boards.keep_search_text()`;
