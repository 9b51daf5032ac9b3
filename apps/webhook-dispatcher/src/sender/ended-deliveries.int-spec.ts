import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseClock } from '../infrastructure/database-time.js';
import { DeliveriesRepository } from '../deliveries/deliveries.repository.js';
import { rowState } from '../store/delivery-state.js';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import { queueEvents, registerEndpoint, testEvent } from '../testing/test-engine.js';
import { EndedDeliveries } from './ended-deliveries.js';

const ENDED = [rowState.delivered, rowState.givenUp, rowState.canceled];
const ALIVE = [rowState.due, rowState.sending, rowState.held];

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
  // All are forty days old, whatever their state: age alone must not end a delivery.
  await testing.owner.query(
    `UPDATE webhooks.delivery AS d
     SET state = ($1::smallint[])[nth], created_at = now() - interval '40 days',
         finished_at = CASE WHEN ($1::smallint[])[nth] = ANY ($2::smallint[]) THEN now() - interval '40 days' END,
         next_attempt_at = CASE WHEN ($1::smallint[])[nth] = ${rowState.due} THEN now() END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS nth FROM webhooks.delivery) AS numbered
     WHERE d.id = numbered.id`,
    [states, ENDED],
  );
});
afterAll(() => testing.drop());

const inQueue = (): Promise<{ state: number }[]> =>
  testing.owner.query('SELECT state FROM webhooks.delivery ORDER BY id');
const listed = (): Promise<unknown[]> =>
  repository.list(endpointId, { state: undefined, kind: undefined, before: undefined, limit: 50 });

describe('deliveries that ended', () => {
  it('leave the queue, and are still listed, found and read', async () => {
    const before = await listed();
    expect(before).toHaveLength(6);
    const ended = new EndedDeliveries(testing.database, databaseClock);
    expect(await ended.move()).toBe(ENDED.length);
    expect((await inQueue()).map(({ state }) => state)).toEqual(ALIVE);
    expect(await listed()).toEqual(before);
    for (const row of before as { id: number }[]) expect(await repository.find(1, row.id)).toEqual(row);
    expect(await ended.move()).toBe(0);
  });

  it('stay in the queue while they are fresh', async () => {
    await testing.owner.query(
      `UPDATE webhooks.delivery SET state = ${rowState.delivered}, finished_at = now() WHERE state = ${rowState.sending} AND endpoint_id = $1`,
      [endpointId],
    );
    expect(await new EndedDeliveries(testing.database, databaseClock).move()).toBe(0);
  });

  it('are dropped with the partition of their day when it is old; pending deliveries are not', async () => {
    // The day forty days ago has no partition, because partitions are created for coming days. This creates one.
    await testing.owner.query(`
      DO $$ DECLARE day date := (now() AT TIME ZONE 'UTC')::date - 40; BEGIN
        CREATE TEMP TABLE old AS SELECT * FROM webhooks.delivery_ended;
        DELETE FROM webhooks.delivery_ended;
        EXECUTE format('CREATE TABLE webhooks.%I PARTITION OF webhooks.delivery_ended FOR VALUES FROM (%L) TO (%L)',
                       'delivery_ended_' || to_char(day, 'YYYYMMDD'), day::text || ' 00:00+00', (day + 1)::text || ' 00:00+00');
        INSERT INTO webhooks.delivery_ended SELECT * FROM old;
      END $$`);
    // With the service’s own login, which may neither create nor drop a table directly.
    await testing.database.query('SELECT webhooks.maintain_partitions(3, 31)');
    const partitions = await testing.owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       WHERE i.inhparent = 'webhooks.delivery_ended'::regclass ORDER BY 1`,
    );
    // Today, three days ahead, and the default.
    expect(partitions).toHaveLength(5);
    const [left] = await testing.owner.query('SELECT count(*) AS count FROM webhooks.delivery_ended');
    expect(left).toEqual({ count: 0 });
    expect((await inQueue()).map(({ state }) => state)).toEqual([
      rowState.due,
      rowState.delivered,
      rowState.held,
    ]);
  });
});
