import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ImportResultDto } from '@kiban/contracts';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client, type HttpResponse, type MadeBoard } from '../testing/running-api.js';

/** How many transactions of one workspace may have a connection, of ten. */
const SHARE = 3;
const REQUESTS = 30;

type OrderChange = { boardOrderVersion?: { to: number } } | null | undefined;

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

  async function hold(statement: string, ...values: readonly unknown[]): Promise<void> {
    await new Promise<void>((taken, reject) => {
      held = holder.transaction(async (tx) => {
        await tx.query(statement, values);
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

  it('are not those beside an import in progress, which takes the order of the boards last', async () => {
    const [first, second] = [await own.board(), await own.board()];
    // Comments are written after all cards.
    await hold('LOCK TABLE boards.comment IN EXCLUSIVE MODE');
    const imported = own.post<ImportResultDto>('/boards/import', {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Imported' },
      lists: ['a', 'b'].map((name) => ({ name, cards: [{ title: 'one', comments: [{ text: 'two' }] }] })),
    });
    await eventually('the import to wait', async () => (await waitingForLocks()) === 1);
    const others = await Promise.all([
      own.post(`/boards/${first.id}/reorder`, { after: second.id }),
      own.post<{ id: number }>('/boards', { name: 'Made beside it' }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 201]);
    expect(await waitingForLocks()).toBe(1);
    release();
    const { status, body } = await imported;
    expect(status).toBe(201);
    const order = (await own.get<{ id: number }[]>('/boards')).body.map(({ id }) => id);
    expect(order.slice(-4)).toEqual([second.id, first.id, others[1].body.id, body.boardId]);
    const events = await api.events();
    expect(events.filter(({ boardId }) => boardId === body.boardId).map(({ event }) => event)).toEqual([
      ...['board.create', 'list.create', 'list.create', 'card.create', 'card.create'],
    ]);
    // In the order of the versions, although the import began first.
    const versions = events.map(({ changes }) => (changes as OrderChange)?.boardOrderVersion?.to);
    const known = versions.filter((version) => version !== undefined);
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    const { body: history } = await own.get<{ entries: { event: string; changes: unknown }[] }>(
      `/boards/${body.boardId}/activity?limit=50`,
    );
    const creation = events.find(
      ({ boardId, event }) => boardId === body.boardId && event === 'board.create',
    );
    expect(JSON.stringify(history)).toContain(JSON.stringify(creation?.changes));
  });
});
