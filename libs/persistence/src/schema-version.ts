import type { Executor } from './executor.js';
import type { MigrationClass } from './migrate.js';
import { outdatedFunctions, recordedFunctions, type RecordedFunction } from './outdated-functions.js';
import type { SqlFunction } from './sql-function.js';

/**
 * Checks whether the schema has every migration of this build, and each of its functions in this text or a newer one. A
 * newer schema is fine: migrations expand before they contract, and functions keep their signatures.
 * @returns null if it has, else a sentence that names the missing migrations and functions
 */
export async function schemaFault(
  database: Executor,
  schema: string,
  migrations: readonly MigrationClass[],
  functions: readonly SqlFunction[],
): Promise<string | null> {
  const [applied, recorded] = await Promise.all([
    database.query<{ name: string }>(`SELECT name FROM ${schema}.schema_migration`).catch(() => []),
    database.query<RecordedFunction>(recordedFunctions(schema)).catch(() => []),
  ]);
  const run = new Set(applied.map((row) => row.name));
  const missing = [
    ...migrations.map(migrationName).filter((name) => !run.has(name)),
    ...outdatedFunctions(functions, recorded).map(({ name }) => `${name}()`),
  ];
  return missing.length === 0
    ? null
    : `schema ${schema} lacks ${missing.join(', ')}; run the migrations of this release`;
}

function migrationName(migration: MigrationClass): string {
  return new migration().name ?? migration.name;
}
