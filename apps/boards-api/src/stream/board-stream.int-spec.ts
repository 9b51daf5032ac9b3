import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CardDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { follow, framesOf, titles } from '../testing/followed-stream.js';
import { RunningApi } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

it('sends each event of the board, and resumes after the reader’s last id [DEC-5.FEED-4]', async () => {
  const token = api.token();
  const board = await token.board();
  const first = await follow(token, board.id);
  expect(first.status).toBe(200);
  await token.card(board.lists[0] as number, 'one');
  await token.card(board.lists[0] as number, 'two');
  await eventually('both events', () => titles(first.text()).length === 2);
  expect(titles(first.text())).toEqual(['one', 'two']);
  const [id] = [...first.text().matchAll(/^id: (\S+)\nevent: card.create$/gm)].map((match) => match[1] ?? '');
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

it('names the client of each event, and the trace that the client began [DEC-5.FEED-7]', async () => {
  const clientName = 'Claude “日本” "x"\n{}';
  const token = api.token();
  const agent = api.member('member', 'oauth', clientName);
  const board = await token.board();
  const open = await follow(token, board.id);
  const traceId = 'a'.repeat(31) + '1';
  const cards = [1, 2].map((n) => ({ listId: board.lists[0], title: `${n}` }));
  const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;
  await agent.send('POST', '/cards/batch', { cards }, { traceparent });
  await token.card(board.lists[0] as number);
  await eventually('the events', () => framesOf(open.text(), 'card.create').length === 3);
  const frames = framesOf(open.text(), 'card.create');
  expect(frames.map(({ via }) => via)).toEqual([
    { kind: 'oauth', name: clientName },
    { kind: 'oauth', name: clientName },
    { kind: 'token', name: 'Owner' },
  ]);
  expect(frames.slice(0, 2).map((frame) => frame.traceId)).toEqual([traceId, traceId]);
  expect(frames[2]?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(frames[2]?.traceId).not.toBe(traceId);
  const credential = /kbn_|token:\d|oauth:\d/;
  expect(open.text()).not.toMatch(credential);
  open.stop();
});

it('adds the whole card to events that bring one, on request [DEC-5.FEED-8]', async () => {
  const token = api.token();
  const board = await token.board(['To do', 'Done']);
  const hidden = await token.board(['Layoffs'], { visibility: 'private' });
  const [listId, other] = board.lists as [number, number];
  const full = await follow(token, `${board.id}?cards=full`);
  const plain = await follow(token, board.id);
  const created = await token.post<CardDto>('/cards', { listId, title: 'New', description: 'At length' });
  await eventually('the new card', () => framesOf(full.text(), 'card.create').length === 1);
  expect(framesOf(full.text(), 'card.create')[0]?.card).toEqual(created.body);
  const path = `/cards/${created.body.id}`;
  await token.post(`${path}/archive`);
  const restored = await token.post<CardDto>(`${path}/restore`);
  await eventually('the restored card', () => framesOf(full.text(), 'card.restore').length === 1);
  expect(framesOf(full.text(), 'card.restore')[0]?.card).toEqual(restored.body);
  await token.post(`${path}/move`, { listId: other });
  await token.post(`${path}/move`, { listId: hidden.lists[0] });
  const returned = await token.post<CardDto>(`${path}/move`, { listId });
  await eventually('both moves', () => framesOf(full.text(), 'card.move').length === 2);
  expect(framesOf(full.text(), 'card.move').map(({ card }) => card)).toEqual([undefined, returned.body]);
  expect(framesOf(full.text(), 'card.archive').map(({ card }) => card)).toEqual([undefined]);
  expect(full.text()).not.toContain('Layoffs');
  await eventually('the other stream', () => framesOf(plain.text(), 'card.move').length === 2);
  expect(plain.text()).not.toContain('"card":');
  for (const { stop } of [full, plain]) stop();
});

it('rejects other values of cards with 422 and the accepted one', async () => {
  const board = await api.token().board();
  const { status, body } = await api
    .token()
    .get<{ details: { message: string }[] }>(`/boards/${board.id}/stream?cards=all`);
  expect([status, body.details[0]?.message]).toEqual([422, 'cards must be one of full.']);
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

it('says that the caller has another role, and stays open [DEC-5.FEED-11]', async () => {
  const member = api.member('member');
  const board = await api.token().board();
  const open = await follow(member, board.id);
  api.changeRole(member, 'viewer');
  await eventually('the new role', () => /^event: rights\ndata: \{"role":"viewer"\}$/m.test(open.text()));
  api.changeRole(member, 'admin');
  await eventually('the next role', () => /^event: rights\ndata: \{"role":"admin"\}$/m.test(open.text()));
  await api.token().card(board.lists[0] as number, 'Later');
  await eventually('an event after it', () => titles(open.text()).includes('Later'));
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
