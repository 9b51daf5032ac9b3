import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import { Database, isUniqueViolation } from './database.js';
import { DatabaseContendedError } from './temporary-errors.js';
import type { Transaction } from './transaction.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = new Database({
    url: test.url,
    poolMax: 4,
    applicationName: 'first-fault',
    logger: createLogger('test', 'silent'),
  });
  await database.query('CREATE TABLE thing (id int PRIMARY KEY); INSERT INTO thing VALUES (1), (2)');
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Rejects later than the statement, as a wrapped statement does. */
async function wrapped(tx: Transaction, text: string): Promise<unknown> {
  return Promise.all([Promise.all([tx.query(text)])]);
}

describe('a transaction whose statements share a round trip', () => {
  it('fails with the first error, not with the rejections after it', async () => {
    const work = database.transaction((tx) =>
      Promise.all([wrapped(tx, 'INSERT INTO thing VALUES (1)'), tx.query('SELECT 1')]),
    );
    expect(await work.catch((error: unknown) => isUniqueViolation(error))).toBe(true);
  });

  it('is retried after a deadlock, whichever statement reports it first', async () => {
    const take = (id: number): string => `SELECT 1 FROM thing WHERE id = ${id} FOR UPDATE`;
    const both = (one: number, other: number): Promise<unknown> =>
      database.transaction(async (tx) => {
        await tx.query(take(one));
        return Promise.all([wrapped(tx, take(other)), tx.query('SELECT 1')]);
      });
    const rounds = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? both(1, 2) : both(2, 1)));
    await expect(Promise.all(rounds)).resolves.toHaveLength(8);
  }, 120_000);

  const deadlock = `DO $$ BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = 'deadlock_detected'; END $$`;

  it('succeeds after being a deadlock’s victim five times, as bystanders of a hot list do', async () => {
    let runs = 0;
    const done = database.transaction(async (tx) => {
      runs += 1;
      if (runs <= 5) await tx.query(deadlock);
      return tx.query<{ one: number }>('SELECT 1 AS one');
    });
    expect([await done, runs]).toEqual([[{ one: 1 }], 6]);
  });

  it('fails as contended after that, which is neither a 4xx nor a 500', async () => {
    const work = database.transaction((tx) => tx.query(deadlock));
    await expect(work).rejects.toBeInstanceOf(DatabaseContendedError);
    await expect(work).rejects.toMatchObject({ cause: { code: '40P01' } });
  });
});
