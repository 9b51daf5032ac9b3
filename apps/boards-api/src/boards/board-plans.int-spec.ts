import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { LargeResponses } from '../fairness/large-responses.js';
import { callerAs, RunningApi, type Client } from '../testing/running-api.js';
import { BoardsReader } from './boards.reader.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** How many custom plans PostgreSQL makes before it considers a generic one. */
const TRIED_FIRST = 5;
const READINGS = 20;

describe('reading a small board of a small workspace beside large ones', () => {
  it('uses the generic plan', async () => {
    const stranger = api.stranger();
    const small = await token.board(['To do', 'Done']);
    await token.card(small.lists[0] ?? 0);
    for (let n = 0; n < 2; n += 1) {
      const { lists } = await stranger.board(Array.from({ length: 50 }, (_, list) => `List ${list}`));
      for (const listId of lists.slice(0, 10))
        await stranger.post('/cards/batch', {
          cards: Array.from({ length: 50 }, (_, card) => ({ listId, title: `Card ${card}` })),
        });
    }
    await Promise.all(Array.from({ length: 60 }, () => stranger.board([])));
    await api.analyze();

    const database = new Database({
      url: api.databaseUrl,
      poolMax: 1,
      applicationName: 'plans',
      logger: createLogger('test', 'silent'),
    });
    const reader = new BoardsReader(database, new LargeResponses({ LARGE_RESPONSE_BYTES_MAX: 33_554_432 }));
    const caller = callerAs(token.as, api.workspaceId);
    for (let n = 0; n < READINGS; n += 1) {
      await reader.view(caller, small.id);
      await reader.viewCut(caller, small.id, 10);
      await reader.list(caller, 'false');
    }
    const plans = await database.query<{ name: string; custom_plans: number; generic_plans: number }>(
      `SELECT name, custom_plans, generic_plans FROM pg_prepared_statements WHERE name LIKE 'board-%' ORDER BY name`,
    );
    expect(plans).toEqual(
      ['board-list', 'board-view', 'board-view-cut'].map((name) => ({
        name,
        custom_plans: TRIED_FIRST,
        generic_plans: READINGS - TRIED_FIRST,
      })),
    );
    await database.close();
  });
});
