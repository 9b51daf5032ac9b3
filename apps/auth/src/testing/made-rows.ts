import type { Executor } from '@kiban/persistence';

const TABLES = ['account', 'workspace', 'member', 'oauth_connection', 'oauth_grant', 'password_reset'];

/** The number of rows in each table that a request could have written to, pending sign-ins included. */
export async function madeRows(database: Executor): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await database.query<{ n: number }>(`SELECT count(*) AS n FROM auth.${table}`);
    counts[table] = row?.n ?? 0;
  }
  const models = await database.query<{ kind: string; n: number }>(
    'SELECT kind, count(*) AS n FROM auth.oidc_model GROUP BY kind',
  );
  for (const { kind, n } of models) counts[kind] = n;
  return counts;
}
