import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseClock } from '../infrastructure/database-time.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import { queueEvents, registerEndpoint, testEvent } from '../testing/test-engine.js';
import { EndedDeliveries } from './ended-deliveries.js';

/** delivered, given up and canceled; due, sending and held. */
const ENDED = [2, 3, 5];
const ALIVE = [0, 1, 6];

let testing: DispatcherDatabase;
let endpointId: number;
let repository: DeliveriesRepository;

beforeAll(async () => {
  testing = await createDispatcherDatabase();
  repository = new DeliveriesRepository(testing.database);
  ({ id: endpointId } = await registerEndpoint(testing.database, 'http://127.0.0.1:7001/'));
  const states = [...ENDED, ...ALIVE];
  await queueEvents(
    testing.database,
    states.map(() => testEvent()),
  );
  // All of them forty days old, whatever their state: age alone must end nothing.
  await testing.owner.query(
    `UPDATE webhooks.delivery AS d
     SET state = ($1::smallint[])[nth], created_at = now() - interval '40 days',
         finished_at = CASE WHEN ($1::smallint[])[nth] = ANY ($2::smallint[]) THEN now() - interval '40 days' END,
         next_attempt_at = CASE WHEN ($1::smallint[])[nth] = 0 THEN now() END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM webhooks.delivery) AS numbered
     WHERE d.id = numbered.id`,
    [states, ENDED],
  );
});
afterAll(() => testing.drop());

const inQueue = (): Promise<{ state: number }[]> =>
  testing.owner.query('SELECT state FROM webhooks.delivery ORDER BY id');
const listed = (): Promise<unknown[]> => repository.list(endpointId, {}, { before: undefined, limit: 50 });

describe('deliveries that ended', () => {
  it('leave the queue, and are listed, found and read as before', async () => {
    const before = await listed();
    expect(before).toHaveLength(6);
    const ended = new EndedDeliveries(testing.database, databaseClock);
    expect(await ended.move()).toBe(ENDED.length);
    expect((await inQueue()).map(({ state }) => state)).toEqual(ALIVE);
    expect(await listed()).toEqual(before);
    for (const row of before as { id: number }[]) expect(await repository.find(1, row.id)).toEqual(row);
    expect(await ended.move()).toBe(0);
  });

  it('stay where they are while they are fresh', async () => {
    await testing.owner.query(
      'UPDATE webhooks.delivery SET state = 2, finished_at = now() WHERE state = 1 AND endpoint_id = $1',
      [endpointId],
    );
    expect(await new EndedDeliveries(testing.database, databaseClock).move()).toBe(0);
  });

  it('go with the partition of their day when it is old, and what is alive never does', async () => {
    // The day of forty days ago had no partition, as it was no day to come: it is made as it would have been.
    await testing.owner.query(`
      DO $$ DECLARE day date := (now() AT TIME ZONE 'UTC')::date - 40; BEGIN
        CREATE TEMP TABLE old AS SELECT * FROM webhooks.delivery_ended;
        DELETE FROM webhooks.delivery_ended;
        EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.delivery_ended FOR VALUES FROM (%L) TO (%L)',
                       'delivery_ended_' || to_char(day, 'YYYYMMDD'), day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
        INSERT INTO webhooks.delivery_ended SELECT * FROM old;
      END $$`);
    // As the service's own login, which may neither create nor drop a table itself.
    await testing.database.query('SELECT webhooks.maintain_partitions(3, 31)');
    const partitions = await testing.owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       WHERE i.inhparent = 'webhooks.delivery_ended'::regclass ORDER BY 1`,
    );
    // Today, three days ahead, and the default.
    expect(partitions).toHaveLength(5);
    const [left] = await testing.owner.query('SELECT count(*) AS count FROM webhooks.delivery_ended');
    expect(left).toEqual({ count: 0 });
    expect((await inQueue()).map(({ state }) => state)).toEqual([0, 2, 6]);
  });
});
