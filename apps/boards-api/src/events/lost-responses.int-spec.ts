import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BoardWithListsDto, CardBatchItemDto, CardDto, ErrorDto } from '@kiban/contracts';
import type { DatabaseClient } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** Runs `work` with a connection whose transaction it may hold open; it is rolled back at the end. */
async function holding<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T> {
  const client = await api.database.dedicatedClient();
  try {
    await client.query('BEGIN');
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Sends a request whose change is committed and whose response is never stored: the statement that would store it is
 * terminated, as if the process died in between.
 */
async function sendAndLose(key: string, listId: number, path: string, body: object): Promise<void> {
  await holding(async (keyHolder) => {
    // The change waits for the list until its key is locked: from then on it can commit, but no response is stored.
    const sent = await holding(async (listHolder) => {
      await listHolder.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [listId]);
      const response = token.post(path, body, { 'idempotency-key': key });
      await eventually('the key is locked', async () => {
        const lock = 'SELECT 1 FROM boards.idempotency_key WHERE key = $1 FOR NO KEY UPDATE';
        return (await keyHolder.query(lock, [key])).rows.length > 0;
      });
      return { response };
    });
    const pid = await eventually('the response is about to be stored', async () => {
      const [row] = await api.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE boards.idempotency_key SET status%'`,
      );
      return row?.pid;
    });
    await api.database.query('SELECT pg_terminate_backend($1)', [pid]);
    await sent.response;
  });
  // The lease of the key expired: its holder has been dead for longer than any request takes.
  await api.database.query(`UPDATE boards.idempotency_key SET lease_until = now() WHERE key = $1`, [key]);
}

const titles = async (boardId: number): Promise<string[]> =>
  (await token.get<BoardWithListsDto>(`/boards/${boardId}`)).body.lists.flatMap(({ cards }) =>
    cards.map(({ title }) => title),
  );

it('creates one card if the process dies between commit and response, and the request is repeated', async () => {
  const board = await token.board(['a']);
  const request = { listId: board.lists[0], title: 'once' };
  await sendAndLose('lost-1', board.lists[0] as number, '/cards', request);
  const [made] = (await token.get<BoardWithListsDto>(`/boards/${board.id}`)).body.lists[0]?.cards ?? [];
  expect(made?.title).toBe('once');
  const again = await token.post<CardDto>('/cards', request, { 'idempotency-key': 'lost-1' });
  expect([again.status, again.body]).toEqual([201, made]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.headers.get('etag')).toBe((await token.get(`/cards/${made?.id}`)).headers.get('etag'));
  expect(await titles(board.id)).toEqual(['once']);
  const events = (await api.events()).filter(({ boardId }) => boardId === board.id);
  expect(events.map(({ event }) => event)).toEqual(['board.create', 'card.create']);
});

it('creates the cards of a batch once if its response is lost, also those that it refused', async () => {
  const board = await token.board(['a']);
  const [listId] = board.lists as [number];
  const request = {
    cards: [
      { listId, title: 'one' },
      { listId, title: 'two', before: 999_999_999 },
      { listId, title: 'three' },
    ],
  };
  await sendAndLose('lost-2', listId, '/cards/batch', request);
  const [made] = (await token.get<BoardWithListsDto>(`/boards/${board.id}`)).body.lists;
  const again = await token.post<CardBatchItemDto[]>('/cards/batch', request, {
    'idempotency-key': 'lost-2',
  });
  expect(again.body.map(({ status, error }) => [status, error?.code])).toEqual([
    [201, undefined],
    [409, 'anchor_gone'],
    [201, undefined],
  ]);
  expect(again.body.flatMap(({ card }) => card ?? [])).toEqual(made?.cards);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await titles(board.id)).toEqual(['one', 'three']);
});

it('changes nothing and reports it if another request took over and freed its key', async () => {
  const board = await token.board(['a']);
  const [listId] = board.lists as [number];
  const response = await holding(async (listHolder) => {
    await listHolder.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [listId]);
    const sent = token.post<ErrorDto>(
      '/cards/batch',
      { cards: [{ listId, title: 'late' }] },
      { 'idempotency-key': 'lost-4' },
    );
    await eventually('the key is taken', async () => {
      const gone = await api.database.query(
        `DELETE FROM boards.idempotency_key WHERE key = 'lost-4' RETURNING 1`,
      );
      return gone.length > 0;
    });
    return { sent };
  });
  const { status, body } = await response.sent;
  expect([status, body.code]).toEqual([409, 'request_in_progress']);
  expect(await titles(board.id)).toEqual([]);
});

it('keeps a committed change of a failed request, and frees a key that changed nothing', async () => {
  const board = await token.board(['a']);
  const [listId] = board.lists as [number];
  const key = { 'idempotency-key': 'lost-3' };
  expect((await token.post('/cards', { listId, title: 'x', before: 999_999_999 }, key)).status).toBe(409);
  expect((await token.post('/cards', { listId, title: 'y' }, key)).status).toBe(201);
  await api.database.query(
    `UPDATE boards.idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'lost-3'`,
  );
  expect((await token.post('/cards', { listId, title: 'z' }, key)).status).toBe(201);
  expect(await titles(board.id)).toEqual(['y', 'z']);
});
