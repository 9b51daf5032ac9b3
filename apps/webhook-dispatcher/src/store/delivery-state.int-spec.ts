import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliveryStates } from '@kiban/contracts';
import { createDispatcherDatabase, type DispatcherDatabase } from '../testing/dispatcher-database.js';
import { deliveryState, endedStates, rowState, stateCondition, type RowState } from './delivery-state.js';

let testing: DispatcherDatabase;
beforeAll(async () => {
  testing = await createDispatcherDatabase();
});
afterAll(() => testing.drop());

describe('the public state of a delivery', () => {
  it('is the same in SQL and in TypeScript, for every row state and number of attempts', async () => {
    const columns = deliveryStates.map((name) => `${stateCondition(name)} AS ${name}`).join(', ');
    const rows = await testing.database.query<
      Record<string, boolean> & { state: RowState; attempts: number }
    >(
      `SELECT state, attempts, ${columns}
       FROM unnest($1::smallint[]) AS state, generate_series(0, 7) AS attempts`,
      [Object.values(rowState)],
    );
    expect(rows).toHaveLength(6 * 8);
    for (const row of rows)
      expect([row.state, row.attempts, deliveryStates.filter((name) => row[name])]).toEqual([
        row.state,
        row.attempts,
        [deliveryState(row.state, row.attempts)],
      ]);
  });

  it('has the numbers that the indexes of the queue are made for', async () => {
    const indexes = await testing.database.query<{ name: string; states: string }>(
      `SELECT i.indexrelid::regclass::text AS name,
              (SELECT string_agg(number, ', ') FROM regexp_matches(pg_get_expr(i.indpred, i.indrelid), '\\d+', 'g') AS m (found),
               unnest(m.found) AS number) AS states
       FROM pg_index i WHERE i.indrelid = 'webhooks.delivery'::regclass
         AND pg_get_expr(i.indpred, i.indrelid) LIKE '%state%' ORDER BY name`,
    );
    expect(indexes).toEqual([
      { name: 'webhooks.delivery_due', states: String(rowState.due) },
      { name: 'webhooks.delivery_held', states: String(rowState.held) },
      { name: 'webhooks.delivery_lease', states: String(rowState.sending) },
      { name: 'webhooks.delivery_leaving', states: endedStates },
    ]);
  });
});
