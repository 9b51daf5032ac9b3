import type { Executor } from './executor.js';
import type { MigrationClass } from './migrate.js';

/**
 * Checks whether the schema has every migration of this build; a newer schema is fine, since migrations expand before
 * they contract.
 * @returns null if it has, else a sentence that names the missing migrations
 */
export async function schemaFault(
  database: Executor,
  schema: string,
  migrations: readonly MigrationClass[],
): Promise<string | null> {
  const rows = await database
    .query<{ name: string }>(`SELECT name FROM ${schema}.schema_migration`)
    .catch(() => []);
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations
    .map((migration) => migrationName(migration))
    .filter((name) => !applied.has(name));
  return missing.length === 0
    ? null
    : `schema ${schema} lacks ${missing.join(', ')}; run the migrations of this release`;
}

function migrationName(migration: MigrationClass): string {
  return new migration().name ?? migration.name;
}
