import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { largeBoard } from '../testing/large-board.js';
import { RunningApi, type Client } from '../testing/running-api.js';
import { unreadResponse } from '../testing/unread-response.js';

const MEBIBYTE = 1_048_576;
const IDLE_MS = 2_000;

let api: RunningApi;
let token: Client;
let stranger: Client;
let large: number;
let largeOfStranger: number;

beforeAll(async () => {
  api = await RunningApi.start({}, 60_000, { idleMs: IDLE_MS, totalMs: 60_000 });
  token = api.token();
  stranger = api.stranger();
  large = (await largeBoard(token, 29)).id;
  largeOfStranger = (await largeBoard(stranger, 2)).id;
});
afterAll(() => api.stop());

const views = (board: number): string[] => [
  `/boards/${board}`,
  `/boards/${board}?cardsPerList=200`,
  `/boards/${board}/grid?include=cards`,
];

/**
 * Reads a response and discards it. Without compression: a reader that waits for a thread to decompress does not read, and
 * would be closed on a busy machine. @returns its status
 */
async function read(client: Client, path: string): Promise<number> {
  const response = await fetch(`${client.url}${path}`, {
    headers: { authorization: `Bearer ${client.bearer}`, 'accept-encoding': 'identity' },
  });
  await response.arrayBuffer();
  return response.status;
}

it('S23: closes large responses that are not read, while another workspace reads its own', async () => {
  const path = `/boards/${large}/grid?include=cards`;
  const unread = await unreadResponse(token, path);
  expect(unread.status).toBe(200);
  let isFree = false;
  const next = read(token, path).then((status) => {
    isFree = true;
    return status;
  });
  for (const other of views(largeOfStranger)) expect(await read(stranger, other)).toBe(200);
  expect(isFree).toBe(false);
  expect(await next).toBe(200);
  let received = 0;
  unread.socket.on('data', (chunk: Buffer) => (received += chunk.length));
  await once(unread.socket.resume(), 'close');
  expect(received).toBeLessThan(20 * MEBIBYTE);
});

it('sends a large cached text to many concurrent readers', async () => {
  await read(token, `/boards/${large}`);
  const readers = await Promise.all(
    Array.from({ length: 20 }, () => unreadResponse(token, `/boards/${large}`)),
  );
  expect(readers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  for (const { socket } of readers) socket.destroy();
});

it('charges a boards query with long descriptions, and closes clients that do not read it', async () => {
  const other = api.stranger();
  const description = 'x'.repeat(50_000);
  for (let n = 0; n < 60; n += 1)
    expect((await other.post('/boards', { name: `Board ${n}`, description })).status).toBe(201);
  const unread = await Promise.all(Array.from({ length: 12 }, () => unreadResponse(other, '/boards')));
  for (const { status } of unread) expect([200, 429, 503]).toContain(status);
  expect((await other.get('/boards')).status).toBe(200);
  for (const { socket } of unread) socket.destroy();
});
