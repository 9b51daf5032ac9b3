import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MigrationClass, MigrationInterface, QueryRunner } from '@kiban/persistence';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaFiles, type SchemaReport } from './schema-files.js';
import { SERVICE_SCHEMAS, type ServiceSchema } from './service-schema.js';

const [auth, boards] = SERVICE_SCHEMAS as readonly [ServiceSchema, ServiceSchema];
const MIGRATIONS = join(boards.folder, 'sql', 'landed-migrations.txt');
const FUNCTIONS = join(boards.folder, 'sql', 'landed-functions.txt');
const SCHEMA = join(boards.folder, 'sql', 'schema.sql');

/** A migration that runs one statement. */
function migrationOf(name: string, statement: string): MigrationClass {
  return class implements MigrationInterface {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(statement);
    }
    async down(): Promise<void> {
      return Promise.resolve();
    }
  };
}

describe('the generated files of a service’s schema', () => {
  let root: string;
  const databases: TestDatabase[] = [];

  const filesOf = async (service: ServiceSchema): Promise<SchemaReport> => {
    const database = await createTestDatabase();
    databases.push(database);
    return schemaFiles(root, database.url, service);
  };
  /** What `npm run schema` does. */
  const write = async ({ files }: SchemaReport): Promise<void> => {
    for (const [path, text] of files) {
      await mkdir(join(root, path, '..'), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'kiban-schema-spec-'));
  });
  afterEach(async () => {
    for (const database of databases.splice(0)) await database.drop();
    await rm(root, { recursive: true });
  });

  it('are the same at every run', async () => {
    const first = await filesOf(boards);
    await write(first);
    const second = await filesOf(boards);
    expect([...second.files]).toEqual([...first.files]);
    expect(second.faults).toEqual([]);
  });

  it('name no partition of a day', async () => {
    for (const service of SERVICE_SCHEMAS) {
      const schema = (await filesOf(service)).files.get(join(service.folder, 'sql', 'schema.sql'));
      expect(schema).toMatch(new RegExp(`CREATE TABLE ${service.schema}\\.\\w+_default PARTITION OF`));
      expect(schema).not.toMatch(/_[0-9]{8}\b/);
    }
  });

  it.each([
    [
      'a column',
      'ALTER TABLE auth.account ADD COLUMN planted text COLLATE "C"',
      '  planted text COLLATE "C"',
    ],
    [
      'a default',
      `ALTER TABLE auth.account ALTER COLUMN name SET DEFAULT 'x'`,
      `  name text NOT NULL DEFAULT 'x'::text`,
    ],
    [
      'a constraint',
      'ALTER TABLE auth.account ADD CONSTRAINT planted CHECK (id > 0)',
      '  CONSTRAINT planted CHECK',
    ],
    ['an index', 'CREATE INDEX planted ON auth.account (name)', 'CREATE INDEX planted ON auth.account'],
    ['a storage option', 'ALTER TABLE auth.account SET (fillfactor = 42)', 'WITH (fillfactor=42)'],
    ['a view', 'CREATE VIEW auth.planted AS SELECT 1 AS one', 'CREATE VIEW auth.planted AS'],
    [
      'a type',
      `CREATE TYPE auth.planted AS ENUM ('one', 'two')`,
      `CREATE TYPE auth.planted AS ENUM ('one', 'two');`,
    ],
    ['a sequence', 'CREATE SEQUENCE auth.planted', 'CREATE SEQUENCE auth.planted AS bigint'],
    [
      'a trigger',
      'CREATE TRIGGER planted BEFORE UPDATE ON auth.member FOR EACH ROW EXECUTE FUNCTION auth.begin_credential_epoch()',
      'CREATE TRIGGER planted BEFORE UPDATE ON auth.member',
    ],
    [
      'a function without a file',
      'CREATE FUNCTION auth.planted(a int) RETURNS int LANGUAGE sql AS $$ SELECT a $$',
      '-- FUNCTION auth.planted(a integer) RETURNS integer LANGUAGE sql\n--   retired: it has no file',
    ],
  ])('show %s that a migration adds', async (_, statement, shown) => {
    const planted = migrationOf('Planted1999999999999', statement);
    const before = await filesOf(auth);
    const after = await filesOf({ ...auth, migrations: [...auth.migrations, planted] });
    const file = join(auth.folder, 'sql', 'schema.sql');
    expect(before.files.get(file)).not.toContain(shown);
    expect(after.files.get(file)).toContain(shown);
  });

  it('name a landed migration that was edited, and keep its line', async () => {
    await write(await filesOf(boards));
    const [first, ...rest] = boards.migrations as [MigrationClass, ...MigrationClass[]];
    class Edited extends first {
      override async up(runner: QueryRunner): Promise<void> {
        await super.up(runner);
        await runner.query('SELECT 1');
      }
    }
    const edited = await filesOf({ ...boards, migrations: [Edited, ...rest] });
    expect(edited.faults).toEqual([
      'apps/boards-api: The landed migration Initial1763700000000 runs other statements; restore them and write a new migration.',
    ]);
    expect(edited.files.get(MIGRATIONS)).toEqual((await filesOf(boards)).files.get(MIGRATIONS));
  });

  it('name a landed migration that was removed', async () => {
    const planted = migrationOf('Planted1999999999999', 'SELECT 1');
    await write(await filesOf({ ...boards, migrations: [...boards.migrations, planted] }));
    const { faults } = await filesOf(boards);
    expect(faults).toEqual([
      'apps/boards-api: The landed migration Planted1999999999999 is missing; put it back.',
    ]);
  });

  it('list a new migration and a changed function, and keep the function’s earlier text', async () => {
    await write(await filesOf(boards));
    const changed = boards.functions.map((one) =>
      one.name === 'rank_after'
        ? { ...one, text: `-- New.\n${one.text}`, checksum: 'new', revision: 2 }
        : one,
    );
    const planted = migrationOf('Planted1999999999999', 'SELECT 1');
    const { files, faults } = await filesOf({
      ...boards,
      migrations: [...boards.migrations, planted],
      functions: changed,
    });
    expect(faults).toEqual([]);
    expect(files.get(MIGRATIONS)).toMatch(/\nPlanted1999999999999 [0-9a-f]{64}\n$/);
    const { checksum } = boards.functions.find(({ name }) => name === 'rank_after')!;
    expect(files.get(FUNCTIONS)).toContain(`\nrank_after ${checksum}\nrank_after new\n`);
    expect(files.get(SCHEMA)).toContain('--   sql/functions/rank_after.sql');
  });
});
