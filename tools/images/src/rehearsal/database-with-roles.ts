import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, testDatabaseUrl } from '@kiban/testing';
import pg from 'pg';

export const SCHEMAS = ['boards', 'auth', 'webhooks', 'notifications'] as const;
export type Schema = (typeof SCHEMAS)[number];

/** A database with the logins of docker/postgres/roles.sql. */
export interface DatabaseWithRoles {
  /** Name of a login. */
  role(of: Schema | 'owner'): string;
  /** Address with a login. */
  url(of: Schema | 'owner'): string;
  /** Gives a service's login a second one beside it, with the same rights. @returns its address */
  addLogin(of: Schema): Promise<string>;
  /** Changes the password of a service's login. @returns its address */
  changePassword(of: Schema): Promise<string>;
  /** Removes the second login. */
  dropAddedLogin(of: Schema): Promise<void>;
  /** Copies the current data, without open connections. @returns a function that restores the copy */
  backUp(): Promise<() => Promise<void>>;
  /** A login that has nothing to do with the product. */
  strangerUrl(): Promise<string>;
  drop(): Promise<void>;
}

export async function createDatabaseWithRoles(repositoryRoot: string): Promise<DatabaseWithRoles> {
  const database = await createTestDatabase();
  const logins = [...SCHEMAS, 'owner'] as const;
  const role = (of: Schema | 'owner'): string => `${database.name}_${of}`;
  const passwords = Object.fromEntries(logins.map((name) => [name, `'${randomBytes(9).toString('hex')}'`]));
  const variables: Record<string, string> = { database: database.name };
  for (const name of logins) {
    variables[name] = role(name);
    variables[`${name}_password`] = passwords[name] ?? '';
  }
  const sql = await readFile(join(repositoryRoot, 'docker/postgres/roles.sql'), 'utf8');
  await withClient(database.url, (client) => client.query(withVariables(sql, variables)));
  const addressOf = (login: string, password: string): string => {
    const url = new URL(database.url);
    url.username = login;
    url.password = encodeURIComponent(password);
    return url.href;
  };
  const second = (of: Schema): string => `${role(of)}_2`;
  const asAdmin = (sql: string): Promise<unknown> =>
    withClient(testDatabaseUrl(), (client) => client.query(sql));
  return {
    role,
    url: (of) => addressOf(role(of), passwords[of] ?? ''),
    async addLogin(of) {
      const password = randomBytes(9).toString('hex');
      await asAdmin(
        `CREATE ROLE ${pg.escapeIdentifier(second(of))} LOGIN IN ROLE ${pg.escapeIdentifier(role(of))} ` +
          `PASSWORD ${pg.escapeLiteral(password)}`,
      );
      return addressOf(second(of), password);
    },
    async changePassword(of) {
      const password = randomBytes(9).toString('hex');
      passwords[of] = password;
      await asAdmin(`ALTER ROLE ${pg.escapeIdentifier(role(of))} PASSWORD ${pg.escapeLiteral(password)}`);
      return addressOf(role(of), password);
    },
    async dropAddedLogin(of) {
      await asAdmin(`DROP ROLE ${pg.escapeIdentifier(second(of))}`);
    },
    async backUp() {
      const copy = `${database.name}_backup`;
      const admin = testDatabaseUrl();
      await withClient(admin, (client) => client.query(`CREATE DATABASE ${copy} TEMPLATE ${database.name}`));
      return async () => {
        await withClient(admin, async (client) => {
          await client.query(`DROP DATABASE ${database.name} WITH (FORCE)`);
          await client.query(`ALTER DATABASE ${copy} RENAME TO ${database.name}`);
        });
        // Rights on the database itself are not part of its contents: they are granted again, as in the runbook.
        const rights = sql.match(/^(?:ALTER DATABASE|REVOKE|GRANT) .*;$/gm) ?? [];
        await withClient(database.url, (client) => client.query(withVariables(rights.join('\n'), variables)));
      };
    },
    async strangerUrl() {
      return (await database.createLogin()).url;
    },
    async drop() {
      await database.drop();
      await withClient(testDatabaseUrl(), async (client) => {
        for (const name of logins) await client.query(`DROP ROLE ${pg.escapeIdentifier(role(name))}`);
      });
    },
  };
}

/** Puts values in where psql would: `:"name"` as an identifier, `:'name'` as a text. */
function withVariables(sql: string, values: Record<string, string>): string {
  return sql
    .replaceAll(/:"(\w+)"/g, (_, name: string) => pg.escapeIdentifier(values[name] ?? ''))
    .replaceAll(/:'(\w+)'/g, (_, name: string) => pg.escapeLiteral(values[name] ?? ''));
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
