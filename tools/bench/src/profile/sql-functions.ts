import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Time of a SQL function, over all calls, in microseconds. */
export interface FunctionTime {
  calls: number;
  totalUs: number;
  /** Without the functions that it calls. */
  selfUs: number;
}

/** PostgreSQL's own times of SQL functions; counting them makes each call dearer. */
export class SqlFunctions {
  private constructor(private readonly client: pg.Client) {}

  /** Begins to count. Only the superuser of the benchmark's own server may set that. */
  static async connect(databaseUrl: string, stackFolder: string): Promise<SqlFunctions> {
    const { postgres } = JSON.parse(await readFile(join(stackFolder, 'secrets.json'), 'utf8')) as {
      postgres: { superuser: string };
    };
    const url = new URL(databaseUrl);
    url.username = 'postgres';
    url.password = postgres.superuser;
    const client = new pg.Client({ connectionString: url.href, application_name: 'benchmark' });
    await client.connect();
    await client.query(`ALTER SYSTEM SET track_functions = 'all'`);
    await client.query('SELECT pg_reload_conf()');
    return new SqlFunctions(client);
  }

  async now(): Promise<ReadonlyMap<string, FunctionTime>> {
    const { rows } = await this.client.query<{ name: string } & FunctionTime>(
      `SELECT funcname AS name, calls::int, total_time * 1000 AS "totalUs", self_time * 1000 AS "selfUs"
       FROM pg_stat_user_functions WHERE schemaname NOT LIKE 'bench%'`,
    );
    return new Map(rows.map(({ name, ...time }) => [name, time]));
  }

  async close(): Promise<void> {
    await this.client.query('ALTER SYSTEM RESET track_functions');
    await this.client.query('SELECT pg_reload_conf()');
    await this.client.end();
  }
}
