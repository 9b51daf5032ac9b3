import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type ActivityDto, type CardDto, type ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board();
});
afterAll(() => api.stop());

const newCard = (): Promise<number> => token.card(board.lists[0] as number);
let named = 0;
async function newLabel(by = token, boardId = board.id): Promise<number> {
  const label = { name: `label ${(named += 1)}`, color: '#ef4444' };
  return (await by.post<{ id: number }>(`/boards/${boardId}/labels`, label)).body.id;
}

/** The changes of the events of one kind that a card has. */
async function changesOf(event: string, card: number): Promise<unknown[]> {
  const { body } = await token.get<ActivityDto[]>(`/cards/${card}/activity`);
  return body
    .filter((entry) => entry.event === event)
    .map(({ changes }) => changes)
    .reverse();
}

/** One resource of a card that is added and removed alone. */
interface Kind {
  event: string;
  property: 'labels' | 'assignees';
  make: () => Promise<number>;
  idsOf: (card: CardDto) => number[];
}
const kinds: readonly Kind[] = [
  {
    event: 'label.change',
    property: 'labels',
    make: () => newLabel(),
    idsOf: ({ labels }) => labels.map(({ id }) => id),
  },
  {
    event: 'assignee.change',
    property: 'assignees',
    make: () => Promise.resolve(api.member('member').as.id),
    idsOf: ({ assignees }) => assignees.map(({ memberId }) => memberId),
  },
];

describe.each(kinds)('$property of a card, one at a time', ({ event, property, make, idsOf }) => {
  const path = (card: number, id: number): string => `/cards/${card}/${property}/${id}`;

  it('are added and removed beside the others, each with the event of a set [DEC-5.CARD-17]', async () => {
    const [card, first, second] = [await newCard(), await make(), await make()];
    for (const id of [second, first]) expect((await token.put(path(card, id))).status).toBe(200);
    const both = await token.get<CardDto>(`/cards/${card}`);
    expect(idsOf(both.body)).toEqual([first, second]);
    const left = await token.delete<CardDto>(path(card, second));
    expect([left.status, idsOf(left.body)]).toEqual([200, [first]]);
    expect(left.body.version).toBe(both.body.version + 1);
    expect(await changesOf(event, card)).toMatchObject([
      { [property]: { from: [], to: [{}] } },
      { [property]: { from: [{}], to: [{}, {}] } },
      { [property]: { from: [{}, {}], to: [{}] } },
    ]);
  });

  it('change nothing when repeated: no event and no new version [DEC-5.CARD-17]', async () => {
    const [card, id] = [await newCard(), await make()];
    const added = await token.put<CardDto>(path(card, id));
    const again = await token.put<CardDto>(path(card, id));
    expect([again.status, again.body]).toEqual([200, added.body]);
    const removed = await token.delete<CardDto>(path(card, id));
    const absent = await token.delete<CardDto>(path(card, id));
    expect([absent.status, absent.body]).toEqual([200, removed.body]);
    expect(await changesOf(event, card)).toHaveLength(2);
  });

  it('are all kept by concurrent additions', async () => {
    const card = await newCard();
    const ids = await Promise.all(Array.from({ length: 6 }, make));
    const statuses = await Promise.all(ids.map(async (id) => (await token.put(path(card, id))).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(idsOf((await token.get<CardDto>(`/cards/${card}`)).body)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('respect If-Match', async () => {
    const [card, id] = [await newCard(), await make()];
    const stale = { 'if-match': '"99"' };
    expect((await token.send('PUT', path(card, id), undefined, stale)).status).toBe(412);
    expect((await token.delete(path(card, id), stale)).status).toBe(412);
    expect((await token.send('PUT', path(card, id), undefined, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('are read-only on an archived card', async () => {
    const [card, id] = [await newCard(), await make()];
    await token.post(`/cards/${card}/archive`);
    for (const method of ['PUT', 'DELETE'])
      expect(await token.send(method, path(card, id))).toMatchObject({
        status: 409,
        body: { code: 'archived' },
      });
  });

  it('reject unknown ids, and cards that the caller may not see, with 404', async () => {
    const [card, id] = [await newCard(), await make()];
    const unknown = await token.put<ErrorDto>(path(card, 999_999_999));
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    for (const by of [api.stranger(), token])
      for (const method of ['PUT', 'DELETE'])
        expect((await by.send(method, path(by === token ? 999_999_999 : card, id))).status).toBe(404);
    expect(await changesOf(event, card)).toEqual([]);
  });

  it('reject viewers with 403, and what is not an id with 422', async () => {
    const [card, id] = [await newCard(), await make()];
    expect((await api.member('viewer').put(path(card, id))).status).toBe(403);
    for (const text of ['0', '-1', 'abc', '1.5', '99999999999999999999'])
      expect((await token.put(`/cards/${card}/${property}/${text}`)).status).toBe(422);
  });
});

describe('a label of another board or workspace', () => {
  it('is 404 with the words of an unknown one', async () => {
    const card = await newCard();
    const stranger = api.stranger();
    const labels = [
      await newLabel(token, (await token.board()).id),
      await newLabel(stranger, (await stranger.board()).id),
      999_999_999,
    ];
    const words = new Set<string>();
    for (const label of labels) {
      const { status, body } = await token.put<ErrorDto>(`/cards/${card}/labels/${label}`);
      expect(status).toBe(404);
      words.add(body.error.replace(/\d+/, '#'));
    }
    expect(words.size).toBe(1);
  });
});

describe('assignees beyond the limit', () => {
  it('are 409, while one who is assigned already is not', async () => {
    const card = await newCard();
    const people = Array.from({ length: limits.assigneesPerCardMax }, () => api.member('member').as.id);
    await token.put(`/cards/${card}/assignees`, { memberIds: people });
    const path = `/cards/${card}/assignees`;
    expect((await token.put(`${path}/${people[0]}`)).status).toBe(200);
    expect(await token.put(`${path}/${api.member('member').as.id}`)).toMatchObject({
      status: 409,
      body: { code: 'limit_reached' },
    });
  });
});
