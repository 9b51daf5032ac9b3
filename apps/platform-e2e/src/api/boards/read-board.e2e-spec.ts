import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { itFindsOnlyItsOwn, itNeedsABearer } from '../every-operation.js';
import { boardColumns, cardMembers, listMembers, membersOf } from '../members.js';
import type { BoardWithLists, Card } from '../resources.js';

describe('GET /boards/{id}', () => {
  let world: World;
  let board: ABoard;
  let foreign: ABoard;
  beforeAll(async () => {
    world = await openWorld();
    board = await ABoard.with(world.api, 'To do', 'Done');
    foreign = await ABoard.with(world.stranger, 'Theirs');
  });
  const operation = { api: () => world.api, call: () => ({ method: 'GET', path: `/boards/${board.id}` }) };

  describe('200', () => {
    it('returns the board with its lists and all their cards, in order, each with every property [SPEC-1.1, SPEC-1.BOARDS-2, DEC-5.BOARD-4, DEC-5.LIST-1, DEC-5.CARD-1]', async () => {
      const made = await ABoard.with(world.api, 'To do', 'Empty');
      const cards = await made.cards(0, 'One', 'Two', 'Three');
      const { status, body } = await world.api.get<BoardWithLists>(`/boards/${made.id}`);
      expect(status).toBe(200);
      expect(membersOf(body)).toEqual([...boardColumns, 'lists'].sort());
      expect(body).toMatchObject({ id: made.id, listCount: 2, cardCount: 3 });
      expect(body.lists.map(({ name, cardCount }) => [name, cardCount])).toEqual([
        ['To do', 3],
        ['Empty', 0],
      ]);
      for (const list of body.lists) {
        expect(membersOf(list)).toEqual([...listMembers, 'cards'].sort());
        expect(list).toMatchObject({
          boardId: made.id,
          info: { text: null, color: null, cardLimit: null, attributes: {} },
        });
      }
      expect(body.lists[0]?.cards).toEqual(cards);
      for (const card of body.lists[0]?.cards ?? []) expect(membersOf(card)).toEqual(cardMembers);
    });

    it('omits the descriptions on request, here and in the list and the search [DEC-5.CARD-19]', async () => {
      const made = await ABoard.with(world.api, 'To do');
      const card = { listId: made.listId(), title: 'Described', description: 'At length' };
      await world.api.must('POST', '/cards', card);
      const board = await world.api.must<BoardWithLists>('GET', `/boards/${made.id}?omit=description`);
      const listed = `/lists/${made.listId()}/cards?omit=description`;
      const found = `/search?boardId=${made.id}&omit=description`;
      for (const cards of [
        board.lists[0]?.cards,
        await world.api.must<Card[]>('GET', listed),
        await world.api.must<Card[]>('GET', found),
      ]) {
        expect(cards).toMatchObject([{ title: 'Described', description: null, hasDescription: true }]);
        // Without its text, a description says nothing of its mentions either.
        const members = [...cardMembers, 'hasDescription'].filter((name) => name !== 'mentions');
        expect(membersOf(cards?.[0] ?? {})).toEqual(members.sort());
      }
    });
  });

  describe('401', () => itNeedsABearer(operation));
  describe('404', () =>
    itFindsOnlyItsOwn(operation, { foreign: () => foreign.id, pathWith: (id) => `/boards/${id}` }));
});
