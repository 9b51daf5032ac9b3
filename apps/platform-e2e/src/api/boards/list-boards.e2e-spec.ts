import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { itNeedsABearer } from '../every-operation.js';
import { boardColumns, membersOf, timestamp } from '../members.js';
import type { Board } from '../resources.js';

describe('GET /boards', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const operation = { api: () => world.api, call: () => ({ method: 'GET', path: '/boards' }) };

  describe('200', () => {
    it('answers a bare array of boards, each with every member [SPEC-4.3, SPEC-1.BOARDS-1, SPEC-1.9, DEC-2.1, DEC-5.1]', async () => {
      const { status, body, headers } = await world.api.get<Board[]>('/boards');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      expect(body.length).toBeGreaterThan(0);
      for (const board of body) {
        expect(membersOf(board)).toEqual(boardColumns);
        expect(board.createdAt).toMatch(timestamp);
        expect(board.updatedAt).toMatch(timestamp);
        expect(Number.isSafeInteger(board.id)).toBe(true);
      }
    });

    it('has a board as soon as its creation was answered, at the end, in the order of the positions [SPEC-2.BOARD-1]', async () => {
      const made = await world.api.must<Board>('POST', '/boards', { name: 'Listed' });
      const boards = await world.api.must<Board[]>('GET', '/boards');
      expect(made).toEqual({ ...boards.find(({ id }) => id === made.id), lists: [] });
      const positions = boards.map(({ position }) => position);
      expect(positions).toEqual([...positions].sort((a, b) => (a < b ? -1 : 1)));
      expect(new Set(positions).size).toBe(positions.length);
    });

    it('shows nothing of another workspace [DEC-3.9, SPEC-5.5]', async () => {
      const hidden = await world.stranger.must<Board>('POST', '/boards', { name: 'Not yours' });
      const boards = await world.api.must<Board[]>('GET', '/boards');
      expect(boards.map(({ id }) => id)).not.toContain(hidden.id);
      const theirs = await world.stranger.must<Board[]>('GET', '/boards');
      expect(theirs.map(({ id }) => id)).toContain(hidden.id);
      expect(theirs.map(({ id }) => id).some((id) => boards.some((board) => board.id === id))).toBe(false);
    });
  });

  describe('401', () => itNeedsABearer(operation));
});
