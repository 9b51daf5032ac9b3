import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer, itReadsOnlyJson, itValidates } from '../every-operation.js';
import { cardMembers, membersOf } from '../members.js';
import { expectError } from '../error-body.js';
import type { BoardWithLists, Card } from '../resources.js';

describe('POST /cards/{id}/move', () => {
  let world: World;
  let board: ABoard;
  let foreign: ABoard;
  let card: Card;
  let foreignCard: Card;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do', 'Done');
    card = await board.card();
    foreign = await ABoard.with(world.stranger, 'Theirs');
    foreignCard = await foreign.card('Theirs');
  });
  const operation = {
    api: () => world.api,
    call: () => ({ method: 'POST', path: `/cards/${card.id}/move`, body: { listId: board.listId(1) } }),
  };
  const move = (id: number, body: object) => world.api.post<Card>(`/cards/${id}/move`, body);

  describe('200', () => {
    it('puts the card into the other list and answers it with every member [SPEC-1.CARDS-6, SPEC-4.8, DEC-5.CARD-7]', async () => {
      const made = await ABoard.with(world.api, 'To do', 'Done');
      const moved = await made.card('Moved');
      const { status, body } = await move(moved.id, { listId: made.listId(1) });
      expect(status).toBe(200);
      expect(membersOf(body)).toEqual(cardMembers);
      expect(body).toMatchObject({ id: moved.id, listId: made.listId(1), listName: 'Done', title: 'Moved' });
      expect(body.version).toBeGreaterThan(moved.version);
      expect(await made.titles()).toEqual([[], ['Moved']]);
      const { lists } = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`);
      expect(lists.map(({ cardCount }) => cardCount)).toEqual([0, 1]);
    });

    it('places it first, last, before or after a neighbour [DEC-5.ORDER-1]', async () => {
      const made = await ABoard.with(world.api, 'From', 'To');
      const [a, b, c, d] = await made.cards(0, 'a', 'b', 'c', 'd');
      const [x] = await made.cards(1, 'x');
      const to = { listId: made.listId(1) };
      expect((await move(a!.id, { ...to, position: 'first' })).status).toBe(200);
      expect((await move(b!.id, { ...to, position: 'last' })).status).toBe(200);
      expect((await move(c!.id, { ...to, before: x!.id })).status).toBe(200);
      expect((await move(d!.id, { ...to, after: x!.id })).status).toBe(200);
      expect(await made.titles()).toEqual([[], ['a', 'c', 'x', 'd', 'b']]);
    });

    it('moves to a list of another board', async () => {
      const [from, to] = [await ABoard.with(world.api, 'From'), await ABoard.with(world.api, 'To')];
      const moved = await from.card('Traveller');
      const { body } = await move(moved.id, { listId: to.listId() });
      expect(body).toMatchObject({ boardId: to.id, listId: to.listId() });
      expect([await from.titles(), await to.titles()]).toEqual([[[]], [['Traveller']]]);
    });

    it('loses and doubles no card while many move at once, and every card keeps a place of its own [DEC-5.ORDER-2]', async () => {
      const made = await ABoard.with(world.api, 'A', 'B', 'C');
      const cards = await made.cards(0, ...Array.from({ length: 12 }, (_, n) => `Card ${n}`));
      const responses = await Promise.all(
        Array.from({ length: 90 }, (_, n) =>
          move(cards[n % cards.length]!.id, {
            listId: made.listId((n * 7) % 3),
            position: n % 2 === 0 ? 'first' : 'last',
          }),
        ),
      );
      expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
      const { lists } = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}`);
      const found = lists.flatMap((list) => list.cards);
      expect(found.map(({ title }) => title).sort()).toEqual(cards.map(({ title }) => title).sort());
      for (const list of lists) {
        const positions = list.cards.map(({ position }) => position);
        expect(new Set(positions).size).toBe(positions.length);
        expect(positions).toEqual([...positions].sort((p, q) => (p < q ? -1 : 1)));
        expect(list.cardCount).toBe(list.cards.length);
      }
    });
  });

  describe('400, 413, 415', () => itReadsOnlyJson(operation));
  describe('401', () => itNeedsABearer(operation));

  describe('404', () => {
    itFindsOnlyItsOwn(operation, {
      foreign: () => foreignCard.id,
      pathWith: (id) => `/cards/${id}/move`,
    });

    it('refuses a list of another workspace and leaves the card where it is [DEC-3.9]', async () => {
      const made = await ABoard.with(world.api, 'Here');
      const stays = await made.card('Stays');
      expectError(await move(stays.id, { listId: foreign.listId() }), 404, 'not_found');
      expect(await made.titles()).toEqual([['Stays']]);
      expect(await foreign.titles()).toEqual([['Theirs']]);
    });
  });

  describe('409', () => {
    it('refuses a neighbour that is gone or elsewhere [DEC-5.ORDER-4, DEC-2.ERR-409]', async () => {
      const made = await ABoard.with(world.api, 'From', 'To');
      const [moved, stray] = await made.cards(0, 'Moved', 'Stray');
      for (const after of [stray!.id, 9_007_199_254_740_991]) {
        expectError(await move(moved!.id, { listId: made.listId(1), after }), 409, 'anchor_gone');
      }
      expect(await made.titles()).toEqual([['Moved', 'Stray'], []]);
    });
  });

  describe('422', () =>
    itValidates(operation, [
      ['listId', undefined],
      ['listId', null],
      ['listId', '12'],
      ['listId', 0],
      ['position', 'top'],
      ['position', 1],
      ['before', 1.5],
      ['after', 'x'],
    ]));
});
