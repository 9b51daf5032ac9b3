import type { Database } from './database.js';
import { UnreadableSecretError, type SecretBox } from './secret-box.js';

/** A column of sealed values. Its names are constants of the code, never input. */
export interface SealedColumn<Row> {
  table: string;
  /** The primary key. */
  keys: readonly [string, ...string[]];
  column: string;
  /** Further columns that `contextOf` needs. */
  contextColumns?: readonly string[];
  /** The context that the value of a row is bound to. */
  contextOf: (row: Row) => Buffer;
}

export interface ResealReport {
  resealed: number;
  /** Values of keys that are not configured; they are unchanged. */
  unreadable: number;
}

const PAGE = 500;

/**
 * Reseals with the current key every value of a column that does not name it. A value that another writer replaces
 * concurrently keeps that writer's bytes. Afterwards a retired key opens no value of this column.
 */
export async function resealColumn<Row extends object>(
  database: Database,
  box: SecretBox,
  { table, keys, column, contextColumns = [], contextOf }: SealedColumn<Row>,
): Promise<ResealReport> {
  const report: ResealReport = { resealed: 0, unreadable: 0 };
  const keyList = keys.join(', ');
  const columns = [...new Set([...keys, ...contextColumns])].join(', ');
  const from = (first: number): string => keys.map((_, index) => `$${first + index}`).join(', ');
  let last: unknown[] | undefined;
  for (;;) {
    const rows = await database.query<Row & Record<string, unknown> & { sealed: Buffer }>(
      `SELECT ${columns}, ${column} AS sealed FROM ${table}
       WHERE substring(${column} FROM 1 FOR 4) <> $1 ${last ? `AND (${keyList}) > (${from(2)})` : ''}
       ORDER BY ${keyList} LIMIT ${PAGE}`,
      [box.currentKeyId, ...(last ?? [])],
    );
    for (const row of rows) {
      const context = contextOf(row);
      try {
        const fresh = box.seal(box.open(row.sealed, context), context);
        await database.query(
          `UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2 AND (${keyList}) = (${from(3)})`,
          [fresh, row.sealed, ...keys.map((key) => row[key])],
        );
        report.resealed += 1;
      } catch (error) {
        if (!(error instanceof UnreadableSecretError)) throw error;
        report.unreadable += 1;
      }
    }
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return report;
    last = keys.map((key) => end[key]);
  }
}
