import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { boardColumns, membersOf } from '../members.js';
import type { Board, BoardWithLists } from '../resources.js';

describe('PATCH /boards/{id}', () => {
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
    call: () => ({ method: 'PATCH', path: `/boards/${board.id}`, body: { name: 'Renamed' } }),
  };

  describe('200', () => {
    it('changes what it is given and leaves the rest [SPEC-1.BOARDS-4, DEC-5.BOARD-6]', async () => {
      const { lists, ...made } = await world.api.must<BoardWithLists>('POST', '/boards', {
        name: 'Before',
        description: 'Kept',
      });
      expect(lists).toEqual([]);
      const { status, body } = await world.api.patch<Board>(`/boards/${made.id}`, { name: 'After' });
      expect(status).toBe(200);
      expect(membersOf(body)).toEqual(boardColumns);
      expect(body).toEqual({
        ...made,
        name: 'After',
        updatedAt: body.updatedAt,
        version: made.version + 1,
      });
      expect(body.updatedAt >= made.updatedAt).toBe(true);
    });

    it('clears the description with null', async () => {
      const made = await world.api.must<Board>('POST', '/boards', { name: 'Cleared', description: 'Gone' });
      const { body } = await world.api.patch<Board>(`/boards/${made.id}`, { description: null });
      expect(body.description).toBeNull();
    });

    it('changes nothing when told what is so already, the version included [DEC-6.KIND-5]', async () => {
      const made = await world.api.must<Board>('POST', '/boards', { name: 'Same' });
      for (const body of [{ name: 'Same' }, {}]) {
        const response = await world.api.patch<Board>(`/boards/${made.id}`, body);
        expect(response.status).toBe(200);
        expect(made).toEqual({ ...response.body, lists: [] });
      }
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));
  describe('404', () => {
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/boards/${id}` });

    it('leaves a board of another workspace as it was [DEC-3.9]', async () => {
      await world.api.patch(`/boards/${foreign.id}`, { name: 'Taken over' });
      expect((await world.stranger.must<Board>('GET', `/boards/${foreign.id}`)).name).not.toBe('Taken over');
    });
  });

  describe('422', () =>
    itValidates(operation, [
      ['name', null],
      ['name', ''],
      ['name', 42],
      ['name', 'a'.repeat(501)],
      ['description', false],
      ['visibility', 'secret'],
    ]));
});
