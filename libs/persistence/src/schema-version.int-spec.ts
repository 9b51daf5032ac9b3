import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database } from './database.js';
import { migrate, type MigrationClass } from './migrate.js';
import { schemaFault } from './schema-version.js';

/** A release's migration that creates a table. */
function migrationOf(name: string, table: string): MigrationClass {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`CREATE TABLE trial.${table} (id int)`);
    }
    async down(): Promise<void> {
      return Promise.resolve();
    }
  };
}

/** A release's migration that builds an index during writes. */
class IndexMigration implements MigrationInterface {
  readonly name = 'Third1763700000002';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY one_id ON trial.one (id)');
  }
  async down(): Promise<void> {
    return Promise.resolve();
  }
}

const older = [migrationOf('First1763700000000', 'one')];
const newer = [...older, migrationOf('Second1763700000001', 'two')];

describe('a service’s schema', () => {
  let test: TestDatabase;
  let database: Database;
  const migrateTo = async (migrations: readonly MigrationClass[]): Promise<string[]> =>
    migrate({ url: test.url, schema: 'trial', role: role, migrations, functions: [] });
  let role: string;

  beforeAll(async () => {
    test = await createTestDatabase();
    const login = await test.createLogin();
    role = login.role;
    const logger = createLogger('test', 'silent');
    database = new Database({ url: login.url, poolMax: 2, applicationName: 'trial', logger });
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it('keeps a newer service unready and names missing migrations until they have run', async () => {
    expect(await schemaFault(database, 'trial', older, [])).toMatch(
      /lacks First1763700000000; run the migrations/,
    );
    await migrateTo(older);
    expect(await schemaFault(database, 'trial', older, [])).toBeNull();
    expect(await schemaFault(database, 'trial', newer, [])).toBe(
      'schema trial lacks Second1763700000001; run the migrations of this release',
    );
  });

  it('is migrated once by concurrent runs, and serves the older service as well', async () => {
    const runs = await Promise.all([migrateTo(newer), migrateTo(newer), migrateTo(newer)]);
    expect(runs.flat()).toEqual(['Second1763700000001']);
    expect(await schemaFault(database, 'trial', newer, [])).toBeNull();
    expect(await schemaFault(database, 'trial', older, [])).toBeNull();
  });

  it('is migrated with a concurrent index build while other runs are queued', async () => {
    const newest = [...newer, IndexMigration];
    const runs = await Promise.all([migrateTo(newest), migrateTo(newest), migrateTo(newest)]);
    expect(runs.flat()).toEqual(['Third1763700000002']);
  });
});
