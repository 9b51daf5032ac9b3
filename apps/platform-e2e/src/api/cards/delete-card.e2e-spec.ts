import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer } from '../every-operation.js';
import { expectError } from '../error-body.js';
import type { BoardWithLists, Card } from '../resources.js';

describe('DELETE /cards/{id}', () => {
  let world: World;
  let board: ABoard;
  let card: Card;
  let foreign: Card;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do');
    card = await board.card();
    foreign = await (await ABoard.with(world.stranger, 'Theirs')).card();
  });
  const operation = { api: () => world.api, call: () => ({ method: 'DELETE', path: `/cards/${card.id}` }) };

  describe('204', () => {
    it('removes the card, which then is not there for anybody [SPEC-1.CARDS-4, DEC-5.CARD-6]', async () => {
      const made = await ABoard.with(world.api, 'To do');
      const [gone] = await made.cards(0, 'Gone', 'Stays');
      const response = await world.api.delete(`/cards/${gone!.id}`);
      expect(response.status).toBe(204);
      expect(response.text).toBe('');
      expectError(await world.api.get(`/cards/${gone!.id}`), 404, 'not_found');
      expectError(await world.api.delete(`/cards/${gone!.id}`), 404, 'not_found');
      const { lists, cardCount } = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`);
      expect(cardCount).toBe(1);
      expect(lists[0]?.cards.map(({ title }) => title)).toEqual(['Stays']);
    });
  });

  describe('401', () => itNeedsABearer(operation));
  describe('404', () => {
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/cards/${id}` });

    it('leaves a card of another workspace there [DEC-3.9]', async () => {
      await world.api.delete(`/cards/${foreign.id}`);
      expect((await world.stranger.get(`/cards/${foreign.id}`)).status).toBe(200);
    });
  });
});
