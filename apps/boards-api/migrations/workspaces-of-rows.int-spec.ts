import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database, isOrphan } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import { functions, migrations } from './index.js';
import { WorkspacesOfRows1770100000000 } from './1770100000000-workspaces-of-rows.js';

const ROWS = `
  INSERT INTO boards.workspace (id) VALUES (7), (8);
  INSERT INTO boards.board (workspace_id, name, kind, visibility, rank, created_by_id, created_by_name)
    SELECT id, 'Board', 'kanban', 'workspace', 'a0', 1, 'B' FROM boards.workspace;
  INSERT INTO boards.list (workspace_id, board_id, name, rank) SELECT workspace_id, id, 'List', 'a0' FROM boards.board;
  INSERT INTO boards.card (workspace_id, board_id, list_id, title, rank, created_by_id, created_by_name)
    SELECT workspace_id, board_id, id, 'Card ' || n, 'a' || n, 1, 'B' FROM generate_series(1, 3) AS n, boards.list;`;

/** Of each table a row for each board or card, as the version before writes it. */
const PARTS = `
  INSERT INTO boards.board_column (board_id, name, rank) SELECT id, 'Column', 'a' || $1::text FROM boards.board;
  INSERT INTO boards.board_row (board_id, name, rank) SELECT id, 'Row', 'a' || $1::text FROM boards.board;
  INSERT INTO boards.board_member (board_id, member_id) SELECT id, length($1::text) FROM boards.board;
  INSERT INTO boards.label (board_id, name, color) SELECT id, 'Label ' || $1::text, '#000' FROM boards.board;
  INSERT INTO boards.card_label (card_id, label_id)
    SELECT c.id, l.id FROM boards.card AS c JOIN boards.label AS l USING (board_id) WHERE l.name = 'Label ' || $1::text;
  INSERT INTO boards.checklist_item (card_id, text, rank)
    SELECT id, 'Item', 'a' || $1::text || n FROM boards.card, generate_series(1, 400) AS n;
  INSERT INTO boards.comment (card_id, text, author_id, author_name) SELECT id, 'Comment', 1, 'B' FROM boards.card;
  INSERT INTO boards.field (board_id, name, type, rank)
    SELECT id, 'Field ' || $1::text, 'select', 'a' || $1::text FROM boards.board;
  INSERT INTO boards.field_option (field_id, label, place) SELECT id, 'Option ' || $1::text, 1 FROM boards.field;
  INSERT INTO boards.saved_view (board_id, name, kind, query, shared, created_by_id, created_by_name)
    SELECT id, 'View ' || $1::text, 'table', '{}', true, 1, 'B' FROM boards.board;
  INSERT INTO boards.audit_outbox (entry) SELECT json_build_object('workspaceId', id) FROM boards.workspace;`;
const TASKS = `
  INSERT INTO boards.gantt_task (card_id, board_id) SELECT id, board_id FROM boards.card;
  INSERT INTO boards.gantt_dependency (board_id, card_id, depends_on, type)
    SELECT c.board_id, c.id, d.id, 'FS' FROM boards.card AS c JOIN boards.card AS d USING (board_id) WHERE d.id < c.id;`;

/** Tables without the workspace of their rows, and why. */
const WITHOUT = {
  cell: 'of the database',
  field_value: 'functions of the release before build its rows by position; the next release adds it',
  idempotency_key: 'of a credential, for a day',
  idempotency_outcome: 'of a credential, for a day',
  outbox_relay: 'of the database',
  schema_migration: 'of the database',
  sql_function: 'of the database',
  workspace: 'its id',
};

describe('the workspace of each row', () => {
  let base: TestDatabase;
  let owner: Database;
  let service: Database;

  beforeAll(async () => {
    base = await createTestDatabase();
    const login = await base.createLogin();
    const to = (end?: number): Promise<string[]> =>
      migrate({
        url: base.url,
        schema: 'boards',
        role: login.role,
        migrations: migrations.slice(0, end),
        functions: end === undefined ? functions : [],
      });
    await to(migrations.indexOf(WorkspacesOfRows1770100000000));
    const options = { poolMax: 3, applicationName: 'test', logger: createLogger('test', 'silent') };
    owner = new Database({ url: base.url, ...options });
    service = new Database({ url: login.url, ...options });
    await owner.query(ROWS);
    await owner.query(PARTS.replaceAll('$1::text', `'1'`) + TASKS);
    // A writer of the version before holds rows while the migration runs.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const writer = service.transaction(async (tx) => {
      await tx.query('UPDATE boards.comment SET text = text WHERE id = (SELECT min(id) FROM boards.comment)');
      await held;
    });
    const migrated = to();
    await new Promise((resolve) => setTimeout(resolve, 700));
    release();
    await writer;
    await migrated;
    await service.query(PARTS.replaceAll('$1::text', `'22'`));
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await owner.close();
    await base.drop();
  });

  const tables = async (): Promise<{ name: string; has_workspace: boolean }[]> =>
    owner.query(`
      SELECT c.relname AS name, EXISTS (
        SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'workspace_id' AND NOT attisdropped) AS has_workspace
      FROM pg_class AS c
      WHERE c.relnamespace = 'boards'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`);

  it('is in every table that has rows of workspaces', async () => {
    const without = (await tables()).filter((table) => !table.has_workspace).map(({ name }) => name);
    expect(without).toEqual(Object.keys(WITHOUT));
  });

  it.each([
    ...['board_column', 'board_row', 'board_member', 'label', 'field', 'saved_view'].map((table) => [
      table,
      'boards.board AS parent ON parent.id = t.board_id',
    ]),
    ...['card_label', 'checklist_item', 'comment', 'gantt_task', 'gantt_dependency'].map((table) => [
      table,
      'boards.card AS parent ON parent.id = t.card_id',
    ]),
    ['field_option', 'boards.field AS parent ON parent.id = t.field_id'],
  ])('is in %s that of its object, also for writers that do not name it', async (table, join) => {
    const [rows] = await owner.query<{ all: number; right: number }>(
      `SELECT count(*) AS all, count(*) FILTER (WHERE t.workspace_id = parent.workspace_id) AS right
       FROM boards.${table} AS t JOIN ${join}`,
    );
    expect(rows?.all).toBeGreaterThan(1);
    expect(rows?.right).toBe(rows?.all);
  });

  it('is in the outbox of audit entries', async () => {
    expect(await owner.query('SELECT DISTINCT workspace_id FROM boards.audit_outbox ORDER BY 1')).toEqual([
      { workspace_id: 7 },
      { workspace_id: 8 },
    ]);
  });

  it('is null for no row: one of a card that is gone is refused as by its foreign key', async () => {
    const error = await service
      .query(`INSERT INTO boards.comment (card_id, text, author_id, author_name) VALUES (999, 'x', 1, 'B')`)
      .catch((thrown: unknown) => thrown);
    expect(isOrphan(error, 'comment')).toBe(true);
  });
});
