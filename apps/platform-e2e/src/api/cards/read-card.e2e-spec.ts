import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer } from '../every-operation.js';
import type { Card } from '../resources.js';

describe('GET /cards/{id}', () => {
  let world: World;
  let card: Card;
  let foreign: Card;
  beforeAll(async () => {
    world = await openWorld();
    card = await (await ABoard.with(world.api, 'To do')).card('Read me');
    foreign = await (await ABoard.with(world.stranger, 'Theirs')).card();
  });
  const operation = { api: () => world.api, call: () => ({ method: 'GET', path: `/cards/${card.id}` }) };

  describe('200', () => {
    it('returns the card as its creation did [SPEC-1.CARDS-2, DEC-5.CARD-4]', async () => {
      const { status, body } = await world.api.get<Card>(`/cards/${card.id}`);
      expect(status).toBe(200);
      expect(body).toEqual(card);
    });

    it('adds the checklist, comments and activity on request [DEC-5.CARD-20]', async () => {
      const { id } = await (await ABoard.with(world.api, 'To do')).card('With details');
      const item = await world.api.must('POST', `/cards/${id}/checklist`, { text: 'One' });
      const comment = await world.api.must('POST', `/cards/${id}/comments`, { text: 'Ready' });
      const { body } = await world.api.get(`/cards/${id}?include=checklist,comments,activity`);
      expect(body).toMatchObject({
        ...(await world.api.must<object>('GET', `/cards/${id}`)),
        checklistItems: [item],
        comments: [comment],
        commentsNextCursor: null,
        activity: [{ event: 'comment.create' }, { event: 'checklist.create' }, { event: 'card.create' }],
        activityNextCursor: null,
      });
    });
  });

  describe('401', () => itNeedsABearer(operation));
  describe('404', () =>
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/cards/${id}` }));
});
