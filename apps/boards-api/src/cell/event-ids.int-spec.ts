import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { createMigratedDatabase, type TestDatabase } from '@kiban/testing';
import { BOARDS_SCHEMA } from '../testing/boards-schema.js';
import { numberIds } from './number-ids.js';

/** Sessions of each database that draw at the same time. */
const SESSIONS = 4;
const logger = createLogger('test', 'silent');

/** The parts of an id: 41 bits of milliseconds since 2025, 3 of the service, 4 of the cell, 5 of a counter. */
function partsOf(id: number): { at: number; service: number; cell: number } {
  const low = id % 4096;
  return {
    at: Math.floor(id / 4096) + Date.UTC(2025, 0, 1),
    service: low >> 9,
    cell: (low >> 5) & 15,
  };
}

const FORMER_LAYOUT = `(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1735689600000) * 4096 + 1023`;

describe('ids of events in two cells', () => {
  const bases: TestDatabase[] = [];
  const databases: Database[] = [];

  async function cellDatabase(cell: number): Promise<Database> {
    const base = await createMigratedDatabase(BOARDS_SCHEMA);
    const database = new Database({ url: base.url, poolMax: SESSIONS, applicationName: 'test', logger });
    bases.push(base);
    databases.push(database);
    await numberIds(database, cell);
    return database;
  }

  const draw = async (database: Database, count: number): Promise<number[]> => {
    const rows = await database.query<{ ids: string }>(
      `SELECT string_agg(boards.next_event_id()::text, ',') AS ids FROM generate_series(1, $1)`,
      [count],
    );
    return (rows[0]?.ids ?? '').split(',').map(Number);
  };

  let zero: Database;
  let three: Database;
  beforeAll(async () => {
    zero = await cellDatabase(0);
    three = await cellDatabase(3);
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    for (const base of bases) await base.drop();
  });

  it('name their cell and service, and the millisecond in which they were drawn', async () => {
    const from = Date.now();
    const [first = 0] = await draw(three, 1);
    const { at, ...rest } = partsOf(first);
    expect(rest).toEqual({ service: 0, cell: 3 });
    expect(at).toBeGreaterThanOrEqual(from - 10);
    expect(at).toBeLessThanOrEqual(Date.now() + 10);
    expect(partsOf((await draw(zero, 1))[0] ?? 0)).toMatchObject({ service: 0, cell: 0 });
  });

  it('grow in the order in which they are drawn, also past 32 in a millisecond', async () => {
    const ids = await draw(zero, 5_000);
    expect(ids).toEqual(ids.toSorted((left, right) => left - right));
    const perMillisecond = new Map<number, number>();
    for (const { at } of ids.map(partsOf)) perMillisecond.set(at, (perMillisecond.get(at) ?? 0) + 1);
    expect(Math.max(...perMillisecond.values())).toBe(32);
  });

  it('are greater than each id of the former layout that exists', async () => {
    const base = await createMigratedDatabase(BOARDS_SCHEMA);
    bases.push(base);
    const database = new Database({ url: base.url, poolMax: 1, applicationName: 'test', logger });
    databases.push(database);
    const [row] = await database.query<{ before: number; after: number }>(
      `SELECT ${FORMER_LAYOUT} AS before, boards.next_event_id() AS after`,
    );
    expect(row?.after).toBeGreaterThan(row?.before ?? Infinity);
  });

  it('are all different: a million of both cells, drawn by several sessions of each', async () => {
    const drawn = await Promise.all(
      [zero, three].flatMap((database) =>
        Array.from({ length: SESSIONS }, () => draw(database, 500_000 / SESSIONS)),
      ),
    );
    const ids = new Set(drawn.flat());
    expect(ids.size).toBe(1_000_000);
    expect(drawn.flat().every(Number.isSafeInteger)).toBe(true);
  });

  it('are different where sessions draw concurrently after idle times', async () => {
    const base = await createMigratedDatabase(BOARDS_SCHEMA);
    bases.push(base);
    const database = new Database({ url: base.url, poolMax: 8, applicationName: 'test', logger });
    databases.push(database);
    const drawn = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const rows = await database.query<{ id: number }>(
          `SELECT boards.next_event_id() AS id
           FROM generate_series(1, 200) AS n, LATERAL (SELECT pg_sleep(0.009 + n * 0)) AS idle`,
        );
        return rows.map(({ id }) => id);
      }),
    );
    expect(new Set(drawn.flat()).size).toBe(1_600);
    for (const ids of drawn) expect(ids).toEqual(ids.toSorted((left, right) => left - right));
  });
});
