import pg from 'pg';

/** Runs statements in a connection and a transaction of their own. */
export async function queryDatabase(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
