import type { SqlFunction } from './sql-function.js';

/** A row of `<schema>.sql_function`: which text of a function the database has. */
export interface RecordedFunction {
  readonly name: string;
  readonly revision: number;
  readonly checksum: string;
}

export function recordedFunctions(schema: string): string {
  return `SELECT name, revision, checksum FROM ${schema}.sql_function`;
}

/**
 * The functions of a build whose text in the database is missing, older or different. A text of a newer release is not
 * outdated: the older release can call it, and its migrations must not restore the older text.
 */
export function outdatedFunctions(
  functions: readonly SqlFunction[],
  recorded: readonly RecordedFunction[],
): SqlFunction[] {
  const found = new Map(recorded.map((row) => [row.name, row]));
  return functions.filter(({ name, revision, checksum }) => {
    const row = found.get(name);
    if (row === undefined || row.revision < revision) return true;
    // Two texts of one revision exist only while a change is being written.
    return row.revision === revision && row.checksum !== checksum;
  });
}
