import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { largeBoard } from '../testing/large-board.js';
import { RunningApi, type Client } from '../testing/running-api.js';
import { unreadResponse } from '../testing/unread-response.js';

const MEBIBYTE = 1_048_576;
/** Eight whole texts in memory are 700 MiB and more. */
const GROWTH_MAX = 150 * MEBIBYTE;

let api: RunningApi;
let token: Client;
let board: Awaited<ReturnType<typeof largeBoard>>;

beforeAll(async () => {
  api = await RunningApi.start({}, 60_000, { idleMs: 10_000, totalMs: 120_000 });
  token = api.token();
  board = await largeBoard(token, 29);
});
afterAll(() => api.stop());

/** An export that is read and discarded. */
async function readExport(client: Client): Promise<{ status: number; retryAfter: string; bytes: number }> {
  const response = await responseTo(client);
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length;
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? '',
    bytes,
  };
}

async function responseTo(client: Client): Promise<IncomingMessage> {
  const request = get(`${client.url}/boards/${board.id}/export`, {
    agent: false,
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

/** Connections to PostgreSQL that are idle in a transaction. */
async function openTransactions(): Promise<number> {
  const [row] = await api.database.query<{ count: number }>(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  return row?.count ?? 0;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; !(await holds()); attempt += 1) {
    if (attempt > 600) throw new Error('The condition was not met.');
    await pause(50);
  }
}

it('exports a large board equal to its import', async () => {
  const { status, body } = await token.get(`/boards/${board.id}/export`);
  expect(status).toBe(200);
  const lists = body['lists'] as typeof board.archive.lists;
  expect(lists).toHaveLength(2);
  for (const [index, list] of board.archive.lists.entries())
    lists[index]?.cards.forEach((card, place) => expect(card).toMatchObject(list.cards[place] ?? {}));
});

it('S11: bounds the memory of 8 concurrent exports, and rejects those beyond the share with 429', async () => {
  const before = process.memoryUsage();
  let peak = 0;
  const sampling = setInterval(() => {
    const now = process.memoryUsage();
    peak = Math.max(peak, now.heapUsed + now.external - before.heapUsed - before.external);
  }, 5);
  const all = await Promise.all(Array.from({ length: 8 }, () => readExport(token)));
  clearInterval(sampling);
  for (const { status, retryAfter, bytes } of all)
    if (status === 200) expect(bytes).toBeGreaterThan(28 * MEBIBYTE);
    else expect([status, retryAfter]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(peak).toBeLessThan(GROWTH_MAX);
});

it('S23: closes exports that are not read, while another workspace exports', async () => {
  const path = `/boards/${board.id}/export`;
  const other = api.token();
  const unread = [
    await unreadResponse(token, path),
    await unreadResponse(token, path),
    await unreadResponse(other, path),
  ];
  expect(unread.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await api.token().get(path)).status).toBe(429);
  const stranger = api.stranger();
  const small = await stranger.board();
  expect((await stranger.get(`/boards/${small.id}/export`)).status).toBe(200);
  await until(async () => (await openTransactions()) === 0);
  expect((await readExport(token)).status).toBe(200);
  for (const { socket } of unread) socket.destroy();
});

it('breaks the connection if an export fails midway', async () => {
  const response = await responseTo(token);
  // Before the failure, which would otherwise be missed.
  const breaks = expect(once(response, 'end')).rejects.toThrow('aborted');
  await until(async () => {
    const ended = await api.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    return ended.length === 1;
  });
  response.resume();
  await breaks;
  expect(response.complete).toBe(false);
  expect((await readExport(token)).status).toBe(200);
});

it('responds 304 for a current copy, and exports again after a comment changed', async () => {
  const small = await token.board(['a']);
  const card = await token.card(small.lists[0] ?? 0);
  const comment = await token.post<{ id: number }>(`/cards/${card}/comments`, { text: 'before' });
  const path = `/boards/${small.id}/export`;
  const etag = (await token.get(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  expect((await token.get(path, { 'if-none-match': etag })).status).toBe(304);
  await token.patch(`/comments/${comment.body.id}`, { text: 'after' });
  expect((await token.get(path, { 'if-none-match': etag })).status).toBe(200);
  const head = await token.send('HEAD', path);
  expect([head.status, head.headers.get('etag')]).toEqual([200, expect.stringMatching(/^W\/"/)]);
  await until(async () => (await openTransactions()) === 0);
});
