import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { cardMembers, membersOf } from '../members.js';
import type { Card } from '../resources.js';

describe('PATCH /cards/{id}', () => {
  let world: World;
  let board: ABoard;
  let card: Card;
  let foreign: Card;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do');
    card = await board.card();
    foreign = await (await ABoard.with(world.stranger, 'Theirs')).card('Theirs');
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'PATCH', path: `/cards/${card.id}`, body: { title: 'Renamed' } }),
  };

  describe('200', () => {
    it('changes the given properties and no others [SPEC-1.CARDS-3, DEC-5.CARD-5]', async () => {
      const made = await board.card('Before');
      const { status, body } = await world.api.patch<Card>(`/cards/${made.id}`, {
        title: 'After',
        dueDate: '2026-12-24',
      });
      expect(status).toBe(200);
      expect(membersOf(body)).toEqual(cardMembers);
      expect(body).toEqual({
        ...made,
        title: 'After',
        dueDate: '2026-12-24',
        updatedAt: body.updatedAt,
        version: made.version + 1,
      });
      expect(await world.api.must<Card>('GET', `/cards/${made.id}`)).toEqual(body);
    });

    it('clears description and dates with null', async () => {
      const made = await board.card();
      const path = `/cards/${made.id}`;
      await world.api.must('PATCH', path, {
        description: 'x',
        startDate: '2026-12-01',
        dueDate: '2026-12-24',
      });
      const cleared = { description: null, startDate: null, dueDate: null };
      expect(await world.api.must<Card>('PATCH', path, cleared)).toMatchObject(cleared);
    });

    it('changes nothing, version included, when the values are equal [DEC-6.KIND-5]', async () => {
      const made = await board.card('Same');
      for (const body of [{ title: 'Same' }, { dueDate: null }, {}]) {
        expect(await world.api.must<Card>('PATCH', `/cards/${made.id}`, body)).toEqual(made);
      }
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));
  describe('404', () => {
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/cards/${id}` });

    it('does not change a card of another workspace [DEC-3.9]', async () => {
      await world.api.patch(`/cards/${foreign.id}`, { title: 'Taken over' });
      expect((await world.stranger.must<Card>('GET', `/cards/${foreign.id}`)).title).toBe('Theirs');
    });
  });

  describe('422', () =>
    itValidates(operation, [
      ['title', null],
      ['title', ''],
      ['title', 7],
      ['title', 'a'.repeat(501)],
      ['description', {}],
      ['dueDate', 'never'],
      ['startDate', '2026-13-01'],
      ['listId', 1],
    ]));
});
