import pg from 'pg';
import { outdatedFunctions, recordedFunctions, type RecordedFunction } from './outdated-functions.js';
import type { SqlFunction } from './sql-function.js';

/** PostgreSQL's code for a replacement with another return type, another parameter name or fewer defaults. */
const INVALID_FUNCTION_DEFINITION = '42P13';

/** A file of `sql/functions` that cannot replace the function of its name. */
export class FunctionReplacementError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FunctionReplacementError';
  }
}

/**
 * Replaces a schema's outdated functions in one transaction; without any it executes no definition. The caller holds the
 * migration lock.
 * @returns the names of the replaced functions
 * @throws FunctionReplacementError if a file changes the signature of its function, or defines another one
 */
export async function replaceFunctions(
  client: pg.Client,
  schema: string,
  functions: readonly SqlFunction[],
): Promise<string[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${schema}.sql_function (
      name text PRIMARY KEY,
      revision integer NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`);
  const { rows } = await client.query<RecordedFunction>(recordedFunctions(schema));
  const outdated = outdatedFunctions(functions, rows);
  if (outdated.length === 0) return [];
  await client.query('BEGIN');
  try {
    await defineAll(client, schema, outdated);
    await requireOneSignature(client, schema, outdated);
    for (const one of outdated) await record(client, schema, one);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return outdated.map(({ name }) => name);
}

/** Functions may call each other in any order: PostgreSQL checks their bodies once all of them exist. */
async function defineAll(
  client: pg.Client,
  schema: string,
  functions: readonly SqlFunction[],
): Promise<void> {
  await client.query('SET LOCAL check_function_bodies = off');
  for (const { name, text } of functions) {
    await client.query(text).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== INVALID_FUNCTION_DEFINITION) throw error;
      throw signatureError(schema, name, error.message, error);
    });
  }
  await client.query('SET LOCAL check_function_bodies = on');
  for (const { text } of functions) await client.query(text);
}

/** Other parameter types make a second function of the same name, which PostgreSQL accepts. */
async function requireOneSignature(
  client: pg.Client,
  schema: string,
  functions: readonly SqlFunction[],
): Promise<void> {
  const { rows } = await client.query<{ name: string; signatures: string[] }>(
    `SELECT proname AS name, array_agg(pg_get_function_identity_arguments(oid) ORDER BY oid) AS signatures
     FROM pg_proc WHERE pronamespace = $1::regnamespace GROUP BY proname`,
    [schema],
  );
  const found = new Map(rows.map(({ name, signatures }) => [name, signatures]));
  for (const { name } of functions) {
    const signatures = found.get(name);
    if (signatures === undefined)
      throw new FunctionReplacementError(`sql/functions/${name}.sql does not define ${schema}.${name}.`);
    if (signatures.length > 1)
      throw signatureError(schema, name, signatures.map((parameters) => `(${parameters})`).join(' and '));
  }
}

async function record(
  client: pg.Client,
  schema: string,
  { name, revision, checksum }: SqlFunction,
): Promise<void> {
  await client.query(
    `INSERT INTO ${schema}.sql_function (name, revision, checksum) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE
     SET revision = excluded.revision, checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [name, revision, checksum],
  );
}

/** The version before calls the old signature until its last replica has gone. */
function signatureError(
  schema: string,
  name: string,
  found: string,
  cause?: Error,
): FunctionReplacementError {
  return new FunctionReplacementError(
    `${schema}.${name} cannot change its signature (${found}). Give the new signature a new name.`,
    { cause },
  );
}
