import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { cardMembers, membersOf, timestamp } from '../members.js';
import { expectInvalid, expectError } from '../error-body.js';
import type { BoardWithLists, Card } from '../resources.js';

describe('POST /cards', () => {
  let world: World;
  let board: ABoard;
  let foreign: ABoard;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do');
    foreign = await ABoard.with(world.stranger, 'Theirs');
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'POST', path: '/cards', body: { listId: board.listId(), title: 'A card' } }),
  };

  describe('201', () => {
    it('answers the created card with every member [SPEC-4.4, SPEC-1.CARDS-1, SPEC-2.CARD-1, SPEC-2.CARD-2, SPEC-2.CARD-3, SPEC-2.CARD-5, DEC-5.CARD-3]', async () => {
      const { status, body } = await world.api.post<Card>('/cards', {
        listId: board.listId(),
        title: 'Prepare the launch',
      });
      expect(status).toBe(201);
      expect(membersOf(body)).toEqual(cardMembers);
      expect(body).toEqual({
        ...body,
        boardId: board.id,
        listId: board.listId(),
        listName: 'To do',
        title: 'Prepare the launch',
        description: null,
        startDate: null,
        dueDate: null,
        completedAt: null,
        archivedAt: null,
        labels: [],
        assignees: [],
        checklist: { done: 0, total: 0 },
        commentCount: 0,
        fields: {},
        progress: null,
        createdAt: expect.stringMatching(timestamp),
        version: 1,
      });
      expect(Number.isSafeInteger(body.id)).toBe(true);
      expect(await world.api.must<Card>('GET', `/cards/${body.id}`)).toEqual(body);
    });

    it.each(['2026-12-24', '2028-02-29', '2026-12-24T17:30:00.000Z', '2026-12-24T17:30:00.123Z'])(
      'gives the due date %s back as it was given [DEC-5.CARD-2]',
      async (date) => {
        const { status, body } = await world.api.post<Card>('/cards', {
          listId: board.listId(),
          title: 'Due',
          dueDate: date,
          startDate: date,
        });
        expect(status).toBe(201);
        expect(body).toMatchObject({ dueDate: date, startDate: date });
        expect(await world.api.must<Card>('GET', `/cards/${body.id}`)).toMatchObject({ dueDate: date });
      },
    );

    it('places a card last, first, or beside a neighbour [DEC-5.ORDER-1]', async () => {
      const made = await ABoard.with(world.api, 'Ordered');
      const [b] = await made.cards(0, 'b');
      const add = (title: string, place: object) =>
        world.api.must('POST', '/cards', { listId: made.listId(), title, ...place });
      await add('e', {});
      await add('a', { position: 'first' });
      await add('f', { position: 'last' });
      await add('c', { after: b?.id });
      const [, , c] =
        (await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`)).lists[0]?.cards ?? [];
      await add('d', { after: c?.id });
      expect(await made.titles()).toEqual([['a', 'b', 'c', 'd', 'e', 'f']]);
    });

    it('keeps every card of many that are created at once, each at a place of its own [DEC-5.ORDER-2]', async () => {
      const made = await ABoard.with(world.api, 'Busy');
      const cards = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          world.api.must<Card>('POST', '/cards', { listId: made.listId(), title: `Card ${n}` }),
        ),
      );
      expect(new Set(cards.map(({ position }) => position)).size).toBe(40);
      const { lists, cardCount } = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`);
      expect(cardCount).toBe(40);
      expect(lists[0]?.cards.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
    });
  });

  describe('400, 413, 415 [SPEC-4.1, DEC-2.ERR-400, DEC-2.ERR-415]', () => itReadsOnlyJson(operation));
  describe('401 [SPEC-4.2]', () => itNeedsABearer(operation));

  describe('404', () => {
    it('refuses a list that is not there [DEC-2.ERR-404]', async () => {
      const response = await world.api.post('/cards', { listId: 9_007_199_254_740_991, title: 'Lost' });
      expectError(response, 404, 'not_found');
    });

    it('refuses a list of another workspace and puts nothing into it [DEC-2.ERR-404, DEC-3.9]', async () => {
      expectError(
        await world.api.post('/cards', { listId: foreign.listId(), title: 'Smuggled' }),
        404,
        'not_found',
      );
      expect(await foreign.titles()).toEqual([[]]);
    });
  });

  describe('409', () => {
    it('refuses a neighbour that is gone, or of another list [DEC-5.ORDER-4]', async () => {
      const other = await ABoard.with(world.api, 'Other');
      const stray = await other.card();
      for (const neighbour of [9_007_199_254_740_991, stray.id]) {
        const response = await world.api.post('/cards', {
          listId: board.listId(),
          title: 'x',
          after: neighbour,
        });
        expectError(response, 409, 'anchor_gone');
      }
    });
  });

  describe('422', () => {
    itValidates(operation, [
      ['listId', undefined],
      ['listId', null],
      ['listId', '1'],
      ['listId', 1.5],
      ['listId', 0],
      ['listId', -1],
      ['listId', 1e300],
      ['title', undefined],
      ['title', null],
      ['title', ''],
      ['title', '\t \n'],
      ['title', 7],
      ['title', 'a'.repeat(501)],
      ['description', 'a'.repeat(50_001)],
      ['dueDate', 'tomorrow'],
      ['dueDate', '2026-02-30'],
      ['dueDate', '2026-12-24T17:30:00'],
      ['dueDate', '2026-12-24T17:30:00+18:01'],
      ['dueDate', 1_795_000_000],
      ['startDate', '24.12.2026'],
      ['position', 'middle'],
      ['before', '12'],
    ]);

    it('refuses two places at once', async () => {
      const [a, b] = await board.cards(0, 'a', 'b');
      const response = await world.api.post('/cards', {
        listId: board.listId(),
        title: 'x',
        before: a?.id,
        after: b?.id,
      });
      expect(response.status).toBe(422);
    });

    it('names every wrong member at once [DEC-2.ERR-2]', async () => {
      const response = await world.api.post('/cards', { listId: 'x', title: '', dueDate: 'never' });
      for (const field of ['listId', 'title', 'dueDate']) expectInvalid(response, field);
    });
  });
});
