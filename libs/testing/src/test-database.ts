import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureTemplate, type MigratedSchema } from './schema-template.js';

export interface TestDatabase {
  /** URL with the rights of the database's owner. */
  url: string;
  name: string;
  /** A login with only the rights that a migration granted, as a service has in production. */
  createLogin(): Promise<{ role: string; url: string }>;
  /** Drops the database and its logins, and closes open connections. */
  drop(): Promise<void>;
}

/** URL of the test run's PostgreSQL; `npm test` starts one. */
export function testDatabaseUrl(): string {
  return required('KIBAN_TEST_DATABASE_URL');
}

/** Creates an empty database for one test file, so that files can run concurrently. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = newName();
  await asAdmin((client) => client.query(`CREATE DATABASE ${name} STRATEGY file_copy`));
  return testDatabase(name);
}

/** Creates a database with a service's schema for one test file: a copy of a template that is migrated once in a cluster. */
export async function createMigratedDatabase(schema: MigratedSchema): Promise<TestDatabase> {
  const name = newName();
  const template = await asAdmin(async (client) => {
    const made = await ensureTemplate(client, testDatabaseUrl(), schema);
    // The other strategy writes every page to the log.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${made} STRATEGY file_copy`);
    return made;
  });
  return testDatabase(name, `IN ROLE ${template}`);
}

function testDatabase(name: string, rights = ''): TestDatabase {
  const address = withDatabase(testDatabaseUrl(), name);
  const logins: string[] = [];
  return {
    name,
    url: address,
    async createLogin() {
      const role = `${name}_login${logins.length + 1}`;
      const password = randomBytes(12).toString('hex');
      await asAdmin((client) => client.query(`CREATE ROLE ${role} LOGIN PASSWORD '${password}' ${rights}`));
      logins.push(role);
      const url = new URL(address);
      url.username = role;
      url.password = password;
      return { role, url: url.href };
    },
    async drop() {
      await asAdmin(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        for (const role of logins) await client.query(`DROP ROLE IF EXISTS ${role}`);
      });
    },
  };
}

function newName(): string {
  return `kiban_test_${randomBytes(6).toString('hex')}`;
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: testDatabaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests with “npm test”, or start what they need with “node tools/dev/bin/backing.mjs”.`,
    );
  return value;
}
