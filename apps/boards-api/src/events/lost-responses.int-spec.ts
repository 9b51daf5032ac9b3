import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BoardWithListsDto, CardBatchItemDto, CardDto } from '@kiban/contracts';
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
 * Sends a request whose change is committed and whose answer is never stored: the statement that would store it is
 * ended, as where the process dies in between.
 */
async function sendAndLose(key: string, listId: number, path: string, body: object): Promise<void> {
  await holding(async (keyHolder) => {
    // The change waits for the list until its key is locked: from then on it can be made, but not answered.
    const sent = await holding(async (listHolder) => {
      await listHolder.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [listId]);
      const response = token.post(path, body, { 'idempotency-key': key });
      await eventually('the key is locked', async () => {
        const lock = 'SELECT 1 FROM boards.idempotency_key WHERE key = $1 FOR NO KEY UPDATE';
        return (await keyHolder.query(lock, [key])).rows.length > 0;
      });
      return { response };
    });
    const pid = await eventually('the answer is about to be stored', async () => {
      const [row] = await api.database.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE boards.idempotency_key SET status%'`,
      );
      return row?.pid;
    });
    await api.database.query('SELECT pg_terminate_backend($1)', [pid]);
    await sent.response;
  });
  // Whoever held the key is dead for longer than any request takes.
  await api.database.query(`UPDATE boards.idempotency_key SET lease_until = now() WHERE key = $1`, [key]);
}

const titles = async (boardId: number): Promise<string[]> =>
  (await token.get<BoardWithListsDto>(`/boards/${boardId}`)).body.lists.flatMap(({ cards }) =>
    cards.map(({ title }) => title),
  );

it('makes one card where the process dies between the commit and the answer, and the request comes again', async () => {
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

it('goes on with a batch where it was left, without making a card of it twice', async () => {
  const board = await token.board(['a']);
  const [listId] = board.lists as [number];
  const request = { cards: ['one', 'two', 'three'].map((title) => ({ listId, title })) };
  await sendAndLose('lost-2', listId, '/cards/batch', request);
  // As if the process had died before the last card: its change and its outcome are committed together or not at all.
  const [last] = await api.database.query<{ id: number }>(
    `DELETE FROM boards.card WHERE list_id = $1 AND title = 'three' RETURNING id`,
    [listId],
  );
  await api.database.query(`DELETE FROM boards.idempotency_outcome WHERE key = 'lost-2' AND step = 2`);
  const again = await token.post<CardBatchItemDto[]>('/cards/batch', request, {
    'idempotency-key': 'lost-2',
  });
  expect(again.body.map(({ status, card }) => [status, card?.title])).toEqual([
    [201, 'one'],
    [201, 'two'],
    [201, 'three'],
  ]);
  expect(again.body[2]?.card?.id).not.toBe(last?.id);
  expect(again.headers.get('idempotency-replayed')).toBeNull();
  expect(await titles(board.id)).toEqual(['one', 'two', 'three']);
});

it('changes nothing, and says so, where its key was given back by another that had taken it over meanwhile', async () => {
  const board = await token.board(['a']);
  const [listId] = board.lists as [number];
  const response = await holding(async (listHolder) => {
    await listHolder.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [listId]);
    const sent = token.post<CardBatchItemDto[]>(
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
  expect([status, body[0]?.error?.code]).toEqual([200, 'request_in_progress']);
  expect(await titles(board.id)).toEqual([]);
});

it('keeps a change that was committed although its request failed, and frees a key that changed nothing', async () => {
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
