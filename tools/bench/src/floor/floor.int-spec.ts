import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import type { BoardResponse, CardResponse } from '../measuring/responses.js';
import { ServiceCaller } from '../measuring/service-caller.js';
import { loadHttp } from '../load/http-load.js';
import { fillFloor } from './floor-content.js';
import { FloorProcess } from './floor-process.js';

const token = 'a-bearer';
const origin = 'https://boards.example.org';
const member = { memberId: 7, name: 'Aiko Tanaka' };
const time = '2026-11-21T09:30:00.123Z';

const card = (id: number, position: string): CardResponse => ({
  id,
  number: id - 100,
  url: `${origin}/cards/${id}`,
  boardId: 3,
  listId: 11,
  listName: 'To do',
  title: `Card ${id}`,
  description: null,
  startDate: null,
  dueDate: '2026-12-24',
  completedAt: null,
  archivedAt: null,
  position,
  labels: [],
  assignees: [],
  checklist: { done: 0, total: 0 },
  commentCount: 0,
  fields: {},
  progress: null,
  createdBy: member,
  createdAt: time,
  updatedAt: time,
  version: 1,
});

const list = (id: number, name: string, cards: CardResponse[]): BoardResponse['lists'][number] => ({
  id,
  boardId: 3,
  name,
  info: { text: null, color: null, cardLimit: null, attributes: {} },
  columnId: null,
  rowId: null,
  position: `a${id}`,
  cardCount: cards.length,
  archivedAt: null,
  version: 1,
  cards,
});

const board: BoardResponse = {
  id: 3,
  url: `${origin}/boards/3`,
  name: 'Launch',
  description: null,
  kind: 'kanban',
  visibility: 'workspace',
  isTemplate: false,
  defaultView: 'table',
  position: 'a0',
  archivedAt: null,
  listCount: 2,
  cardCount: 2,
  createdAt: time,
  updatedAt: time,
  createdBy: member,
  version: 1,
  lists: [list(11, 'To do', [card(101, 'a0'), card(102, 'a1')]), list(12, 'Done', [])],
};

