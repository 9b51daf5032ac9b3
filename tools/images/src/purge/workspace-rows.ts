import pg from 'pg';

/** The tables of all services that name a workspace, and how many rows of it each has. */
export type WorkspaceRows = Record<string, number>;

const SCHEMAS = ['auth', 'boards', 'webhooks', 'notifications'];

/** Reads every table of all services, as the database has them, whatever the services believe. */
export class WorkspaceTables {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<WorkspaceTables> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return new WorkspaceTables(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  async run(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.client.query<Record<string, unknown>>(statement, values)).rows;
  }

  /** Rows with the id of the workspace, in every table with the column. */
  async count(workspaceId: number): Promise<WorkspaceRows> {
    const counts: WorkspaceRows = {};
    for (const table of await this.tables('workspace_id'))
      counts[table] = await this.countOf(`${table} WHERE workspace_id = ${workspaceId}`);
    for (const table of ['auth.workspace', 'boards.workspace'])
      counts[table] = await this.countOf(`${table} WHERE id = ${workspaceId}`);
    return counts;
  }

  /** The tables that have a row in whose text a mark occurs, with that row. */
  async mentioning(mark: string): Promise<string[]> {
    const found: string[] = [];
    for (const table of await this.tables()) {
      const rows = await this.run(`SELECT t::text AS row FROM ${table} t WHERE position($1 in t::text) > 0`, [
        mark,
      ]);
      found.push(...rows.map(({ row }) => `${table} ${String(row).slice(0, 300)}`));
    }
    return found;
  }

  /** Every row that names the workspace, to compare before and after, without what its own use and housekeeping change. */
  async rowsOf(workspaceId: number): Promise<string[]> {
    const all: string[] = [];
    for (const table of await this.tables('workspace_id')) {
      // Housekeeping moves ended deliveries from one table to the other.
      const name = table.replace('delivery_ended', 'delivery');
      const shown = name === 'webhooks.delivery' ? 'id' : 'to_jsonb(t) - $1::text[]';
      const rows = await this.run(
        `SELECT (${shown})::text AS row FROM ${table} t WHERE workspace_id = ${workspaceId} AND $1::text[] IS NOT NULL`,
        [['last_used_at', 'last_used_address', 'published_at', 'relay_pos', 'is_published']],
      );
      all.push(...rows.map(({ row }) => `${name} ${String(row)}`));
    }
    return all.sort();
  }

  private async countOf(source: string): Promise<number> {
    const [row] = await this.run(`SELECT count(*)::int AS count FROM ${source}`);
    return Number(row?.['count']);
  }

  /** Tables without their partitions, whose rows the parent has. */
  private async tables(column?: string): Promise<string[]> {
    const rows = await this.run(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
         AND ($2::text IS NULL OR EXISTS (
           SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = $2 AND NOT a.attisdropped))
       ORDER BY 1`,
      [SCHEMAS, column ?? null],
    );
    return rows.map(({ name }) => String(name));
  }
}
