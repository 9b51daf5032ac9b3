import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { createTestDatabase, eventually, type TestDatabase } from '@kiban/testing';
import { Database } from './database.js';
import { DatabaseUnavailableError } from './temporary-errors.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = new Database({
    url: test.url,
    poolMax: 4,
    applicationName: 'lost-connection',
    logger: createLogger('test', 'silent'),
  });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

describe('a transaction whose connection is cut between two statements', () => {
  it('fails as unavailable, ends nothing else, and leaves no trace', async () => {
    await database.query('CREATE TABLE mark (id int)');
    const work = database.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await tx.query('INSERT INTO mark VALUES (1)');
      await database.query('SELECT pg_terminate_backend($1)', [own?.pid]);
      await eventually('the connection to be gone', async () => {
        const rows = await database.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [own?.pid]);
        return rows.length === 0;
      });
      // The event of the loss arrives in its own turn; without a listener it would end this process.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query('INSERT INTO mark VALUES (2)');
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await database.query('SELECT id FROM mark')).toEqual([]);
    expect(await database.transaction((tx) => tx.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  });
});

describe('a read-only server, as a standby after a fail-over', () => {
  it('fails writes as unavailable, serves reads, and accepts writes again without a restart', async () => {
    await database.query('CREATE TABLE note (id int)');
    const readOnly = async (value: 'on' | 'off'): Promise<void> => {
      await database.query(`ALTER DATABASE "${test.name}" SET default_transaction_read_only = ${value}`);
    };
    await readOnly('on');
    const standby = new Database({
      url: test.url,
      poolMax: 1,
      applicationName: 'standby',
      logger: createLogger('test', 'silent'),
    });
    try {
      await expect(standby.query('INSERT INTO note VALUES (1)')).rejects.toBeInstanceOf(
        DatabaseUnavailableError,
      );
      await expect(
        standby.transaction((tx) => tx.query('INSERT INTO note VALUES (2)')),
      ).rejects.toBeInstanceOf(DatabaseUnavailableError);
      expect(await standby.query('SELECT id FROM note')).toEqual([]);
      await readOnly('off');
      await expect(standby.transaction((tx) => tx.query('INSERT INTO note VALUES (3)'))).rejects.toThrow();
      expect(await standby.transaction((tx) => tx.query('INSERT INTO note VALUES (4) RETURNING id'))).toEqual(
        [{ id: 4 }],
      );
    } finally {
      await readOnly('off');
      await standby.close();
    }
  });
});
