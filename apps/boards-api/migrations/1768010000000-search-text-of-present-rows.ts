import type { MigrationInterface, QueryRunner } from '@kiban/persistence';

/**
 * The searched text of the rows from before the triggers, in short transactions: a batch delays only deletions of its own rows.
 * An interrupted run starts again and skips what it has.
 */
export class SearchTextOfPresentRows1768010000000 implements MigrationInterface {
  readonly name = 'SearchTextOfPresentRows1768010000000';
  /** Each batch is a transaction of its own, and an index that does not stop writers cannot be built inside one. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { kind, rows } of SOURCES) {
      let after: string | null = '0';
      while (after !== null) {
        const [part] = (await runner.query(fill(kind, rows), [after])) as [{ last: string | null }];
        after = part.last;
      }
    }
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS boards.search_text_grams');
    await runner.query(`
      CREATE INDEX CONCURRENTLY search_text_grams ON boards.search_text
      USING gin (grams) WITH (fastupdate = off) WHERE grams IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX boards.search_text_grams');
  }
}

const BATCH = 1_000;

const SOURCES = [
  {
    kind: 'card',
    rows: `SELECT id, workspace_id, id AS card_id, concat_ws(E'\\n', title, description) AS content FROM boards.card`,
  },
  {
    kind: 'comment',
    rows: `SELECT of_card.id, c.workspace_id, c.id AS card_id, of_card.text AS content
           FROM boards.comment AS of_card JOIN boards.card AS c ON c.id = of_card.card_id`,
  },
  {
    kind: 'checklist_item',
    rows: `SELECT of_card.id, c.workspace_id, c.id AS card_id, of_card.text AS content
           FROM boards.checklist_item AS of_card JOIN boards.card AS c ON c.id = of_card.card_id`,
  },
  {
    kind: 'list',
    rows: 'SELECT id, workspace_id, NULL::bigint AS card_id, name AS content FROM boards.list',
  },
  {
    kind: 'board',
    rows: 'SELECT id, workspace_id, NULL::bigint AS card_id, name AS content FROM boards.board',
  },
] as const;

/** The lock keeps a row from being deleted between its reading and the commit. */
const fill = (kind: string, rows: string): string => {
  const id = rows.includes('of_card.id') ? 'of_card.id' : 'id';
  return `
    WITH part AS MATERIALIZED (${rows} WHERE ${id} > $1 ORDER BY ${id} LIMIT ${BATCH} FOR KEY SHARE),
    filled AS (
      INSERT INTO boards.search_text (kind, source_id, workspace_id, card_id, key)
      SELECT '${kind}', part.id, part.workspace_id, part.card_id, boards.search_key(part.content) FROM part
      ON CONFLICT DO NOTHING)
    SELECT max(part.id) AS last FROM part`;
};
