import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@kiban/testing';
import type { BoardResponse, CardResponse } from '../api/responses.js';
import { ServiceCaller } from '../api/service-caller.js';
import { loadHttp } from '../load/http-load.js';
import { fillFloor } from './floor-content.js';
import { FloorProcess } from './floor-process.js';

const token = 'a-bearer';
const member = { memberId: 7, name: 'Aiko Tanaka' };
const time = '2026-11-21T09:30:00.123Z';

const card = (id: number, position: string): CardResponse => ({
  id,
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
  name: 'Launch',
  description: null,
  kind: 'kanban',
  visibility: 'workspace',
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
    execFileSync(process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-b', `${root}tools/bench`]);
    database = await createTestDatabase();
    await fillFloor(database.url, [board]);
    const program = new URL('../../dist/src/floor/floor-server.js', import.meta.url);
    floor = await FloorProcess.start({ databaseUrl: database.url, token }, member, program);
    api = new ServiceCaller(floor.baseUrl, token);
  });

  afterAll(async () => {
    floor.stop();
    await database.drop();
  });

  it('answers what it was filled with, member by member', async () => {
    const { lists, ...summary } = board;
    expect(await api.get('/boards')).toEqual([summary]);
    expect(await api.get('/boards/3')).toEqual({ ...summary, lists });
  });

  it('refuses a bearer that it does not know', async () => {
    const response = await fetch(`${floor.baseUrl}/boards`, { headers: { authorization: 'Bearer other' } });
    expect(response.status).toBe(401);
  });

  it('creates a card at the end of its list and counts it', async () => {
    const created = await api.post<CardResponse>('/cards', { listId: 12, title: 'New' });
    expect(created).toMatchObject({
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

  it('moves cards in opposite directions at once without a deadlock, and loses none', async () => {
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

  it('tells what it has used', async () => {
    expect(await floor.cpuSeconds()).toBeGreaterThan(0);
    expect(await floor.residentBytes()).toBeGreaterThan(1_000_000);
  });
});
