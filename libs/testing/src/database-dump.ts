import pg from 'pg';

/** Every row of every table of a database as text, bytes as hexadecimal digits. */
export async function dumpDatabase(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    );
    const parts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      parts.push(`${name}\n`, ...rows.map(({ row }) => `${row}\n`));
    }
    return parts.join('');
  } finally {
    await client.end();
  }
}
