import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { MigratedSchema } from './schema-template.js';
import { createMigratedDatabase, testDatabaseUrl, type TestDatabase } from './test-database.js';

describe('a database that is copied from a template', () => {
  let admin: pg.Client;
  let folder: string;
  let file: string;
  let name: string;
  let made: TestDatabase[];
  beforeAll(async () => {
    admin = await connected(testDatabaseUrl());
  });
  afterAll(() => admin.end());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-template-'));
    file = join(folder, 'one.sql');
    await writeFile(file, 'first');
    name = `trial_${randomBytes(4).toString('hex')}`;
    made = [];
  });
  afterEach(async () => {
    for (const database of made) await database.drop();
    for (const template of await templates()) await admin.query(`DROP DATABASE ${template} WITH (FORCE)`);
    const { rows } = await admin.query<{ role: string }>(
      'SELECT rolname AS role FROM pg_roles WHERE starts_with(rolname, $1)',
      [`kiban_template_${name}_`],
    );
    for (const { role } of rows) await admin.query(`DROP ROLE ${role}`);
    await rm(folder, { recursive: true });
  });

  async function connected(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }

  async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
    const client = await connected(url);
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function templates(): Promise<string[]> {
    const { rows } = await admin.query<{ template: string }>(
      'SELECT datname AS template FROM pg_database WHERE starts_with(datname, $1)',
      [`kiban_template_${name}_`],
    );
    return rows.map(({ template }) => template);
  }

  const TABLE = 'CREATE SCHEMA trial; CREATE TABLE trial.thing (id int PRIMARY KEY)';
  const GRANTS = (role: string): string =>
    `GRANT USAGE ON SCHEMA trial TO ${role}; GRANT SELECT ON trial.thing TO ${role}`;

  class Trial implements MigratedSchema {
    runs = 0;
    readonly name = name;
    readonly sources = [folder];
    constructor(private readonly sql = (role: string) => `${TABLE}; ${GRANTS(role)}`) {}
    async migrate(url: string, role: string): Promise<void> {
      this.runs += 1;
      await query(url, this.sql(role));
    }
  }

  async function create(schema: MigratedSchema): Promise<TestDatabase> {
    const database = await createMigratedDatabase(schema);
    made.push(database);
    return database;
  }

  it('is migrated once for concurrent callers, and each copy has its own rows', async () => {
    const schema = new Trial();
    const [one, other] = (await Promise.all(Array.from({ length: 4 }, () => create(schema)))) as [
      TestDatabase,
      TestDatabase,
    ];
    expect(schema.runs).toBe(1);
    await query(one.url, 'INSERT INTO trial.thing VALUES (1)');
    expect(await query(one.url, 'SELECT id FROM trial.thing')).toEqual([{ id: 1 }]);
    expect(await query(other.url, 'SELECT id FROM trial.thing')).toEqual([]);
    expect(await query((await create(schema)).url, 'SELECT id FROM trial.thing')).toEqual([]);
    expect(schema.runs).toBe(1);
  });

  it('gives its logins the rights that a migration granted, and no others', async () => {
    const schema = new Trial();
    const database = await create(schema);
    const login = await database.createLogin();
    expect(await query(login.url, 'SELECT id FROM trial.thing')).toEqual([]);
    for (const statement of ['INSERT INTO trial.thing VALUES (1)', 'CREATE TABLE trial.other ()'])
      await expect(query(login.url, statement)).rejects.toThrow('permission denied');
    await query(database.url, 'DROP TABLE trial.thing');
    await expect(query(login.url, 'CREATE SCHEMA own')).rejects.toThrow('permission denied');
  });

  it('is migrated again after a change of a source, and after a new file', async () => {
    await create(new Trial());
    await writeFile(file, 'changed');
    const changed = new Trial(() => `${TABLE}; INSERT INTO trial.thing VALUES (2)`);
    expect(await query((await create(changed)).url, 'SELECT id FROM trial.thing')).toEqual([{ id: 2 }]);
    await writeFile(join(folder, 'two.sql'), '');
    const more = new Trial(() => `${TABLE}; INSERT INTO trial.thing VALUES (3)`);
    expect(await query((await create(more)).url, 'SELECT id FROM trial.thing')).toEqual([{ id: 3 }]);
    expect(await templates()).toHaveLength(3);
  });

  it('never has the half-made schema of a killed run, also when its connection is still open', async () => {
    const killed = new Trial(() => `${TABLE}; INSERT INTO trial.thing VALUES (4)`);
    let left: pg.Client | undefined;
    const failing: MigratedSchema = {
      name: killed.name,
      sources: killed.sources,
      async migrate(url, role) {
        await killed.migrate(url, role);
        left = await connected(url);
        left.on('error', () => undefined);
        throw new Error('killed');
      },
    };
    await expect(createMigratedDatabase(failing)).rejects.toThrow('killed');
    expect(await templates()).toEqual([expect.stringMatching(/_unfinished$/)]);
    const schema = new Trial();
    expect(await query((await create(schema)).url, 'SELECT id FROM trial.thing')).toEqual([]);
    expect(schema.runs).toBe(1);
    expect(await templates()).toEqual([expect.not.stringMatching(/_unfinished$/)]);
    await left?.end().catch(() => undefined);
  });

  it('is copied also if a migration leaves its connection open', async () => {
    const schema = new Trial();
    let left: pg.Client | undefined;
    const leaving: MigratedSchema = {
      name: schema.name,
      sources: schema.sources,
      async migrate(url, role) {
        await schema.migrate(url, role);
        left = await connected(url);
        left.on('error', () => undefined);
      },
    };
    expect(await query((await create(leaving)).url, 'SELECT id FROM trial.thing')).toEqual([]);
    await left?.end().catch(() => undefined);
  });

  it('has a template that accepts no connection', async () => {
    await create(new Trial());
    const [template = ''] = await templates();
    const url = new URL(testDatabaseUrl());
    url.pathname = `/${template}`;
    await expect(connected(url.href)).rejects.toThrow('not currently accepting connections');
  });

  it('rejects migrations that change a setting of the database, which no copy would have', async () => {
    const setting = new Trial(
      () =>
        `${TABLE}; DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET jit = off', current_database()); END $$`,
    );
    await expect(create(setting)).rejects.toThrow('Copies of a template lack its settings: jit=off.');
  });
});
