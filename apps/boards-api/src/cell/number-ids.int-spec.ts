import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { createMigratedDatabase, type TestDatabase } from '@kiban/testing';
import { BOARDS_SCHEMA } from '../testing/boards-schema.js';
import { numberIds } from './number-ids.js';

const logger = createLogger('test', 'silent');

describe('the ids of a cell', () => {
  let base: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    base = await createMigratedDatabase(BOARDS_SCHEMA);
    database = new Database({ url: base.url, poolMax: 4, applicationName: 'test', logger });
  });
  afterEach(async () => {
    await database.close();
    await base.drop();
  });

  const nextId = async (table: string): Promise<number> => {
    const [row] = await database.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('boards.${table}', 'id')) AS id`,
    );
    return row?.id ?? NaN;
  };
  it('of a database from before cells are those of cell 0, and no other', async () => {
    await database.query('UPDATE boards.cell SET number = NULL');
    await useDatabase();
    await expect(numberIds(database, 2)).rejects.toThrow('This database is cell 0');
    await numberIds(database, 0);
    expect(await database.query('SELECT number FROM boards.cell')).toEqual([{ number: 0 }]);
  });

  const useDatabase = (): Promise<unknown> => database.query('INSERT INTO boards.workspace (id) VALUES (1)');

  it('count in steps of 16 in every table that has its own', async () => {
    const steps = await database.query<{ name: string; step: number }>(
      `SELECT a.attrelid::regclass::text AS name, s.seqincrement AS step
       FROM pg_attribute AS a
       JOIN pg_sequence AS s ON s.seqrelid = pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)::regclass
       JOIN pg_class AS c ON c.oid = a.attrelid AND c.relnamespace = 'boards'::regnamespace
       WHERE a.attidentity <> ''`,
    );
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.filter(({ step }) => step !== 16)).toEqual([{ name: 'boards.audit_outbox', step: 1 }]);
    expect([await nextId('card'), await nextId('card')]).toEqual([16, 32]);
  });

  it('begin above those of databases from before cells, and never meet those of another cell', async () => {
    await numberIds(database, 3);
    const ids = [await nextId('board'), await nextId('board'), await nextId('card')];
    expect(ids).toEqual([4_294_967_299, 4_294_967_315, 4_294_967_299]);
    await numberIds(database, 3);
    expect(await nextId('board')).toBe(4_294_967_331);
  });

  it('continue above the ids from before cells', async () => {
    await useDatabase();
    await database.query(`ALTER SEQUENCE boards.card_id_seq INCREMENT 1 RESTART WITH 1`);
    await database.query(`SELECT setval('boards.card_id_seq', 1003)`);
    await numberIds(database, 0);
    expect([await nextId('card'), await nextId('card')]).toEqual([1_008, 1_024]);
  });

  it('stay those of the first number: another one is refused with the reason, and changes nothing', async () => {
    await numberIds(database, 3);
    await useDatabase();
    const before = await nextId('board');
    await expect(numberIds(database, 4)).rejects.toThrow(
      'This database is cell 3 and has given ids of it, so it cannot become cell 4. ' +
        'Set CELL=3, or give cell 4 a new database.',
    );
    expect(await nextId('board')).toBe(before + 16);
    expect(await database.query('SELECT number FROM boards.cell')).toEqual([{ number: 3 }]);
  });

  it('are numbered while a long transaction writes, and the others go on writing', async () => {
    await database.query('ALTER SEQUENCE boards.card_id_seq INCREMENT 1');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isWriting: () => void = () => undefined;
    const writing = new Promise<void>((resolve) => (isWriting = resolve));
    const writer = database.transaction(async (tx) => {
      await tx.query(`SELECT nextval('boards.card_id_seq')`);
      isWriting();
      await held;
    });
    await writing;
    let isNumbered = false;
    const numbered = numberIds(database, 0).then(() => (isNumbered = true));
    const times: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const from = performance.now();
      await nextId('card');
      times.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(Math.max(...times)).toBeLessThan(1_000);
    expect(isNumbered).toBe(false);
    release();
    await writer;
    await numbered;
    expect((await nextId('card')) % 16).toBe(0);
  });
});
