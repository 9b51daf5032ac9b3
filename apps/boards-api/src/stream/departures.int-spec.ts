import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CardDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { follow, framesOf, lastIdOf, leftCards, titles } from '../testing/followed-stream.js';
import { RunningApi } from '../testing/running-api.js';

let api: RunningApi;

beforeAll(async () => {
  api = await RunningApi.start();
});
afterAll(() => api.stop());

it('omits the private board when a card arrives from it', async () => {
  const owner = api.member('owner');
  const member = api.member('member');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private' });
  const board = await owner.board();
  const open = await follow(member, board.id);
  const cardId = await owner.card(hidden.lists[0] as number, 'A card');
  await owner.post(`/cards/${cardId}/move`, { listId: board.lists[0] });
  await eventually('the move', () => open.text().includes('event: card.move'));
  const [, data = ''] = /event: card\.move\ndata: (.*)/.exec(open.text()) ?? [];
  expect(JSON.parse(data)).toMatchObject({ changes: { boardId: { from: null, to: board.id } } });
  expect(open.text()).not.toContain('Layoffs');
  open.stop();
});

it('names cards that leave the board, and nothing of where they are [DEC-5.FEED-10]', async () => {
  const owner = api.member('owner');
  const member = api.member('member', 'screen', 'Reader');
  const hidden = await owner.board(['Layoffs'], { visibility: 'private', name: 'Secret' });
  const board = await owner.board(['To do', 'Doing']);
  const open = await follow(member, board.id);
  const [listId, other] = board.lists as [number, number];
  const cardId = await owner.card(listId, 'Moved by hand');
  await owner.post(`/cards/${cardId}/move`, { listId: other });
  const { body } = await owner.post<CardDto>(`/cards/${cardId}/move`, { listId: hidden.lists[0] });
  await owner.patch(`/cards/${cardId}`, { title: 'Renamed in secret' });
  await eventually('the card left', () => leftCards(open.text()).length === 1);
  const [frame] = framesOf(open.text(), 'card.leave');
  expect(frame).toEqual({
    id: expect.any(Number),
    event: 'card.leave',
    occurredAt: expect.any(String),
    workspace: { slug: 'demo', name: 'Demo' },
    boardId: board.id,
    cardId,
    actor: { memberId: owner.as.id, name: 'A owner' },
    url: `http://localhost:4000/cards/${cardId}`,
    number: expect.any(Number),
    data: { id: cardId },
    changes: { cardVersion: { from: body.version - 1, to: body.version } },
    via: { kind: 'screen', name: 'A owner' },
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  for (const secret of ['Layoffs', 'Secret', 'Renamed', `"boardId":${hidden.id}`, `"${hidden.lists[0]}"`])
    expect(open.text()).not.toContain(secret);
  // A move within the board is none.
  expect(framesOf(open.text(), 'card.move')).toHaveLength(1);
  open.stop();
});

it('names a card that leaves a private board to those who see that board only', async () => {
  const owner = api.member('owner');
  const hidden = await owner.board(['Plans'], { visibility: 'private' });
  const board = await owner.board();
  const [inside, outside] = await Promise.all([
    follow(owner, hidden.id),
    follow(api.member('member'), board.id),
  ]);
  const cardId = await owner.card(hidden.lists[0] as number);
  const { body } = await owner.post<CardDto>(`/cards/${cardId}/move`, { listId: board.lists[0] });
  await eventually('the card left', () => leftCards(inside.text()).length === 1);
  expect(framesOf(inside.text(), 'card.leave')[0]).toMatchObject({
    boardId: hidden.id,
    data: { id: cardId },
    changes: { cardVersion: { to: body.version } },
  });
  await eventually('the card arrived', () => framesOf(outside.text(), 'card.move').length === 1);
  expect(outside.text()).not.toContain('card.leave');
  for (const { stop } of [inside, outside]) stop();
});

it('resumes with the cards that left since, each once [DEC-5.FEED-10]', async () => {
  const token = api.token();
  const board = await token.board();
  const other = await token.board();
  const [listId, target] = [board.lists[0] as number, other.lists[0]];
  const [one, two, three] = [
    await token.card(listId, 'one'),
    await token.card(listId, 'two'),
    await token.card(listId, 'three'),
  ];
  const leave = (id: number): Promise<unknown> => token.post(`/cards/${id}/move`, { listId: target });
  const read = await token.get(`/boards/${board.id}`);
  const first = await follow(token, board.id);
  await leave(one);
  await eventually('the first card', () => leftCards(first.text()).length === 1);
  first.stop();
  const afterLeaving = lastIdOf(first.text());
  expect(afterLeaving).toBeDefined();
  // The versions of a read agree: a former one is no longer current.
  const etag = read.headers.get('etag') ?? '';
  expect((await token.get(`/boards/${board.id}`, { 'if-none-match': etag })).status).toBe(200);
  await leave(two);
  await token.card(listId, 'four');
  const second = await follow(token, board.id, afterLeaving);
  await eventually(
    'what was missed',
    () => titles(second.text()).length === 1 && leftCards(second.text()).length === 1,
  );
  expect([leftCards(second.text()), titles(second.text())]).toEqual([[{ id: two }], ['four']]);
  // What was missed comes in any order. From the id of an event that came after a card had left, only later ones.
  await token.card(listId, 'later');
  await eventually('a later card', () => titles(second.text()).includes('later'));
  const afterEvent =
    [...second.text().matchAll(/^id: (\S+)\nevent: card.create$/gm)].map(([, id = '']) => id).at(-1) ?? '';
  await leave(three);
  await eventually('the third card', () => leftCards(second.text()).length === 2);
  second.stop();
  expect(second.text()).not.toContain('event: reset');
  await token.card(listId, 'five');
  const third = await follow(token, board.id, afterEvent);
  await eventually(
    'the rest',
    () => titles(third.text()).length === 1 && leftCards(third.text()).length === 1,
  );
  expect([leftCards(third.text()), titles(third.text())]).toEqual([[{ id: three }], ['five']]);
  third.stop();
  // An id of an older version does not name the stream of its sequences.
  for (const older of [afterEvent.split('.')[0], afterEvent.split('.').slice(0, 2).join('.')]) {
    const plain = await follow(token, board.id, older);
    await eventually('the reset', () => plain.text().includes('event: reset'));
    plain.stop();
  }
});

it('names the card that left while others follow other boards, and after all streams ended', async () => {
  const token = api.token();
  const board = await token.board();
  const other = await token.board();
  const cardId = await token.card(board.lists[0] as number);
  const idle = await follow(token, board.id);
  await token.post(`/lists/${board.lists[1]}/archive`);
  await eventually('an event', () => lastIdOf(idle.text()) !== undefined);
  idle.stop();
  await token.post(`/cards/${cardId}/move`, { listId: other.lists[0] });
  const bystander = await follow(token, other.id);
  await eventually('the move', () => bystander.text().length > 0);
  const resumed = await follow(token, board.id, lastIdOf(idle.text()));
  await eventually('the card left', () => leftCards(resumed.text()).length === 1);
  for (const { stop } of [resumed, bystander]) stop();
});
