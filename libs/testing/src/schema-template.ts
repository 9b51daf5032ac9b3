import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

/** A service's schema, as its migrations make it. */
export interface MigratedSchema {
  /** Of the schema. */
  readonly name: string;
  /** Files and folders, from the root of the repository. Their content decides what `migrate` makes. */
  readonly sources: readonly string[];
  /** Migrates an empty database and grants `role` the rights of the service. */
  migrate(url: string, role: string): Promise<unknown>;
}

/**
 * Makes a template database with this schema unless the cluster has one for the same sources. Its name is also that of a
 * role with the rights of the service: the logins to copies are its members, since grants are copied and logins are not.
 *
 * A template is made under another name, so one that a killed run left half-made is never copied. Concurrent runs queue on
 * an advisory lock.
 * @param admin a superuser's connection to another database, at `url`
 * @returns the name of the template
 */
export async function ensureTemplate(admin: pg.Client, url: string, schema: MigratedSchema): Promise<string> {
  const name = `kiban_template_${schema.name}_${contentHash(schema.sources)}`;
  if (await exists(admin, name)) return name;
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  try {
    if (!(await exists(admin, name))) await make(admin, url, name, schema);
  } finally {
    await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
  return name;
}

async function make(admin: pg.Client, url: string, name: string, schema: MigratedSchema): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  // A killed run leaves the role.
  const { rowCount: roles } = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  if (roles === 0) await admin.query(`CREATE ROLE ${name}`);
  await admin.query(`CREATE DATABASE ${unfinished} STRATEGY file_copy`);
  const address = new URL(url);
  address.pathname = `/${unfinished}`;
  await schema.migrate(address.href, name);
  await requireCopied(admin, unfinished);
  // PostgreSQL copies and renames only databases without connections.
  await admin.query(`ALTER DATABASE ${unfinished} ALLOW_CONNECTIONS false`);
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    unfinished,
  ]);
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

/** `ALTER DATABASE … SET` belongs to the cluster: PostgreSQL does not copy it with a template. */
async function requireCopied(admin: pg.Client, database: string): Promise<void> {
  const { rows } = await admin.query<{ setting: string }>(
    `SELECT unnest(setconfig) AS setting FROM pg_db_role_setting
     WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = $1)`,
    [database],
  );
  if (rows.length > 0)
    throw new Error(
      `Copies of a template lack its settings: ${rows.map(({ setting }) => setting).join(', ')}.`,
    );
}

async function exists(admin: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  return rowCount === 1;
}

function contentHash(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = resolve(repositoryRoot(), source);
    for (const file of filesOf(path)) {
      const content = readFileSync(join(path, file));
      hash.update(JSON.stringify([source, file, content.length])).update(content);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Of a folder at any depth, sorted; a file is itself. */
function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [''];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(path, name)).isFile())
    .sort();
}

/** The folder with `nx.json`, found from the sources and from the compiled files. */
function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'nx.json'))) {
    if (dirname(folder) === folder) throw new Error('There is no nx.json above this file.');
    folder = dirname(folder);
  }
  return folder;
}
