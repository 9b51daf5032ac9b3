import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, eventually, type TestDatabase } from '@kiban/testing';
import pg from 'pg';
import { Batcher } from './batcher.js';
import { Database } from './database.js';
import { DatabaseBusyError, DatabaseContendedError } from './temporary-errors.js';
import { chargedOwner, runForOwner, runForService, type WorkOwner } from './work-owner.js';

const workspace = (id: number): WorkOwner => ({ group: 'workspaces', key: String(id) });
const visitor = (network: string): WorkOwner => ({ group: 'visitors', key: network });

const LOCK_WAIT_MS = 2_000;
const LINE_MS = 1_000;
/** Of these, workspaces have six and visitors three. */
const POOL_MAX = 10;

let test: TestDatabase;
let database: Database;
let holder: pg.Client;
/** Runs no transaction, in which PostgreSQL would show one state of the activity for ever. */
let watcher: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  database = new Database({
    url: test.url,
    poolMax: POOL_MAX,
    applicationName: 'pool-shares',
    logger: createLogger('test', 'silent'),
    lockWaitMs: LOCK_WAIT_MS,
    waiting: { ofOwner: 20, ms: LINE_MS },
  });
  await database.query('CREATE TABLE thing (id int PRIMARY KEY, changes int NOT NULL DEFAULT 0)');
  await database.query('INSERT INTO thing SELECT generate_series(1, 9)');
  // All connections exist, so that the times below are those of the waits.
  await Promise.all(Array.from({ length: POOL_MAX }, () => database.query('SELECT pg_sleep(0.2)')));
  holder = new pg.Client({ connectionString: test.url });
  watcher = new pg.Client({ connectionString: test.url });
  await Promise.all([holder.connect(), watcher.connect()]);
});
afterEach(async () => {
  await holder.query('ROLLBACK');
});
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await database.close();
  await test.drop();
});

/** Takes a lock that is not given back before the end of the test. */
async function hold(id: number): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM thing WHERE id = $1 FOR UPDATE', [id]);
}

const change = (id: number): Promise<unknown> =>
  database.transaction((tx) => tx.query('UPDATE thing SET changes = changes + 1 WHERE id = $1', [id]));

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await watcher.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};

const outcomes = (all: readonly PromiseSettledResult<unknown>[]): string[] =>
  all.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).name));

describe('a lock that is never given back', () => {
  it('ends the wait of a transaction, of a write and of a query by time, each as contended', async () => {
    await hold(1);
    const text = 'UPDATE thing SET changes = changes + 1 WHERE id = 1';
    const ended = await Promise.allSettled([change(1), database.write({ text }, []), database.query(text)]);
    expect(outcomes(ended)).toEqual(Array.from({ length: 3 }, () => DatabaseContendedError.name));
    await expect(change(1)).rejects.toMatchObject({ cause: { code: '55P03' } });
  });
});

describe('an owner whose requests all wait for one lock', () => {
  it.each([
    { of: 'a workspace', many: workspace(1), other: workspace(2), share: 3 },
    {
      of: 'a network without credentials',
      many: visitor('192.0.2.0'),
      other: visitor('192.0.2.1'),
      share: 1,
    },
  ])('of $of has a part of the pool, and every other one is served', async ({ many, other, share }) => {
    await hold(2);
    const stuck = Promise.allSettled(Array.from({ length: 18 }, () => runForOwner(many, () => change(2))));
    await eventually('the share to wait', async () => (await waitingForLocks()) === share);
    await Promise.all([
      runForOwner(other, () => change(3)),
      runForOwner(other, () => database.query('SELECT 1')),
      // It can read itself, too.
      runForOwner(many, () => database.query('SELECT 1')),
      runForOwner(workspace(9), () => database.query('SELECT 1')),
      runForService(() => database.query('SELECT 1')),
    ]);
    // They were served while the share still waited.
    expect(await waitingForLocks()).toBe(share);
    const ended = outcomes(await stuck);
    // The others have left the line before the first of the share ends.
    expect(ended.filter((name) => name === DatabaseContendedError.name)).toHaveLength(share);
    expect(ended.filter((name) => name === DatabaseBusyError.name)).toHaveLength(18 - share);
  });

  it('is served when the lock is given back', async () => {
    await hold(4);
    const all = Array.from({ length: 12 }, () => runForOwner(workspace(1), () => change(4)));
    await eventually('the share to wait', async () => (await waitingForLocks()) === 3);
    await holder.query('ROLLBACK');
    await Promise.all(all);
    expect(await database.query('SELECT changes FROM thing WHERE id = 4')).toEqual([{ changes: 12 }]);
  });

  it('rejects what its line has no place for, before any of the others', async () => {
    await hold(5);
    const all = Array.from({ length: 24 }, () => runForOwner(workspace(1), () => change(5)));
    const stuck = Promise.allSettled(all);
    const fastest = Promise.race(all.map((one, n) => one.catch(() => n)));
    expect(await fastest).toBe(23);
    await expect(all[23]).rejects.toBeInstanceOf(DatabaseBusyError);
    await stuck;
  });
});

