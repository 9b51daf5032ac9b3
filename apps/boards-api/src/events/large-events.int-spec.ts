import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { eventually } from '@kiban/testing';
import { RunningApi } from '../testing/running-api.js';

const EVENTS = 60;
const BATCH_BYTES_MAX = 8 * 1_024 * 1_024;

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

/** Alternately a text that PostgreSQL compresses and one that it cannot. */
const textOf = (number: number): string =>
  number % 2 === 0 ? 'x'.repeat(400_000) : randomBytes(300_000).toString('base64');

it('publishes a backlog of large events in order, without loss and in batches of at most 8 MiB', async () => {
  const stream = api.nats.subscribe(`kiban.v1.${api.workspaceId}.>`);
  const published = (async () => {
    const ids: number[] = [];
    for await (const message of stream) {
      ids.push(message.json<{ data: { id: number } }>().data.id);
      if (ids.length === EVENTS) break;
    }
    return ids;
  })();
  await api.nats.flush();
  await api.database.transaction(async (tx) => {
    for (let number = 1; number <= EVENTS; number += 1)
      await tx.query(
        `SELECT boards.append_event('board.update', $1, 'demo', 'Demo', NULL, 1, 'A', $2::json, $3::json, NULL)`,
        [
          api.workspaceId,
          JSON.stringify({ id: number, info: textOf(number) }),
          JSON.stringify({ text: textOf(number).slice(0, 300_000) }),
        ],
      );
  });
  expect(await published).toEqual(Array.from({ length: EVENTS }, (_, index) => index + 1));
  // The rows of a batch are marked in one transaction, so they share the time.
  const batches = await eventually('every event is marked', async () => {
    const rows = await api.database.query<{ bytes: number; events: number }>(
      `SELECT sum(octet_length(data::text) + octet_length(changes::text))::int AS bytes, count(*)::int AS events
       FROM boards.outbox WHERE workspace_id = $1 AND published_at IS NOT NULL GROUP BY published_at ORDER BY min(seq)`,
      [api.workspaceId],
    );
    return rows.reduce((sum, { events }) => sum + events, 0) === EVENTS && rows;
  });
  for (const { bytes } of batches) expect(bytes).toBeLessThanOrEqual(BATCH_BYTES_MAX);
  expect(batches.length).toBeLessThanOrEqual(8);
});
