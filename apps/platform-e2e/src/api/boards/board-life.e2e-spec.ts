import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { boardColumns, membersOf } from '../members.js';
import { expectError } from '../error-body.js';
import type { Board } from '../resources.js';

describe('a board’s life', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const listed = async (query = ''): Promise<number[]> =>
    (await world.api.must<Board[]>('GET', `/boards${query}`)).map(({ id }) => id);
  const act = (id: number, verb: string, body?: object) =>
    world.api.must<Board>('POST', `/boards/${id}/${verb}`, body);

  it('goes from archived back to in use; lists tell the two apart [SPEC-1.BOARDS-5, SPEC-4.7, DEC-5.BOARD-2, DEC-5.BOARD-7]', async () => {
    const { id } = await ABoard.with(world.api, 'To do');
    const archived = await act(id, 'archive');
    expect(membersOf(archived)).toEqual(boardColumns);
    expect(archived.archivedAt).not.toBeNull();
    expect(await listed()).not.toContain(id);
    expect(await listed('?archived=false')).not.toContain(id);
    expect(await listed('?archived=true')).toContain(id);
    expect(await listed('?archived=all')).toContain(id);
    expect((await act(id, 'restore')).archivedAt).toBeNull();
    expect(await listed()).toContain(id);
    expect(await listed('?archived=true')).not.toContain(id);
    expect(await listed('?archived=all')).toContain(id);
  });

  it('takes the place that a neighbour, first or last names [SPEC-1.BOARDS-6, SPEC-4.7, DEC-5.BOARD-8]', async () => {
    const [a, b, c] = [
      (await ABoard.with(world.api)).id,
      (await ABoard.with(world.api)).id,
      (await ABoard.with(world.api)).id,
    ];
    const order = async (): Promise<number[]> => (await listed()).filter((id) => [a, b, c].includes(id));
    const cases: [number, object, number[]][] = [
      [c, { before: a }, [c, a, b]],
      [c, { after: b }, [a, b, c]],
      [b, { position: 'first' }, [b, a, c]],
      [b, { position: 'last' }, [a, c, b]],
    ];
    for (const [id, place, expected] of cases) {
      await act(id, 'reorder', place);
      expect({ place, order: await order() }).toEqual({ place, order: expected });
    }
    for (const wrong of [{}, { before: a, after: b }, { position: 'middle' }])
      expect((await world.api.post(`/boards/${a}/reorder`, wrong)).status).toBe(422);
    expectError(
      await world.api.post(`/boards/${a}/reorder`, { before: 9_007_199_254_740_991 }),
      409,
      'anchor_gone',
    );
  });

  it('ends only from the archive [DEC-5.BOARD-9]', async () => {
    const { id } = await ABoard.with(world.api, 'To do');
    expectError(await world.api.delete(`/boards/${id}`), 409, 'not_archived');
    await act(id, 'archive');
    expect((await world.api.delete(`/boards/${id}`)).status).toBe(204);
    expectError(await world.api.get(`/boards/${id}`), 404, 'not_found');
    expect(await listed('?archived=all')).not.toContain(id);
  });

  it('has the members that were set [DEC-5.BOARD-10]', async () => {
    const { id } = await ABoard.with(world.api);
    const { member } = await world.api.must<{ member: { id: number; name: string } }>('GET', '/me');
    const self = [{ memberId: member.id, name: member.name }];
    expect(await world.api.must('PUT', `/boards/${id}/members`, { memberIds: [member.id] })).toEqual(self);
    expect(await world.api.must('GET', `/boards/${id}/members`)).toEqual(self);
    expect(await world.api.must('PUT', `/boards/${id}/members`, { memberIds: [] })).toEqual([]);
    expectError(
      await world.api.call({
        method: 'PUT',
        path: `/boards/${id}/members`,
        body: { memberIds: [9_007_199_254_740_991] },
      }),
      422,
      'validation_failed',
    );
  });
});