describe('many owners whose requests wait for locks', () => {
  it('leave connections to the service itself', async () => {
    await hold(6);
    const owners = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? workspace(n) : visitor(`network ${n}`),
    );
    const stuck = Promise.allSettled(owners.map((owner) => runForOwner(owner, () => change(6))));
    await eventually('the groups to be full', async () => (await waitingForLocks()) === 9);
    await database.query('SELECT 1');
    expect(await waitingForLocks()).toBe(9);
    await stuck;
  });
});

describe('a transaction that requests a second connection', () => {
  it('does not wait for the share that it holds itself', async () => {
    const nested = Array.from({ length: 12 }, (_, n) =>
      runForOwner(workspace(1), () =>
        database.transaction(async (tx) => {
          await tx.query('SELECT 1');
          return database.transaction((other) => other.query<{ n: number }>('SELECT $1::int AS n', [n]));
        }),
      ),
    );
    expect((await Promise.all(nested)).flat()).toEqual(Array.from({ length: 12 }, (_, n) => ({ n })));
  });

  it('is charged again for what it leaves behind', async () => {
    let later: Promise<unknown> | undefined;
    let begin = (): void => undefined;
    await runForOwner(workspace(1), () =>
      database.transaction(async (tx) => {
        await tx.query('SELECT 1');
        later = new Promise<void>((resolve) => (begin = resolve)).then(() => change(7));
      }),
    );
    await hold(7);
    const stuck = Promise.allSettled(
      Array.from({ length: 4 }, () => runForOwner(workspace(1), () => change(7))),
    );
    await eventually('the share to wait', async () => (await waitingForLocks()) === 3);
    begin();
    await expect(later).rejects.toBeInstanceOf(DatabaseBusyError);
    await stuck;
  });
});

describe('a relay that a commit wakes', () => {
  it('works for no owner', async () => {
    const owners: unknown[] = [];
    database.wakeHere('relay', () => {
      owners.push(chargedOwner());
      return true;
    });
    await runForOwner(workspace(1), () =>
      database.transaction((tx) => {
        tx.whenEnded(() => database.notifySoon('relay'));
        return tx.query('SELECT 1');
      }),
    );
    expect(owners).toEqual([undefined]);
  });
});

describe('a batch of several owners', () => {
  it('is charged to none of them, also if one with a full share submits its first item', async () => {
    const batcher = new Batcher<number, number>({
      runOne: async (n) => (await database.query<{ n: number }>('SELECT $1::int AS n', [n]))[0]?.n ?? 0,
      runBatch: (all) => Promise.resolve(all),
      onFallback: () => undefined,
      maxBatchSize: 8,
    });
    await hold(8);
    const stuck = Promise.allSettled(
      Array.from({ length: 18 }, () => runForOwner(workspace(1), () => change(8))),
    );
    await eventually('the share to wait', async () => (await waitingForLocks()) === 3);
    const submitted = [1, 2].map((id) => runForOwner(workspace(id), () => batcher.submit(id)));
    expect(await Promise.all(submitted)).toEqual([1, 2]);
    expect(await waitingForLocks()).toBe(3);
    await stuck;
  });
});
