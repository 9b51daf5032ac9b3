import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client, type HttpResponse, type MadeBoard } from '../testing/running-api.js';

/** How many transactions of one workspace may have a connection, of ten. */
const SHARE = 3;
const REQUESTS = 30;

describe('requests of a workspace that wait for a lock which is never given back', () => {
  let api: RunningApi;
  let holder: Database;
  let own: Client;
  let other: Client;
  let board: MadeBoard;
  let cardId: number;
  let elsewhere: MadeBoard;
  let release = (): void => undefined;
  let held: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    api = await RunningApi.start();
    holder = new Database({
      url: api.databaseUrl,
      poolMax: 2,
      applicationName: 'holder',
      logger: createLogger('test', 'silent'),
    });
    own = api.token();
    other = api.stranger();
    board = await own.board();
    cardId = await own.card(board.lists[0] as number);
    elsewhere = await other.board();
  });
  afterEach(async () => {
    release();
    await held;
  });
  afterAll(async () => {
    await holder.close();
    await api.stop();
  });

  async function hold(statement: string, id: number): Promise<void> {
    await new Promise<void>((taken, reject) => {
      held = holder.transaction(async (tx) => {
        await tx.query(statement, [id]);
        taken();
        await new Promise<void>((resolve) => (release = resolve));
      });
      held.catch(reject);
    });
  }

  const waitingForLocks = async (): Promise<number> => {
    const [row] = await holder.query<{ count: number }>(
      `SELECT count(*) AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  };

  it.each<[string, string, () => number, (n: number) => Promise<HttpResponse<Record<string, unknown>>>]>([
    [
      'the order of its boards',
      'UPDATE boards.workspace SET version = version WHERE id = $1',
      () => api.workspaceId,
      () => own.post(`/boards/${board.id}/reorder`, { position: 'first' }),
    ],
    [
      'a card, with and without an Idempotency-Key',
      'SELECT 1 FROM boards.card WHERE id = $1 FOR UPDATE',
      () => cardId,
      (n) =>
        own.send(
          'PATCH',
          `/cards/${cardId}`,
          { title: `Change ${n}` },
          n % 3 === 0 ? { 'idempotency-key': `change-${n}` } : {},
        ),
    ],
    [
      'a list',
      'SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE',
      () => board.lists[1] as number,
      (n) => own.patch(`/lists/${board.lists[1]}`, { name: `Change ${n}` }),
    ],
  ])(
    'for %s end with 503 and Retry-After, and delay no other workspace',
    async (_, statement, id, request) => {
      await hold(statement, id());
      const waiting = Promise.all(Array.from({ length: REQUESTS }, (_each, n) => request(n)));
      await eventually('the share to wait', async () => (await waitingForLocks()) === SHARE);
      const served = await Promise.all([
        other.get(`/boards/${elsewhere.id}`),
        other.get('/boards'),
        other.post('/cards', { listId: elsewhere.lists[0], title: 'Not delayed' }),
        other.post(`/boards/${elsewhere.id}/reorder`, { position: 'first' }),
        other.get('/search?q=delayed'),
        // Reads of boards share statements, which belong to no workspace.
        own.get(`/boards/${board.id}`),
      ]);
      expect(served.map(({ status }) => status)).toEqual([200, 200, 201, 200, 200, 200]);
      expect(await waitingForLocks()).toBe(SHARE);
      for (const { status, headers, body } of await waiting) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
        expect(body['code']).toBe('service_unavailable');
      }
      release();
      await held;
      expect((await request(REQUESTS + 1)).status).toBe(200);
    },
  );
});
