import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CardDto, ErrorDto, LabelDto } from '@kiban/contracts';
import { RunningApi, type Client, type HttpResponse } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let boardId: number;
let listId: number;
let ids: Record<string, number>;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

beforeEach(async () => {
  const board = await token.board();
  boardId = board.id;
  listId = board.lists[0] as number;
  ids = {};
  for (const name of ['red', 'green', 'blue']) ids[name] = await newLabel(name);
});

async function newLabel(name: string): Promise<number> {
  return (await token.post<LabelDto>(`/boards/${boardId}/labels`, { name, color: '#123456' })).body.id;
}

const place = (name: string, body: object): Promise<HttpResponse<LabelDto & ErrorDto>> =>
  token.patch<LabelDto & ErrorDto>(`/labels/${ids[name]}`, body);
const labels = async (): Promise<LabelDto[]> =>
  (await token.get<LabelDto[]>(`/boards/${boardId}/labels`)).body;
const names = (of: readonly { name: string }[]): string[] => of.map(({ name }) => name);

describe('the order of labels [DEC-5.ORDER-6]', () => {
  it('is that of their creation until one is placed, and is shown by positions', async () => {
    expect(names(await labels())).toEqual(['red', 'green', 'blue']);
    const moved = await place('blue', { before: ids['green'] });
    expect(moved.body).toMatchObject({ name: 'blue', version: 2 });
    expect(names(await labels())).toEqual(['red', 'blue', 'green']);
    await newLabel('last');
    await place('red', { position: 'last' });
    await newLabel('newest');
    const ordered = await labels();
    expect(names(ordered)).toEqual(['blue', 'green', 'last', 'red', 'newest']);
    const positions = ordered.map(({ position }) => position);
    expect([...positions].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).toEqual(positions);
  });

  it('is that of the labels of a card, of an export, and of its import', async () => {
    await place('blue', { position: 'first' });
    const cardId = await token.card(listId);
    const set = await token.put<CardDto>(`/cards/${cardId}/labels`, { labelIds: Object.values(ids) });
    const expected = ['blue', 'red', 'green'];
    expect(names(set.body.labels)).toEqual(expected);
    const [listed] = (await token.get<CardDto[]>(`/lists/${listId}/cards`)).body;
    expect(names(listed?.labels ?? [])).toEqual(expected);
    interface Exported {
      labels: { name: string }[];
      lists: { cards: { labels: string[] }[] }[];
    }
    const file = (await token.get<Exported>(`/boards/${boardId}/export`)).body;
    expect([names(file.labels), file.lists[0]?.cards[0]?.labels]).toEqual([expected, expected]);
    const { body } = await token.post<{ boardId: number }>('/boards/import', file);
    const imported = await token.get<LabelDto[]>(`/boards/${body.boardId}/labels`);
    expect(names(imported.body)).toEqual(expected);
  });

  it('has labels of the version before, which have no rank, behind the others', async () => {
    await place('blue', { position: 'first' });
    await api.database.query(
      `INSERT INTO boards.label (board_id, name, color) VALUES ($1, 'old', '#654321'), ($1, 'older', '#654321')`,
      [boardId],
    );
    expect(names(await labels())).toEqual(['blue', 'red', 'green', 'old', 'older']);
    await place('red', { after: (await labels()).find(({ name }) => name === 'old')?.id });
    expect(names(await labels())).toEqual(['blue', 'green', 'old', 'red', 'older']);
  });

  it('changes with the name in one request and one event, and by no event where the label stays', async () => {
    await place('green', { name: 'lime', position: 'first' });
    const before = (await labels())[0]?.version;
    await place('green', { before: ids['red'] });
    await place('green', { position: 'first', name: 'lime' });
    expect((await labels())[0]).toMatchObject({ name: 'lime', version: before });
    const changes = (await api.events())
      .filter((event) => event.boardId === boardId && event.data['id'] === ids['green'])
      .map((event) => Object.keys(event.changes ?? {}).sort());
    expect(changes).toEqual([
      ['boardVersion', 'label'],
      ['boardVersion', 'name', 'position', 'respaced'],
    ]);
  });

  it('tells readers of the ranks that labels got, also where the placed label stays', async () => {
    await place('red', { position: 'first' });
    await place('red', { before: ids['green'] });
    expect((await labels())[0]).toMatchObject({ name: 'red', version: 2 });
    const [, ...placed] = (await api.events()).filter(
      (event) => event.boardId === boardId && event.data['id'] === ids['red'],
    );
    expect(placed.map(({ changes }) => changes?.['respaced'])).toEqual([{ from: false, to: true }]);
  });

  it('rejects two places, an anchor of another board, and a stale version', async () => {
    const elsewhere = await token.board();
    const { body: foreign } = await token.post<LabelDto>(`/boards/${elsewhere.id}/labels`, {
      name: 'foreign',
      color: '#123456',
    });
    const both = await place('red', { before: ids['blue'], position: 'last' });
    expect([both.status, both.body.code]).toEqual([422, 'validation_failed']);
    const gone = await place('red', { after: foreign.id });
    expect([gone.status, gone.body.code]).toEqual([409, 'anchor_gone']);
    await place('red', { position: 'last' });
    const stale = await token.patch(`/labels/${ids['red']}`, { position: 'first' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(names(await labels())).toEqual(['green', 'blue', 'red']);
  });

  it('has every label once after 20 placements at the same time', async () => {
    const random = [...Array(20).keys()];
    const statuses = await Promise.all(
      random.map((n) => place(['red', 'green', 'blue'][n % 3] ?? '', { position: n % 2 ? 'first' : 'last' })),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    const ordered = await labels();
    expect(names(ordered).sort()).toEqual(['blue', 'green', 'red']);
    expect(new Set(ordered.map(({ position }) => position)).size).toBe(3);
  });
});
