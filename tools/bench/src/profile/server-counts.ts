import pg from 'pg';
import { rounded } from '../report/goal.js';
import { table } from '../report/table.js';

/** What PostgreSQL counts for all sessions. Unlike times, these do not depend on what else the machine does. */
type Counts = Record<'commits' | 'walRecords' | 'walBytes' | 'relayBatches' | 'intakeBatches', number>;

const names: Record<keyof Counts, string> = {
  commits: 'commits',
  walRecords: 'records in the log',
  walBytes: 'bytes in the log',
  relayBatches: 'batches of the relay of boards-api',
  intakeBatches: 'batches of the intake',
};

export async function serverCounts(databaseUrl: string): Promise<Counts> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' });
  await client.connect();
  try {
    const updates = (table: string): string =>
      `(SELECT n_tup_upd FROM pg_stat_all_tables WHERE relid = '${table}'::regclass)::float`;
    const { rows } = await client.query<Counts>(
      `SELECT (SELECT sum(xact_commit) FROM pg_stat_database)::float AS commits, wal_records::float AS "walRecords",
         wal_bytes::float AS "walBytes",
         ${updates('boards.outbox_relay')} AS "relayBatches", ${updates('webhooks.feed')} AS "intakeBatches"
       FROM pg_stat_wal`,
    );
    return rows[0] as Counts;
  } finally {
    await client.end();
  }
}

export function countTable(before: Counts, after: Counts, requests: number, connections: number): string {
  const rows = Object.entries(names) as [keyof Counts, string][];
  return table(
    [`PostgreSQL, connections: ${connections}`, 'for a request'],
    rows.map(([key, name]) => [name, rounded((after[key] - before[key]) / requests)]),
  );
}
