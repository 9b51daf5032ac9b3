import type pg from 'pg';

/**
 * The signature of each function, as a comment. One without a file is retired: it stays for the release before, until a
 * migration drops it.
 */
export async function functionLines(
  client: pg.Client,
  schema: string,
  inFiles: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; signature: string }>(
    `SELECT p.proname AS name, format('%s(%s) RETURNS %s LANGUAGE %s', p.oid::regproc,
         pg_get_function_arguments(p.oid), pg_get_function_result(p.oid), l.lanname) AS signature
     FROM pg_proc AS p JOIN pg_language AS l ON l.oid = p.prolang
     WHERE p.pronamespace = $1::regnamespace ORDER BY p.proname, p.oid`,
    [schema],
  );
  return rows.map(({ name, signature }) => {
    const place = inFiles.includes(name) ? `sql/functions/${name}.sql` : 'retired: it has no file';
    return `-- FUNCTION ${signature}\n--   ${place}`;
  });
}
