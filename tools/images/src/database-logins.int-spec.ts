import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as auth from '@kiban/auth/migrations';
import * as boards from '@kiban/boards-api/migrations';
import * as notifications from '@kiban/notifications/migrations';
import type { MigrationClass, MigrationInterface, QueryRunner } from '@kiban/persistence';
import { migrate } from '@kiban/persistence/migrate';
import { testDatabaseUrl } from '@kiban/testing';
import * as webhooks from '@kiban/webhook-dispatcher/migrations';
import pg from 'pg';
import {
  createDatabaseWithRoles,
  SCHEMAS,
  withClient,
  type DatabaseWithRoles,
  type Schema,
} from './rehearsal/database-with-roles.js';

const SERVICES = { auth, boards, webhooks, notifications };

/** A table of its own in a service's schema. */
function noteTable(schema: Schema): MigrationClass {
  return class implements MigrationInterface {
    name = 'Note9999999999999';
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `CREATE TABLE ${schema}.note (id bigint GENERATED ALWAYS AS IDENTITY, value text NOT NULL)`,
      );
    }
    async down(): Promise<void> {
      return Promise.resolve();
    }
  };
}

describe('the logins of docker/postgres/roles.sql', () => {
  let database: DatabaseWithRoles;

  const run = (name: Schema | 'owner', statement: string): Promise<pg.QueryResult> =>
    withClient(database.url(name), (client) => client.query(statement));

  beforeAll(async () => {
    database = await createDatabaseWithRoles(process.cwd());
    for (const schema of SCHEMAS) {
      await migrate({
        url: database.url('owner'),
        schema,
        role: database.role(schema),
        migrations: [...SERVICES[schema].migrations, noteTable(schema)],
        functions: SERVICES[schema].functions,
      });
    }
  });

  afterAll(async () => {
    await database.drop();
  });

  it.each(SCHEMAS)('lets %s read and write the rows of its own schema', async (schema) => {
    await run(schema, `INSERT INTO ${schema}.note (value) VALUES ('mine')`);
    const { rows } = await run(schema, `SELECT value FROM ${schema}.note`);
    expect(rows).toEqual([{ value: 'mine' }]);
  });

  const publishing = SCHEMAS.filter((schema) => schema !== 'notifications');
  it.each(publishing)('lets %s append to its outbox and keep its partitions', async (schema) => {
    const { rows } = await run(
      schema,
      `SELECT ${schema}.append_event('x.y', 1, 's', 'S', NULL, 1, 'n', '{}', NULL, NULL) AS id`,
    );
    expect(Number((rows[0] as { id: string }).id)).toBeGreaterThan(0);
    await run(schema, `SELECT ${schema}.maintain_outbox(3, 7)`);
  });

  it('lets notifications, which publishes no events, keep its partitions', async () => {
    await run('notifications', 'SELECT notifications.maintain_partitions(3, 15)');
    const { rows } = await run(
      'owner',
      `SELECT count(*)::int AS days FROM pg_inherits WHERE inhparent = 'notifications.taken_event'::regclass`,
    );
    expect(rows).toEqual([{ days: 5 }]);
  });

  it.each(SCHEMAS.flatMap((mine) => SCHEMAS.filter((other) => other !== mine).map((other) => [mine, other])))(
    'does not let %s see or touch anything of %s',
    async (mine, other) => {
      for (const statement of [
        `SELECT * FROM ${other}.note`,
        `SELECT * FROM ${other}.outbox`,
        `INSERT INTO ${other}.note (value) VALUES ('x')`,
        `DELETE FROM ${other}.note`,
        `SELECT ${other}.append_event('x.y', 1, 's', 'S', NULL, 1, 'n', '{}', NULL, NULL)`,
        `SELECT ${other}.maintain_outbox(0, 0)`,
      ])
        await expect(run(mine as Schema, statement)).rejects.toThrow(`permission denied for schema ${other}`);
    },
  );

  it.each(SCHEMAS)('does not let %s make, change or drop tables, schemas or logins', async (schema) => {
    for (const statement of [
      `CREATE TABLE ${schema}.mine (id int)`,
      'CREATE TABLE public.mine (id int)',
      'CREATE TEMPORARY TABLE mine (id int)',
      'CREATE SCHEMA mine',
      `ALTER TABLE ${schema}.note ADD COLUMN x int`,
      `DROP TABLE ${schema}.note`,
      `TRUNCATE ${schema}.note`,
      'CREATE ROLE mine',
      'CREATE DATABASE mine',
    ])
      await expect(run(schema, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it.each(SCHEMAS)('does not let %s say that a migration was run', async (schema) => {
    await expect(
      run(schema, `INSERT INTO ${schema}.schema_migration (timestamp, name) VALUES (1, 'x')`),
    ).rejects.toThrow('permission denied for table schema_migration');
  });

  it.each(SCHEMAS)('does not let %s say which text of a function it has', async (schema) => {
    await expect(run(schema, `UPDATE ${schema}.sql_function SET revision = 99`)).rejects.toThrow(
      'permission denied for table sql_function',
    );
  });

  it('gives the owner no rights over the server', async () => {
    const { rows } = await run(
      'owner',
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ]);
  });

  it('lets no other login of the server connect', async () => {
    const client = new pg.Client({ connectionString: await database.strangerUrl() });
    await expect(client.connect()).rejects.toThrow(/permission denied for database/);
    await client.end();
  });

  it('lets a second login stand in for the first while its password is changed, and not beyond its schema', async () => {
    // docs/runbooks/rotate-secrets.md
    const second = `${database.role('boards')}_second`;
    const admin = (statement: string): Promise<unknown> =>
      withClient(testDatabaseUrl(), (client) => client.query(statement));
    await admin(`CREATE ROLE ${second} LOGIN IN ROLE ${database.role('boards')} PASSWORD 'second'`);
    try {
      const url = new URL(database.url('boards'));
      url.username = second;
      url.password = 'second';
      const asSecond = (statement: string): Promise<pg.QueryResult> =>
        withClient(url.href, (client) => client.query(statement));
      await asSecond("INSERT INTO boards.note (value) VALUES ('second')");
      await asSecond('SELECT boards.maintain_outbox(3, 7)');
      await expect(asSecond('SELECT * FROM auth.note')).rejects.toThrow('permission denied for schema auth');
      await expect(asSecond('CREATE TABLE boards.mine (id int)')).rejects.toThrow('permission denied');
    } finally {
      await admin(`DROP ROLE ${second}`);
    }
  });

  it.each(SCHEMAS)('ends a statement of %s that never ends', async (schema) => {
    const { rows } = await run(schema, 'SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '1min' }]);
  });
});
