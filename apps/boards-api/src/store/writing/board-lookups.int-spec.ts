import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RunningApi } from '../../testing/running-api.js';
import { writeCards, writeParts } from './write-cards.sql.js';

let api: RunningApi;
beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

/*
 * A session keeps the plan of a frequent statement until the table is analyzed, however many boards a workspace has by then.
 */
it.each([
  ['cards', writeCards],
  ['parts of cards', writeParts],
])(
  'finds the board of an item by its id, and never reads all boards of a workspace: %s',
  async (_, { text }) => {
    const plan = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
    const scans = plan.map((line) => line['QUERY PLAN']).filter((line) => / on board b(_\d+)?\s/.test(line));
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) expect(scan).toContain('board_pkey');
  },
);
