import type { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';

interface Change {
  statement: string;
  values: unknown[];
}

/**
 * Holds a workspace’s lock until a request waits for it, so that a test controls what is committed before the
 * request.
 */
export class HeldWorkspace {
  private constructor(
    private readonly database: Database,
    private readonly resume: (change: Change | undefined) => void,
    private readonly done: Promise<void>,
  ) {}

  static async hold(database: Database, workspaceId: number): Promise<HeldWorkspace> {
    let resume: (change: Change | undefined) => void = () => undefined;
    const resumed = new Promise<Change | undefined>((resolve) => (resume = resolve));
    return new Promise((resolve, reject) => {
      const done = database.transaction(async (tx) => {
        await tx.query('SELECT 1 FROM auth.workspace WHERE id = $1 FOR UPDATE', [workspaceId]);
        resolve(new HeldWorkspace(database, resume, done));
        const change = await resumed;
        if (change) await tx.query(change.statement, change.values);
      });
      done.catch(reject);
    });
  }

  async untilAwaited(): Promise<void> {
    await eventually('a request to wait for the workspace', async () => {
      const rows = await this.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length > 0 || undefined;
    });
  }

  /** Commits, optionally with a change. */
  async release(statement?: string, ...values: unknown[]): Promise<void> {
    this.resume(statement === undefined ? undefined : { statement, values });
    await this.done;
  }
}
