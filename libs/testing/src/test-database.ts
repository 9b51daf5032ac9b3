import { randomBytes } from 'node:crypto';
import pg from 'pg';

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
  const name = `kiban_test_${randomBytes(6).toString('hex')}`;
  const admin = testDatabaseUrl();
  await run(admin, `CREATE DATABASE ${name}`);
  const logins: string[] = [];
  return {
    name,
    url: withDatabase(admin, name),
    async createLogin() {
      const role = `${name}_login${logins.length + 1}`;
      const password = randomBytes(12).toString('hex');
      await run(admin, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
      logins.push(role);
      const url = new URL(withDatabase(admin, name));
      url.username = role;
      url.password = password;
      return { role, url: url.href };
    },
    async drop() {
      await run(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      for (const role of logins) await run(admin, `DROP ROLE IF EXISTS ${role}`);
    },
  };
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
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
