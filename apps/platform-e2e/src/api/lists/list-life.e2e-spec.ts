import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { listMembers, membersOf } from '../members.js';
import { expectError } from '../error-body.js';
import type { List } from '../resources.js';

describe('a list’s life', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const act = (id: number, verb: string, body?: object) =>
    world.api.must<List & { archivedAt: string | null }>('POST', `/lists/${id}/${verb}`, body);
  const names = async (board: ABoard, query = ''): Promise<string[]> =>
    (await world.api.must<List[]>('GET', `/boards/${board.id}/lists${query}`)).map(({ name }) => name);

  it('is reordered, archived and restored [DEC-5.LIST-5]', async () => {
    const board = await ABoard.with(world.api, 'a', 'b', 'c');
    const [a, b, c] = [board.listId(0), board.listId(1), board.listId(2)];
    const cases: [number, object, string[]][] = [
      [c, { before: a }, ['c', 'a', 'b']],
      [c, { after: a }, ['a', 'c', 'b']],
      [b, { position: 'first' }, ['b', 'a', 'c']],
      [b, { position: 'last' }, ['a', 'c', 'b']],
    ];
    for (const [id, place, expected] of cases) {
      expect(membersOf(await act(id, 'reorder', place))).toEqual(listMembers);
      expect({ place, names: await names(board) }).toEqual({ place, names: expected });
    }
    expect((await act(b, 'archive')).archivedAt).not.toBeNull();
    expect(await names(board)).toEqual(['a', 'c']);
    expectError(await world.api.post('/cards', { listId: b, title: 'Too late' }), 409, 'archived');
    expect((await act(b, 'restore')).archivedAt).toBeNull();
    expect(await names(board)).toEqual(['a', 'c', 'b']);
  });

  it('ends when it holds no card, or when another list of the board takes them [DEC-5.LIST-6]', async () => {
    const board = await ABoard.with(world.api, 'a', 'b');
    await board.cards(0, 'one', 'two');
    const elsewhere = await ABoard.with(world.api, 'Elsewhere');
    expectError(await world.api.delete(`/lists/${board.listId()}`), 409, 'list_not_empty');
    const to = (list: number) => world.api.delete(`/lists/${board.listId()}?moveCardsTo=${list}`);
    expectError(await to(elsewhere.listId()), 404, 'not_found');
    expect(await board.titles()).toEqual([['one', 'two'], []]);
    expect((await to(board.listId(1))).status).toBe(204);
    expect(await board.titles()).toEqual([['one', 'two']]);
  });
});
