import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { largeBoard } from '../testing/large-board.js';
import { RunningApi, type Client } from '../testing/running-api.js';

const MEBIBYTE = 1_048_576;
/** Sixteen of these texts in memory are 500 MiB and more. */
const GROWTH_MAX = 300 * MEBIBYTE;

let api: RunningApi;
let token: Client;
let large: number;

// This process is also the client of all the reads, and pauses for seconds on a busy machine: no reader is idle.
beforeAll(async () => {
  api = await RunningApi.start({}, 60_000, { idleMs: 60_000, totalMs: 60_000 });
  token = api.token();
  large = (await largeBoard(token, 29)).id;
});
afterAll(() => api.stop());

const views = (board: number): string[] => [
  `/boards/${board}`,
  `/boards/${board}?cardsPerList=200`,
  `/boards/${board}/grid?include=cards`,
];

/** Reads a response and discards it. */
async function read(
  client: Client,
  path: string,
): Promise<{ status: number; retryAfter: string | null; bytes: number }> {
  const response = await fetch(`${client.url}${path}`, {
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).length;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), bytes };
}

it.each(views(0).map((path) => path.slice('/boards/0'.length)))(
  'responds with a large board whole: %s',
  async (path) => {
    const { status, body } = await token.get<{ lists?: unknown[]; cells?: unknown[] }>(
      `/boards/${large}${path}`,
    );
    expect(status).toBe(200);
    expect(body.lists ?? body.cells).toMatchObject([{ name: 'a' }, { name: 'b' }]);
  },
);

it('S23: bounds the memory of 16 concurrent large reads, with 429 and 503 for those that wait too long', async () => {
  const before = process.memoryUsage();
  let peak = 0;
  const sampling = setInterval(() => {
    const now = process.memoryUsage();
    peak = Math.max(peak, now.heapUsed + now.external - before.heapUsed - before.external);
  }, 5);
  const paths = views(large);
  const all = await Promise.all(
    Array.from({ length: 16 }, (_, index) => read(token, paths[index % paths.length] ?? '')),
  );
  clearInterval(sampling);
  for (const { status, retryAfter, bytes } of all)
    if (status === 200) expect(bytes).toBeGreaterThan(10 * MEBIBYTE);
    else expect([[429, 503].includes(status), retryAfter]).toEqual([true, expect.stringMatching(/^\d+$/)]);
  // How many of the others get their turn in time depends on the machine.
  expect(all.some(({ status }) => status === 200)).toBe(true);
  expect(peak).toBeLessThan(GROWTH_MAX);
});

it('reads a changed large board once for all waiting readers', async () => {
  await read(token, `/boards/${large}`);
  await token.patch(`/boards/${large}`, { name: 'Changed' });
  const all = await Promise.all(Array.from({ length: 6 }, () => read(token, `/boards/${large}`)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  const { body } = await token.get<{ name: string }>(`/boards/${large}`);
  expect(body.name).toBe('Changed');
});
