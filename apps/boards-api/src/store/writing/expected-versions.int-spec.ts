import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RunningApi, type Client, type HttpResponse } from '../../testing/running-api.js';

let api: RunningApi;
let token: Client;
let cardId: number;
/** A label is guarded by `requireVersion`, a card by boards.change_cards, an item by boards.write_parts. */
let paths: { label: string; card: string; item: string };
beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  const board = await token.board();
  cardId = await token.card(board.lists[0] as number);
  const { body: label } = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
    name: 'urgent',
    color: '#ef4444',
  });
  const { body: item } = await token.post<{ id: number }>(`/cards/${cardId}/checklist`, { text: 'one' });
  paths = {
    label: `/labels/${label.id}`,
    card: `/cards/${cardId}`,
    item: `/cards/${cardId}/checklist/${item.id}`,
  };
});
afterAll(() => api.stop());

/** One member of If-Match, by its distance from the present version, or as a text that names none. */
const member = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((distance) => (version: number) => `"${version + distance}"`),
  fc.integer({ min: -2, max: 2 }).map((distance) => (version: number) => `"${version + distance}-1k2j3h"`),
  fc.constantFrom('W/"1"', '"none"', '""', '"-1"', '"999999999999999"').map((text) => () => text),
);
const header = fc.oneof(
  fc.constant(() => '*'),
  fc
    .array(member, { minLength: 1, maxLength: 4 })
    .map((members) => (version: number) => members.map((one) => one(version)).join(', ')),
);

it('is one rule for what TypeScript guards and what SQL guards', async () => {
  let turn = 0;
  const write = async (path: string, body: object, of: (version: number) => string): Promise<unknown[]> => {
    const { body: before } = await token.patch<{ version: number }>(path, body);
    const changed = Object.fromEntries(Object.entries(body).map(([name, text]) => [name, `${text}!`]));
    const response: HttpResponse<{ error?: string; version: number }> = await token.patch(path, changed, {
      'if-match': of(before.version),
    });
    const { status, body: after } = response;
    const isWritten = status === 200 && after.version === before.version + 1;
    return [status, isWritten, after.error?.replace(String(before.version), 'N')];
  };
  await fc.assert(
    fc.asyncProperty(header, async (of) => {
      turn += 1;
      const label = await write(paths.label, { name: `label ${turn}` }, of);
      expect([200, 412]).toContain(label[0]);
      expect(await write(paths.card, { title: `card ${turn}` }, of)).toEqual(label);
      expect(await write(paths.item, { text: `item ${turn}` }, of)).toEqual(label);
    }),
    { numRuns: 60 },
  );
});
