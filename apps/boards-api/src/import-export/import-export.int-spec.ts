import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BoardWithListsDto, CustomFieldDto, ErrorDto, ImportResultDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

it('imports its own export as an equal board', async () => {
  const board = await token.board(['a', 'b']);
  const [a] = board.lists as [number];
  const label = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
    name: 'red',
    color: '#ff0000',
  });
  const field = await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, {
    name: 'Region',
    type: 'multi_select',
    options: [{ label: 'EMEA' }, { label: 'APAC' }],
  });
  const full = await token.card(a, 'full', {
    description: 'words',
    startDate: '2026-12-01',
    dueDate: '2026-12-02T08:00:00.000Z',
  });
  await token.put(`/cards/${full}/labels`, { labelIds: [label.body.id] });
  await token.put(`/cards/${full}/fields/${field.body.id}`, { value: ['APAC', 'EMEA'] });
  await token.post(`/cards/${full}/checklist`, { text: 'step', done: true });
  await token.post(`/cards/${full}/comments`, { text: 'said' });
  await token.post(`/cards/${full}/complete`);
  const gone = await token.card(a, 'gone');
  await token.post(`/cards/${gone}/archive`);
  await token.patch(`/lists/${a}`, { info: { text: 'now', attributes: { x: 'y' } } });
  const exported = await token.get(`/boards/${board.id}/export`);
  expect(exported.status).toBe(200);
  const imported = await token.post<ImportResultDto>('/boards/import', exported.body);
  expect([imported.status, imported.body]).toEqual([
    201,
    { boardId: expect.any(Number), lists: 2, cards: 2, unmapped: [] },
  ]);
  expect((await token.get(`/boards/${imported.body.boardId}/export`)).body).toEqual(exported.body);
  const copy = await token.get<BoardWithListsDto>(`/boards/${imported.body.boardId}`);
  expect(copy.body.lists[0]).toMatchObject({
    cardCount: 1,
    cards: [{ title: 'full', checklist: { done: 1, total: 1 }, commentCount: 1 }],
  });
});

it('imports a grid as an equal one', async () => {
  const made = await token.post<{ id: number }>('/boards', {
    name: 'Grid',
    kind: 'grid',
    columns: [{ name: 'x' }, { name: 'y' }],
    rows: [{ name: '1' }],
  });
  const grid = await token.get<{ columns: { id: number }[]; rows: { id: number }[] }>(
    `/boards/${made.body.id}/grid`,
  );
  await token.post(`/boards/${made.body.id}/lists`, {
    name: 'cell',
    columnId: grid.body.columns[1]?.id,
    rowId: grid.body.rows[0]?.id,
  });
  const exported = await token.get(`/boards/${made.body.id}/export`);
  const imported = await token.post<ImportResultDto>('/boards/import', exported.body);
  expect(imported.status).toBe(201);
  expect((await token.get(`/boards/${imported.body.boardId}/export`)).body).toEqual(exported.body);
});

it('imports a board of Trello and says what it left out', async () => {
  const trello = {
    name: 'From Trello',
    desc: '',
    lists: [
      { id: 'l2', name: 'Second', closed: false, pos: 2 },
      { id: 'l1', name: 'First', closed: false, pos: 1 },
    ],
    labels: [{ id: 'lb', name: '', color: 'green_dark' }],
    cards: [
      {
        id: 'c1',
        idList: 'l1',
        name: 'Card',
        desc: 'd',
        pos: 1,
        due: '2026-12-01T10:00:00.000Z',
        dueComplete: true,
        idLabels: ['lb'],
        idMembers: ['m'],
        attachments: [{}],
      },
    ],
    checklists: [{ idCard: 'c1', pos: 1, checkItems: [{ name: 'do', state: 'complete', pos: 1 }] }],
    actions: [{ type: 'commentCard', date: '2026-01-01', data: { text: 'hello', card: { id: 'c1' } } }],
  };
  const { status, body } = await token.post<ImportResultDto>('/boards/import', trello);
  expect(status).toBe(201);
  expect(body.unmapped).toHaveLength(2);
  const board = (await token.get<BoardWithListsDto>(`/boards/${body.boardId}`)).body;
  expect(board.lists.map(({ name }) => name)).toEqual(['First', 'Second']);
  expect(board.lists[0]?.cards[0]).toMatchObject({
    title: 'Card',
    dueDate: '2026-12-01T10:00:00.000Z',
    labels: [{ name: 'green_dark', color: '#22c55e' }],
    checklist: { done: 1, total: 1 },
    commentCount: 1,
  });
  expect(board.lists[0]?.cards[0]?.completedAt).not.toBeNull();
});

it('refuses what is no export with 422 and writes nothing', async () => {
  const before = (await token.get<unknown[]>('/boards')).body.length;
  for (const body of [
    {},
    { format: 'kiban.board', formatVersion: 1, board: { name: 'x' }, lists: [{ name: 'y', cards: [{}] }] },
    { lists: 1, cards: 2 },
  ])
    expect((await token.post<ErrorDto>('/boards/import', body)).status).toBe(422);
  expect((await token.get<unknown[]>('/boards')).body.length).toBe(before);
});
