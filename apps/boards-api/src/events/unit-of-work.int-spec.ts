import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  auditOutboxEntries,
  UnitOfWork,
  type AuditChange,
  type DomainEvent,
  type OutcomeStep,
} from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { Database, outboxChannel } from '@kiban/persistence';
import { createMigratedDatabase, type TestDatabase } from '@kiban/testing';
import { BOARDS_SCHEMA } from '../testing/boards-schema.js';

const schema = 'boards';

let base: TestDatabase;
let database: Database;
let units: UnitOfWork;
/** The rows of `thing` that were visible outside the transaction at each wake-up of the relay. */
let wakes: Promise<number[]>[];

const event = (id: number, name = 'Nightly report'): DomainEvent => ({
  kind: 'token.issue',
  workspace: { id: 7, slug: 'acme', name: 'Acme' },
  actor: { memberId: 3, name: 'Aiko' },
  data: { id, name, expiresAt: null },
});
const entry = (target: string): AuditChange => ({
  workspaceId: 7,
  action: 'token.issue',
  actor: { memberId: 3, name: 'Aiko' },
  via: 'screen',
  origin: null,
  target,
  details: {},
});

const things = async (): Promise<number[]> =>
  (await database.query<{ id: number }>('SELECT id FROM boards.thing ORDER BY id')).map(({ id }) => id);
const eventIds = async (): Promise<number[]> =>
  (
    await database.query<{ id: number }>("SELECT (data->>'id')::int AS id FROM boards.outbox ORDER BY seq")
  ).map(({ id }) => id);
const targets = async (): Promise<string[]> =>
  (
    await database.query<{ target: string }>(
      "SELECT entry->>'target' AS target FROM boards.audit_outbox ORDER BY seq",
    )
  ).map(({ target }) => target);
const insert = (id: number): string => `INSERT INTO boards.thing VALUES (${id})`;

beforeAll(async () => {
  base = await createMigratedDatabase(BOARDS_SCHEMA);
  const logger = createLogger('test', 'silent');
  database = new Database({ url: base.url, poolMax: 2, applicationName: 'test', logger });
  await database.query('CREATE TABLE boards.thing (id int PRIMARY KEY)');
  database.wakeHere(outboxChannel(schema), () => {
    wakes.push(things());
    return true;
  });
});
beforeEach(async () => {
  await database.query('TRUNCATE boards.thing, boards.outbox, boards.audit_outbox');
  units = new UnitOfWork({ database, schema, audit: auditOutboxEntries(schema) });
  wakes = [];
});
afterAll(async () => {
  await database.close();
  await base.drop();
});

describe('a unit of work', () => {
  it('commits events and audit entries with the change, in order, and wakes the relay after the commit', async () => {
    await units.run(async (tx) => {
      tx.append(event(1), event(2));
      tx.audit(entry('token 1'));
      await tx.query(insert(1));
      tx.append(event(3));
      tx.audit(entry('token 3'));
      expect(await eventIds()).toEqual([]);
    });
    expect(await things()).toEqual([1]);
    expect(await eventIds()).toEqual([1, 2, 3]);
    expect(await targets()).toEqual(['token 1', 'token 3']);
    expect(await Promise.all(wakes)).toEqual([[1]]);
  });

  it('writes them also if its last statement commits', async () => {
    await units.run(async (tx) => {
      tx.append(event(1));
      await tx.queryAndCommit(insert(1));
    });
    expect(await eventIds()).toEqual([1]);
    expect(await Promise.all(wakes)).toEqual([[1]]);
  });

  it('returns the id of an event that it appends immediately', async () => {
    const id = await units.run((tx) => tx.appendNow(event(1)));
    expect(await database.query('SELECT id FROM boards.outbox')).toEqual([{ id }]);
    expect(wakes).toHaveLength(1);
  });

  it('without an event wakes nothing', async () => {
    await units.run(async (tx) => {
      await tx.query(insert(1));
      tx.audit(entry('thing 1'));
    });
    expect(await targets()).toEqual(['thing 1']);
    expect(wakes).toEqual([]);
  });

  it('that fails leaves no event and no audit entry, and wakes nothing', async () => {
    await expect(
      units.run(async (tx) => {
        tx.append(event(1));
        tx.audit(entry('token 1'));
        await tx.query(insert(1));
        throw new Error('No.');
      }),
    ).rejects.toThrow('No.');
    expect([await things(), await eventIds(), await targets()]).toEqual([[], [], []]);
    expect(wakes).toEqual([]);
  });

  it('is rolled back, with the error of the statement, if an event cannot be written', async () => {
    await expect(
      units.run(async (tx) => {
        // PostgreSQL accepts no NUL in text.
        tx.append({ ...event(1), actor: { memberId: 3, name: '\0' } });
        await tx.queryAndCommit(insert(1));
      }),
    ).rejects.toThrow(/invalid byte sequence/);
    expect([await things(), await eventIds()]).toEqual([[], []]);
    expect(wakes).toEqual([]);
  });

  it('that runs again after a deadlock writes each event once', async () => {
    let runs = 0;
    await units.run(async (tx) => {
      runs += 1;
      tx.append(event(runs));
      tx.audit(entry(`token ${runs}`));
      if (runs === 1) await tx.query("DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$");
    });
    expect([await eventIds(), await targets()]).toEqual([[2], ['token 2']]);
    expect(wakes).toHaveLength(1);
  });

  it('accepts no event after its commit', async () => {
    await expect(
      units.run(async (tx) => {
        await tx.queryAndCommit(insert(1));
        tx.append(event(1));
      }),
    ).rejects.toThrow('already committed');
  });

  it('commits its outcome with the change under an idempotency key, and does not run with a recorded one', async () => {
    const recorded: unknown[] = [];
    const step = (outcome?: { value: unknown }): OutcomeStep => ({
      recorded: outcome,
      recordAndCommit: async (tx, value) => {
        tx.letCommit();
        await tx.queryAndCommit(insert(2));
        recorded.push(value);
      },
    });
    const steps = [step(), step({ value: 'issued' })];
    const outcomes = { nextStep: () => steps.shift() };
    const keyed = new UnitOfWork({ database, schema, audit: auditOutboxEntries(schema), outcomes });
    const results: string[] = [];
    for (const id of [1, 3])
      results.push(
        await keyed.run(async (tx) => {
          tx.append(event(id));
          await tx.queryAndCommit(insert(id));
          expect(await things()).toEqual([]);
          return 'issued';
        }),
      );
    expect(results).toEqual(['issued', 'issued']);
    expect(recorded).toEqual(['issued']);
    expect([await things(), await eventIds()]).toEqual([[1, 2], [1]]);
  });
});
