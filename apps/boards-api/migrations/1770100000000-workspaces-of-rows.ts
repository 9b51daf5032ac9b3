import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { fillWorkspaceFunction } from './frozen/fill-workspace.js';

interface Rows {
  readonly table: string;
  /** Its primary key. */
  readonly key: readonly [string] | readonly [string, string];
  readonly parent: 'board' | 'card' | 'field';
}

/** The options of a field follow it, since they get its workspace. */
const ROWS: readonly Rows[] = [
  { table: 'board_column', key: ['id'], parent: 'board' },
  { table: 'board_member', key: ['board_id', 'member_id'], parent: 'board' },
  { table: 'board_row', key: ['id'], parent: 'board' },
  { table: 'card_label', key: ['card_id', 'label_id'], parent: 'card' },
  { table: 'checklist_item', key: ['id'], parent: 'card' },
  { table: 'comment', key: ['id'], parent: 'card' },
  { table: 'field', key: ['id'], parent: 'board' },
  { table: 'field_option', key: ['id'], parent: 'field' },
  { table: 'gantt_dependency', key: ['id'], parent: 'board' },
  { table: 'gantt_task', key: ['card_id'], parent: 'card' },
  { table: 'label', key: ['id'], parent: 'board' },
  { table: 'saved_view', key: ['id'], parent: 'board' },
];

/**
 * The workspace of each row, so that a workspace can be counted, copied and moved without joins. A trigger fills it for writers
 * that do not name it. Present rows get it in short transactions; an interrupted run starts again and skips what it has.
 */
export class WorkspacesOfRows1770100000000 implements MigrationInterface {
  readonly name = 'WorkspacesOfRows1770100000000';
  /** Each batch is a transaction of its own. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(fillWorkspaceFunction);
    for (const rows of ROWS) {
      await addColumn(runner, rows);
      await fillRows(runner, rows);
      await requireColumn(runner, rows);
    }
    // The outbox of audit entries is nearly empty, so its rewriting is short.
    await runner.query(`ALTER TABLE boards.audit_outbox ADD COLUMN IF NOT EXISTS workspace_id bigint
      GENERATED ALWAYS AS ((entry ->> 'workspaceId')::bigint) STORED`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE boards.audit_outbox DROP COLUMN workspace_id');
    for (const { table } of ROWS) {
      await runner.query(`DROP TRIGGER ${table}_workspace ON boards.${table}`);
      await runner.query(`ALTER TABLE boards.${table} DROP COLUMN workspace_id`);
    }
    await runner.query('DROP FUNCTION boards.fill_workspace()');
  }
}

async function addColumn(runner: QueryRunner, { table, parent }: Rows): Promise<void> {
  await withShortLock(
    runner,
    `ALTER TABLE boards.${table} ADD COLUMN IF NOT EXISTS workspace_id bigint;
     CREATE OR REPLACE TRIGGER ${table}_workspace BEFORE INSERT ON boards.${table}
       FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION boards.fill_workspace('${parent}')`,
  );
}

/** A valid constraint spares SET NOT NULL the reading of the table while it is locked. */
async function requireColumn(runner: QueryRunner, { table }: Rows): Promise<void> {
  const constraint = `${table}_of_workspace`;
  await withShortLock(
    runner,
    `ALTER TABLE boards.${table} DROP CONSTRAINT IF EXISTS ${constraint};
     ALTER TABLE boards.${table} ADD CONSTRAINT ${constraint} CHECK (workspace_id IS NOT NULL) NOT VALID`,
  );
  await runner.query(`ALTER TABLE boards.${table} VALIDATE CONSTRAINT ${constraint}`);
  await withShortLock(
    runner,
    `ALTER TABLE boards.${table} ALTER COLUMN workspace_id SET NOT NULL;
     ALTER TABLE boards.${table} DROP CONSTRAINT ${constraint}`,
  );
}

const BATCH = 1_000;

/** Rows that a writer has locked are left to a later pass: to wait for them could end in a deadlock. */
async function fillRows(runner: QueryRunner, rows: Rows): Promise<void> {
  const [first, second = first] = rows.key;
  const parentKey = `${rows.parent}_id`;
  const fill = `
    WITH part AS MATERIALIZED (
      SELECT ${first} AS a, ${second} AS b FROM boards.${rows.table} WHERE (${first}, ${second}) > ($1, $2)
      ORDER BY ${first}, ${second} LIMIT ${BATCH}),
    free AS MATERIALIZED (
      SELECT t.${first} AS a, t.${second} AS b, t.${parentKey} AS parent
      FROM part JOIN boards.${rows.table} AS t ON t.${first} = part.a AND t.${second} = part.b
      WHERE t.workspace_id IS NULL FOR NO KEY UPDATE OF t SKIP LOCKED),
    filled AS (
      UPDATE boards.${rows.table} AS t SET workspace_id = parent.workspace_id
      FROM free JOIN boards.${rows.parent} AS parent ON parent.id = free.parent
      WHERE t.${first} = free.a AND t.${second} = free.b)
    SELECT a, b FROM part ORDER BY a DESC, b DESC LIMIT 1`;
  let isWhole = false;
  while (!isWhole) {
    let after: { a: string; b: string } | undefined = { a: '0', b: '0' };
    while (after !== undefined)
      [after] = (await runner.query(fill, [after.a, after.b])) as [{ a: string; b: string }?];
    const [left] = (await runner.query(
      `SELECT EXISTS (SELECT FROM boards.${rows.table} WHERE workspace_id IS NULL) AS is_left`,
    )) as [{ is_left: boolean }];
    isWhole = !left.is_left;
  }
}

const LOCK_TIMEOUT_MS = 250;
const ATTEMPTS_MAX = 480;

/** Writers queue behind a lock that waits for a long transaction, so it is given up soon and tried again. */
async function withShortLock(runner: QueryRunner, statements: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runner.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT_MS}ms'; ${statements}; COMMIT`);
      return;
    } catch (error) {
      await runner.query('ROLLBACK');
      const isLocked = error instanceof Error && 'code' in error && error.code === '55P03';
      if (!isLocked || attempt === ATTEMPTS_MAX) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_TIMEOUT_MS));
    }
  }
}