describe('the floor', () => {
  let database: TestDatabase;
  let floor: FloorProcess;
  let api: ServiceCaller;

  beforeAll(async () => {
    // The floor runs as a program of its own: compiled, as the benchmark runs it.
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    execFileSync(process.execPath, [`${root}node_modules/typescript-7/bin/tsc`, '-b', `${root}tools/bench`]);
    database = await createTestDatabase();
    const item = { id: 501, cardId: 101, text: 'Measured', done: false, position: 'a0', version: 1 };
    await fillFloor(database.url, [board], [item]);
    const program = new URL('../../dist/src/floor/floor-server.js', import.meta.url);
    floor = await FloorProcess.start(database.url, [{ token, ...member }], program);
    api = new ServiceCaller(floor.baseUrl, token);
  });

  afterAll(async () => {
    floor.stop();
    await database.drop();
  });

  it('returns its initial content, property by property', async () => {
    const { lists, ...summary } = board;
    expect(await api.get('/boards')).toEqual([summary]);
    expect(await api.get('/boards/3')).toEqual({ ...summary, lists });
  });

  it('returns the properties of the API', async () => {
    const document = JSON.parse(
      await readFile(new URL('../../../../libs/contracts/openapi/openapi.json', import.meta.url), 'utf8'),
    ) as { components: { schemas: Record<string, { required: string[] }> } };
    const required = (schema: string): string[] =>
      [...(document.components.schemas[schema]?.required ?? [])].sort();
    const names = (of: object | undefined): string[] => Object.keys(of ?? {}).sort();
    const [summary] = await api.get<object[]>('/boards');
    const whole = await api.get<BoardResponse>('/boards/3');
    const [firstList] = whole.lists;
    expect(names(summary)).toEqual(required('Board'));
    expect(names(whole)).toEqual(required('BoardWithLists'));
    expect(names(firstList)).toEqual(required('ListWithCards'));
    expect(names(firstList?.cards[0])).toEqual(required('Card'));
  });

  it('rejects an unknown bearer', async () => {
    const response = await fetch(`${floor.baseUrl}/boards`, { headers: { authorization: 'Bearer other' } });
    expect(response.status).toBe(401);
  });

  it('creates a card at the end of its list and counts it', async () => {
    const created = await api.post<CardResponse>('/cards', { listId: 12, title: 'New' });
    expect(created).toMatchObject({
      number: 3,
      boardId: 3,
      listId: 12,
      listName: 'Done',
      title: 'New',
      createdBy: member,
    });
    const { lists } = await api.get<BoardResponse>('/boards/3');
    expect(lists[1]?.cards.at(-1)).toEqual(created);
    expect(lists[1]?.['cardCount']).toBe(1);
  });

  it('moves cards concurrently in opposite directions without a deadlock or a lost card', async () => {
    const load = await loadHttp(floor, {
      token,
      connections: 16,
      forMs: 300,
      expected: [200],
      make: (connection, n) => ({
        method: 'POST',
        path: `/cards/${connection % 2 === 0 ? 101 : 102}/move`,
        body: JSON.stringify({ listId: (connection + n) % 2 === 0 ? 11 : 12 }),
      }),
    });
    expect(load.requests).toBeGreaterThan(16);
    const { lists } = await api.get<BoardResponse>('/boards/3');
    expect(lists.flatMap(({ cards }) => cards)).toHaveLength(3);
  });

  it('moves a card to the first place, to the last, and after an anchor', async () => {
    const batch = [1, 2, 3].map((n) => ({ listId: 12, title: `In order ${n}` }));
    const made = await api.post<{ status: number; card: CardResponse }[]>('/cards/batch', { cards: batch });
    expect(made.map(({ status, card: { title } }) => [status, title])).toEqual([
      [201, 'In order 1'],
      [201, 'In order 2'],
      [201, 'In order 3'],
    ]);
    const [one, two, three] = made.map(({ card: { id } }) => id);
    await api.post(`/cards/${three}/move`, { listId: 12, position: 'first' });
    await api.post(`/cards/${one}/move`, { listId: 12, position: 'last' });
    await api.post(`/cards/${one}/move`, { listId: 12, after: three });
    const { lists } = await api.get<BoardResponse>('/boards/3');
    const ids = lists[1]?.cards.map(({ id }) => id) ?? [];
    expect(ids.filter((id) => id === one || id === two || id === three)).toEqual([three, one, two]);
    expect(ids[0]).toBe(three);
  });

  it('writes the rows of a card and counts them on it', async () => {
    const send = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object): Promise<unknown> =>
      api.request({ method, path, body: JSON.stringify(body) });
    expect(await send('PATCH', '/cards/101', { title: 'Changed' })).toMatchObject({
      title: 'Changed',
      dueDate: '2026-12-24',
    });
    expect(await send('POST', '/cards/101/comments', { text: 'A comment' })).toMatchObject({
      cardId: 101,
      text: 'A comment',
      author: member,
    });
    expect(await send('PUT', '/cards/101/fields/9', { value: 5 })).toEqual({
      cardId: 101,
      fieldId: 9,
      type: 'number',
      value: 5,
    });
    expect(await send('POST', '/cards/101/checklist', { text: 'One more' })).toMatchObject({
      text: 'One more',
    });
    expect(await send('PATCH', '/cards/101/checklist/501', { text: 'Other' })).toMatchObject({
      text: 'Other',
      version: 2,
    });
    const { lists } = await api.get<BoardResponse>('/boards/3');
    expect(lists.flatMap(({ cards }) => cards).find(({ id }) => id === 101)).toMatchObject({
      title: 'Changed',
      commentCount: 1,
      checklist: { done: 0, total: 1 },
      fields: { 9: 5 },
    });
  });

  it('reports its resource usage', async () => {
    expect(await floor.cpuSeconds()).toBeGreaterThan(0);
    expect(await floor.residentBytes()).toBeGreaterThan(1_000_000);
  });
});
