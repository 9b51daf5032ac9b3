import type { Executor, Statement } from './executor.js';

/**
 * Repeats a statement that deletes a bounded number of rows and returns one row for each, until it deletes none. Each is a
 * transaction of its own, so no lock lasts long.
 * @param isOver whether to stop before the next batch
 * @returns whether no row is left
 */
export async function deleteInBatches(
  database: Executor,
  statement: Statement | string,
  values: readonly unknown[],
  isOver: () => boolean,
): Promise<boolean> {
  while (!isOver()) {
    const deleted = await database.query(statement, values);
    if (deleted.length === 0) return true;
  }
  return false;
}
