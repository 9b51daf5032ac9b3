import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type MigrationInterface } from 'typeorm';
import pg from 'pg';
import { replaceFunctions } from './replace-functions.js';
import type { SqlFunction } from './sql-function.js';

export type MigrationClass = new () => MigrationInterface;

export interface MigrateOptions {
  /** Login that owns the schema; the service itself runs with `role`, which can only read and write rows. */
  url: string;
  schema: string;
  role: string;
  /** In order; immutable once landed. */
  migrations: readonly MigrationClass[];
  /** Replaced after the migrations where the database has an older text. */
  functions: readonly SqlFunction[];
}

/** Arbitrary constant: all of the product's migrations queue on this one advisory lock. */
const MIGRATION_LOCK = 7_140_415;
const LOCK_INTERVAL_MS = 100;

/**
 * Migrates a service's schema and grants its login the required rights. Replicas may call this concurrently: they queue
 * on an advisory lock, and later ones find nothing to do.
 * @returns the names of the migrations that were run, then those of the replaced functions as `name()`
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const lock = new pg.Client({ connectionString: options.url });
  await lock.connect();
  try {
    await takeLock(lock);
    await requireUnicode(lock);
    const schema = lock.escapeIdentifier(options.schema);
    const role = lock.escapeIdentifier(options.role);
    await lock.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    const source = new DataSource({
      type: 'postgres',
      // Imported here, so that it is inside of a bundle.
      driver: pg,
      url: options.url,
      schema: options.schema,
      migrations: [...options.migrations],
      migrationsTableName: 'schema_migration',
      migrationsTransactionMode: 'each',
    });
    await source.initialize();
    try {
      const done = await source.runMigrations();
      const replaced = await replaceFunctions(lock, options.schema, options.functions);
      await lock.query(`
        GRANT USAGE ON SCHEMA ${schema} TO ${role};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
        GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};
        GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role};
        REVOKE INSERT, UPDATE, DELETE ON ${schema}.schema_migration, ${schema}.sql_function FROM ${role};
        ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
      `);
      return [...done.map((migration) => migration.name), ...replaced.map((name) => `${name}()`)];
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}

/** Texts of all languages are compared in the database, whatever its locale is, but only in this encoding. */
async function requireUnicode(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; encoding: string }>(
    `SELECT current_database() AS name, current_setting('server_encoding') AS encoding`,
  );
  const { name, encoding } = rows[0] ?? { name: '', encoding: '' };
  if (encoding !== 'UTF8')
    throw new Error(
      `The database "${name}" has the encoding ${encoding}; create it with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
    );
}

/**
 * Polls instead of waiting inside PostgreSQL: a waiting statement keeps its snapshot. The lock's holder may build an
 * index CONCURRENTLY, which waits for every older snapshot. Neither would ever continue.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await wait(LOCK_INTERVAL_MS);
  }
}
