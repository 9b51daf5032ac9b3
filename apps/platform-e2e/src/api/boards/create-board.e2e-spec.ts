import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { boardColumns, membersOf, timestamp } from '../members.js';
import type { Board, BoardWithLists } from '../resources.js';

describe('POST /boards', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'POST', path: '/boards', body: { name: 'Launch' } }),
  };

  describe('201', () => {
    it('returns the board with every property and defaults for omitted ones [SPEC-1.BOARDS-3, DEC-5.BOARD-1]', async () => {
      const { status, body } = await world.api.post<Board>('/boards', { name: 'Launch' });
      expect(status).toBe(201);
      expect(membersOf(body)).toEqual([...boardColumns, 'lists'].sort());
      expect(body).toMatchObject({
        name: 'Launch',
        description: null,
        kind: 'kanban',
        visibility: 'workspace',
        isTemplate: false,
        defaultView: null,
        archivedAt: null,
        listCount: 0,
        cardCount: 0,
        version: 1,
        createdAt: expect.stringMatching(timestamp),
        updatedAt: body.createdAt,
        createdBy: { memberId: expect.any(Number), name: expect.any(String) },
      });
    });

    it('creates the given lists in order [DEC-5.BOARD-3, SPEC-2.BOARD-2]', async () => {
      const names = ['To do', 'Doing', 'Done', 'To do'];
      const { status, body } = await world.api.post<Board>('/boards', {
        name: 'With lists',
        description: 'One\nTwo',
        lists: names.map((name) => ({ name })),
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ description: 'One\nTwo', listCount: 4 });
      const { lists } = await world.api.must<BoardWithLists>('GET', `/boards/${body.id}`);
      expect(lists.map(({ name }) => name)).toEqual(names);
    });

    it.each([
      ['kanban', { lists: [{ name: 'To do' }, { name: 'Done' }] }],
      ['grid', { kind: 'grid', columns: [{ name: 'Left' }], rows: [{ name: 'Top' }] }],
      ['empty', {}],
    ])(
      'returns a %s board as GET /boards/{id} does, with the same ETag [DEC-5.BOARD-3]',
      async (name, parts) => {
        const made = await world.api.post<BoardWithLists>('/boards', { name, ...parts });
        const read = await world.api.get<BoardWithLists>(`/boards/${made.body.id}`);
        expect(made.body).toEqual(read.body);
        expect(made.headers.get('etag')).toBe(read.headers.get('etag'));
      },
    );

    it.each([
      '工程ボード',
      '🚀 émoji',
      '<script>alert(1)</script>',
      "Robert'); DROP TABLE board;--",
      'a'.repeat(500),
    ])('stores the name %j unchanged [DEC-2.LIMIT-2]', async (name) => {
      const { status, body } = await world.api.post<Board>('/boards', { name });
      expect(status).toBe(201);
      expect(body.name).toBe(name);
      expect((await world.api.must<Board>('GET', `/boards/${body.id}`)).name).toBe(name);
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));

  describe('422', () => {
    itValidates(operation, [
      ['name', undefined],
      ['name', null],
      ['name', ''],
      ['name', '   '],
      ['name', 42],
      ['name', ['Launch']],
      ['name', { text: 'Launch' }],
      ['name', 'a'.repeat(501)],
      ['name', 'nul \u0000 character'],
      ['description', 7],
      ['description', 'a'.repeat(50_001)],
      ['kind', 'circle'],
      ['visibility', 'public'],
      ['lists', 'To do'],
      ['lists', ['To do']],
      ['lists', Array.from({ length: 201 }, () => ({ name: 'x' }))],
    ]);

    it('names the invalid property of a list and creates no board [DEC-2.ERR-2]', async () => {
      const before = await world.api.must<Board[]>('GET', '/boards');
      const { status, body } = await world.api.post<{ details: { field: string }[] }>('/boards', {
        name: 'Half',
        lists: [{ name: 'To do' }, { name: '', color: 'red' }],
      });
      expect(status).toBe(422);
      expect(body.details.map(({ field }) => field).sort()).toEqual(['lists.1.color', 'lists.1.name']);
      const after = await world.api.must<Board[]>('GET', '/boards');
      expect(after.filter(({ name }) => name === 'Half')).toEqual([]);
      expect(after.length).toBeGreaterThanOrEqual(before.length);
    });
  });
});
