import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { listMembers, membersOf } from '../members.js';
import type { BoardWithLists, List } from '../resources.js';

describe('POST /boards/{id}/lists', () => {
  let world: World;
  let board: ABoard;
  let foreign: ABoard;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api);
    foreign = await ABoard.with(world.stranger);
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'POST', path: `/boards/${board.id}/lists`, body: { name: 'Review' } }),
  };

  describe('201', () => {
    it('returns the list with every property, placed last [DEC-5.LIST-1, DEC-5.LIST-3, SPEC-2.LIST-1]', async () => {
      const made = await ABoard.with(world.api, 'First');
      const { status, body } = await world.api.post<List>(`/boards/${made.id}/lists`, { name: 'Last' });
      expect(status).toBe(201);
      expect(membersOf(body)).toEqual(listMembers);
      expect(body).toMatchObject({
        boardId: made.id,
        name: 'Last',
        info: { text: null, color: null, cardLimit: null, attributes: {} },
        cardCount: 0,
        version: 1,
      });
      const { lists } = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`);
      expect(lists.map(({ name }) => name)).toEqual(['First', 'Last']);
    });

    it('stores the given attached information [DEC-5.LIST-2]', async () => {
      const info = { text: 'Notes', color: '#3b82f6', cardLimit: 5, attributes: { owner: 'platform' } };
      const { body } = await world.api.post<List>(`/boards/${board.id}/lists`, { name: 'Informed', info });
      expect(body.info).toEqual(info);
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));
  describe('404', () =>
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/boards/${id}/lists` }));

  describe('422', () =>
    itValidates(operation, [
      ['name', undefined],
      ['name', ' '],
      ['name', 1],
      ['name', 'a'.repeat(501)],
      ['info', 'text'],
      ['info', []],
    ]));
});
