import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import { Database } from './database.js';

describe('the end of a transaction', () => {
  let base: TestDatabase;
  let database: Database;
  let ends: boolean[];

  beforeAll(async () => {
    base = await createTestDatabase();
    database = new Database({
      url: base.url,
      poolMax: 2,
      applicationName: 'test',
      logger: createLogger('test', 'silent'),
    });
    await database.query('CREATE TABLE entry (id int PRIMARY KEY)');
  });
  afterAll(async () => {
    await database.close();
    await base.drop();
  });

  it('is reported as committed, also if the last statement commits', async () => {
    ends = [];
    await database.transaction(async (tx) => {
      tx.whenEnded((isCommitted) => ends.push(isCommitted));
      await tx.query('INSERT INTO entry VALUES (1)');
      expect(ends).toEqual([]);
    });
    await database.transaction(async (tx) => {
      tx.whenEnded((isCommitted) => ends.push(isCommitted));
      await tx.queryAndCommit('INSERT INTO entry VALUES (2)');
    });
    expect(ends).toEqual([true, true]);
  });

  it('is reported as rolled back if the work or a statement fails', async () => {
    ends = [];
    await expect(
      database.transaction(async (tx) => {
        tx.whenEnded((isCommitted) => ends.push(isCommitted));
        await tx.query('SELECT 1');
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    await expect(
      database.transaction(async (tx) => {
        tx.whenEnded((isCommitted) => ends.push(isCommitted));
        await tx.queryAndCommit('INSERT INTO entry VALUES (1)');
      }),
    ).rejects.toThrow(/duplicate/);
    expect(ends).toEqual([false, false]);
  });

  it('is reported for each attempt of a retried transaction', async () => {
    ends = [];
    let attempts = 0;
    await database.transaction(async (tx) => {
      attempts += 1;
      tx.whenEnded((isCommitted) => ends.push(isCommitted));
      if (attempts === 1) await tx.query("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$");
    });
    expect(ends).toEqual([false, true]);
  });
});
