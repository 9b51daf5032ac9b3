import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

interface Followed {
  status: number;
  text: () => string;
  isEnded: () => boolean;
  stop: () => void;
}

async function follow(client: Client, boardId: number, lastEventId?: string): Promise<Followed> {
  const abort = new AbortController();
  const response = await fetch(`${client.url}/boards/${boardId}/stream`, {
    headers: {
      authorization: `Bearer ${client.bearer}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  let text = '';
  let ended = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      text += decoder.decode(chunk, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => (ended = true));
  return { status: response.status, text: () => text, isEnded: () => ended, stop: () => abort.abort() };
}

const titles = (text: string): string[] =>
  [...text.matchAll(/"title":"([^"]+)"/g)].map((match) => match[1] ?? '');

it('sends each event of the board, and resumes after the reader’s last id [DEC-5.FEED-4]', async () => {
  const token = api.token();
  const board = await token.board();
  const first = await follow(token, board.id);
  expect(first.status).toBe(200);
  await token.card(board.lists[0] as number, 'one');
  await token.card(board.lists[0] as number, 'two');
  await eventually('both events', () => titles(first.text()).length === 2);
  expect(titles(first.text())).toEqual(['one', 'two']);
  const [id] = [...first.text().matchAll(/^id: (\d+)\nevent: card.create$/gm)].map((match) => match[1] ?? '');
  first.stop();
  await token.card(board.lists[0] as number, 'three');
  const second = await follow(token, board.id, id);
  await eventually('what was missed', () => titles(second.text()).length === 2);
  expect(titles(second.text())).toEqual(['two', 'three']);
  second.stop();
  const lost = await follow(token, board.id, '999999999999');
  await eventually('the reset', () => lost.text().includes('event: reset'));
  lost.stop();
});

it('is rejected for a caller without access to the board, and ends when access is lost', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const board = await owner.board();
  const open = await follow(member, board.id);
  expect(open.status).toBe(200);
  await owner.patch(`/boards/${board.id}`, { visibility: 'private' });
  await eventually('the end of the stream', () => open.isEnded());
  expect(open.text()).not.toContain('board.update');
  expect((await follow(member, board.id)).status).toBe(404);
  expect((await follow(owner, board.id, 'nonsense')).status).toBe(422);
});

it('omits the private board when a card arrives from it', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private' });
  const board = await owner.board();
  const open = await follow(member, board.id);
  const cardId = await owner.card(hidden.lists[0] as number, 'A card');
  await owner.post(`/cards/${cardId}/move`, { listId: board.lists[0] });
  await eventually('the move', () => open.text().includes('event: card.move'));
  expect(open.text()).toContain(`"boardId":{"from":null,"to":${board.id}}`);
  expect(open.text()).not.toContain('Layoffs');
  open.stop();
});

it('rejects the 21st stream of a credential with 429, and opens it after another ended', async () => {
  const member = api.member('member');
  const board = await api.token().board();
  const open = await Promise.all(Array.from({ length: 20 }, () => follow(member, board.id)));
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  const rejected = await member.get(`/boards/${board.id}/stream`);
  expect([rejected.status, rejected.body['code'], rejected.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '5',
  ]);
  const other = await follow(api.member('viewer'), board.id);
  expect(other.status).toBe(200);
  other.stop();
  open.pop()?.stop();
  await eventually('room for one more', async () => {
    const next = await follow(member, board.id);
    open.push(next);
    return next.status === 200;
  });
  for (const { stop } of open) stop();
});
