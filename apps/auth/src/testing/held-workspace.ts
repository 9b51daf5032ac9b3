import { eventually } from '@kiban/testing';
import pg from 'pg';

/** Holds a workspace's lock until a request waits for it, so that a test decides what is committed before the request. */
export class HeldWorkspace {
  private constructor(private readonly client: pg.Client) {}

  static async hold(databaseUrl: string, workspaceId: number): Promise<HeldWorkspace> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM auth.workspace WHERE id = $1 FOR UPDATE', [workspaceId]);
    return new HeldWorkspace(client);
  }

  async untilAwaited(): Promise<void> {
    await eventually('a request to wait for the workspace', async () => {
      // Within a transaction the view would stay as it was first read.
      await this.client.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await this.client.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0 || undefined;
    });
  }

  /** Commits with a change, or alone. */
  async release(change?: string, ...values: unknown[]): Promise<void> {
    if (change !== undefined) await this.client.query(change, values);
    await this.client.query('COMMIT');
    await this.client.end();
  }
}
