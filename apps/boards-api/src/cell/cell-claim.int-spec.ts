import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connectNats, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import {
  createMigratedDatabase,
  createTestDatabase,
  eventually,
  startNatsServer,
  type TestDatabase,
  type TestNatsServer,
} from '@kiban/testing';
import { BOARDS_SCHEMA } from '../testing/boards-schema.js';
import { CellClaim } from './cell-claim.js';
import { migrateBoards } from './migrate-boards.js';
import { numberIds } from './number-ids.js';

const logger = createLogger('test', 'silent');

describe('the claim of a cell', () => {
  let server: TestNatsServer;
  let connection: NatsConnection;
  const bases: TestDatabase[] = [];
  const databases: Database[] = [];
  const claims: CellClaim[] = [];
  let published: Database[];

  beforeEach(async () => {
    server = await startNatsServer();
    connection = await connectNats({ url: server.url, name: 'test', logger });
    published = [];
  });
  afterEach(async () => {
    for (const claim of claims.splice(0)) claim.stop();
    for (const database of databases.splice(0)) await database.close();
    for (const base of bases.splice(0)) await base.drop();
    await connection.close();
    await server.close();
  });

  async function opened(base: TestDatabase): Promise<Database> {
    bases.push(base);
    const database = new Database({ url: base.url, poolMax: 2, applicationName: 'test', logger });
    databases.push(database);
    return database;
  }
  /** Copies of a template have its identity, which a migrated database would have of its own. */
  async function cellDatabase(cell: number): Promise<Database> {
    const database = await opened(await createMigratedDatabase(BOARDS_SCHEMA));
    await numberIds(database, cell);
    await database.query('UPDATE boards.cell SET database = gen_random_uuid()');
    return database;
  }
  async function migrated(base: TestDatabase, cell: number): Promise<void> {
    const { role } = await base.createLogin();
    await migrateBoards({ url: base.url, role, cell });
  }
  function claimOf(database: Database, cell: number): CellClaim {
    const claim = new CellClaim({ cell, database, connection, logger, retryMs: 20 });
    claims.push(claim);
    return claim;
  }
  const start = (claim: CellClaim, database: Database): Promise<void> =>
    claim.start(() => published.push(database));

  it('refuses a second database with the same number, before it publishes an event', async () => {
    const first = await cellDatabase(3);
    const second = await cellDatabase(3);
    const claim = claimOf(first, 3);
    expect(claim.fault).toMatch(/not claimed/);
    await start(claim, first);
    expect(claim.fault).toBeNull();
    await expect(start(claimOf(second, 3), second)).rejects.toThrow(
      /^Cell 3 belongs to the database [\da-f-]{36}, and this one is [\da-f-]{36}\. Set CELL to a number of its own\.$/,
    );
    expect(published).toEqual([first]);
  });

  it('lets one of two databases have the number that both claim at the same time', async () => {
    const both = [await cellDatabase(0), await cellDatabase(0)];
    const results = await Promise.allSettled(both.map((database) => start(claimOf(database, 0), database)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(published).toHaveLength(1);
  });

  it('lets every replica and every restart of one database have its number, and other cells theirs', async () => {
    const zero = await cellDatabase(0);
    const one = await cellDatabase(1);
    for (const [database, cell] of [
      [zero, 0],
      [zero, 0],
      [one, 1],
      [zero, 0],
    ] as const)
      await start(claimOf(database, cell), database);
    expect(published).toHaveLength(4);
  });

  it('refuses another number than the one of the database', async () => {
    const database = await cellDatabase(3);
    await expect(start(claimOf(database, 4), database)).rejects.toThrow(
      /This database is cell 3 .*Set CELL=3/,
    );
    await start(claimOf(await cellDatabase(4), 4), database);
  });

  it('waits for the schema, and then for the broker', async () => {
    const base = await createTestDatabase();
    const database = await opened(base);
    const claim = claimOf(database, 5);
    await start(claim, database);
    await server.kill();
    await migrated(base, 5);
    expect(published).toEqual([]);
    expect(claim.fault).toMatch(/not claimed/);
    await server.start();
    await eventually('the claim', () => published.length === 1);
    expect(claim.fault).toBeNull();
  });

  it('refuses a number in the background, if the schema came later', async () => {
    const first = await cellDatabase(5);
    await start(claimOf(first, 5), first);
    const base = await createTestDatabase();
    const database = await opened(base);
    const claim = claimOf(database, 5);
    await start(claim, database);
    await migrated(base, 5);
    await eventually('the refusal', () => /belongs to the database/.test(claim.fault ?? ''));
    expect(published).toEqual([first]);
  });
});
