import { migrate } from '@kiban/persistence/migrate';
import { LANDED_FUNCTIONS, sqlFunction } from '@kiban/persistence';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { dumpSchema } from './dump/schema-dump.js';
import {
  formatLanded,
  migrationFaults,
  parseLanded,
  withChangedFunctions,
  withNewMigrations,
} from './landed-lists.js';
import { recordedMigration, type StatementChecksums } from './recorded-migration.js';
import type { ServiceSchema } from './service-schema.js';

export interface SchemaReport {
  /** The content that each generated file should have, by its path from the root of the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** One sentence for each landed migration that is not what it was. */
  readonly faults: readonly string[];
}

/**
 * Migrates an empty database with a service's migrations and functions, and derives the generated files from it.
 * @param url a superuser's URL of an empty database
 */
export async function schemaFiles(root: string, url: string, service: ServiceSchema): Promise<SchemaReport> {
  const { folder, schema, migrations, generated = {} } = service;
  const checksums: StatementChecksums = new Map();
  const recorded = migrations.map((migration) => recordedMigration(migration, checksums));
  const migrationsFile = join(folder, 'sql', 'landed-migrations.txt');
  const functionsFile = join(folder, 'sql', LANDED_FUNCTIONS);
  const landed = await linesOf(join(root, migrationsFile));
  const landedFunctions = await linesOf(join(root, functionsFile));
  const functions = [
    ...service.functions.filter(({ name }) => !(name in generated)),
    ...Object.entries(generated).map(([name, text]) => sqlFunction(name, text, landedFunctions)),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  await migrate({ url, schema, role: 'postgres', migrations: recorded, functions });

  const names = functions.map(({ name }) => name);
  return {
    files: new Map([
      ...Object.entries(generated).map(
        ([name, text]) => [join(folder, 'sql', 'functions', `${name}.sql`), text] as const,
      ),
      [migrationsFile, formatLanded(withNewMigrations(landed, checksums))],
      [functionsFile, formatLanded(withChangedFunctions(landedFunctions, functions))],
      [join(folder, 'sql', 'schema.sql'), await dump(url, schema, names)],
    ]),
    faults: migrationFaults(landed, checksums).map((fault) => `${folder}: ${fault}`),
  };
}

async function dump(url: string, schema: string, functions: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await dumpSchema(client, schema, functions);
  } finally {
    await client.end();
  }
}

async function linesOf(file: string): Promise<string[]> {
  return parseLanded(await readFile(file, 'utf8').catch(() => ''));
}
