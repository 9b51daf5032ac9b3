import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { membersOf } from '../members.js';
import { expectRefusal } from '../refusal.js';

interface Grid {
  boardId: number;
  kind: string;
  version: number;
  columns: { id: number; name: string; weekday: string | null; date: string | null }[];
  rows: { id: number; name: string; startTime: string | null; endTime: string | null }[];
  cells: { listId: number; columnId: number; rowId: number; name: string; cards?: { title: string }[] }[];
}

describe('grids and timetables', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const make = async (kind: string, columns: object[], rows: object[]): Promise<number> =>
    (await world.api.must<{ id: number }>('POST', '/boards', { name: kind, kind, columns, rows })).id;
  const read = (id: number, view = 'grid', query = '') =>
    world.api.must<Grid>('GET', `/boards/${id}/${view}${query}`);

  it('are read with columns, rows and their sparse cells, one list for each [SPEC-1.2, SPEC-1.GRID-1, SPEC-4.10, DEC-5.GRID-1, DEC-5.GRID-2, DEC-5.GRID-3]', async () => {
    const id = await make('grid', [{ name: 'x' }, { name: 'y' }], [{ name: '1' }, { name: '2' }]);
    const { columns, rows } = await read(id);
    const cell = { name: 'x1', columnId: columns[0]!.id, rowId: rows[0]!.id };
    const list = await world.api.must<{ id: number }>('POST', `/boards/${id}/lists`, cell);
    expect((await world.api.post(`/boards/${id}/lists`, cell)).status).toBe(409);
    await world.api.must('POST', '/cards', { listId: list.id, title: 'In the cell' });
    for (const view of ['grid', 'timetable']) {
      const grid = await read(id, view);
      expect(membersOf(grid)).toEqual(['boardId', 'cells', 'columns', 'kind', 'rows', 'version']);
      expect(grid).toMatchObject({ boardId: id, kind: 'grid' });
      expect(grid.columns.map(({ name }) => name)).toEqual(['x', 'y']);
      expect(grid.rows.map(({ name }) => name)).toEqual(['1', '2']);
      expect(grid.cells).toEqual([{ listId: list.id, ...cell, info: expect.any(Object), cardCount: 1 }]);
    }
    const [withCards] = (await read(id, 'grid', '?include=cards')).cells;
    expect(withCards?.cards?.map(({ title }) => title)).toEqual(['In the cell']);
    expectRefusal(await world.api.get(`/boards/${id}/grid?include=everything`), 422, 'validation_failed');
  });

  it('of a kanban board have its lists as columns and one row, id 0 [DEC-5.GRID-4]', async () => {
    const board = await ABoard.with(world.api, 'To do', 'Done');
    const grid = await read(board.id);
    expect(grid.kind).toBe('kanban');
    expect(grid.columns.map(({ id, name }) => [id, name])).toEqual([
      [board.listId(0), 'To do'],
      [board.listId(1), 'Done'],
    ]);
    expect(grid.rows.map(({ id }) => id)).toEqual([0]);
    expect(grid.cells.map(({ listId, columnId, rowId }) => [listId, columnId, rowId])).toEqual(
      board.lists.map(({ id }) => [id, id, 0]),
    );
  });

  it('have days as columns and times as rows where they are timetables [DEC-5.GRID-5, DEC-5.BOARD-3]', async () => {
    const id = await make(
      'timetable',
      [
        { name: 'Monday', weekday: 'monday' },
        { name: 'The day', date: '2026-12-24' },
      ],
      [{ name: 'First lesson', startTime: '08:00', endTime: '08:45' }],
    );
    const { columns, rows } = await read(id, 'timetable');
    expect(columns.map(({ weekday, date }) => [weekday, date])).toEqual([
      ['monday', null],
      [null, '2026-12-24'],
    ]);
    expect(rows[0]).toMatchObject({ startTime: '08:00', endTime: '08:45' });
    for (const wrong of [{ weekday: 'someday' }, { date: '2026-02-30' }])
      expectRefusal(
        await world.api.post(`/boards/${id}/columns`, { name: 'x', ...wrong }),
        422,
        'validation_failed',
      );
    expectRefusal(
      await world.api.post(`/boards/${id}/rows`, { name: 'x', startTime: '25:00' }),
      422,
      'validation_failed',
    );
  });

  it.each([['columns'], ['rows']] as const)(
    'let their %s be created, renamed, reordered and deleted [DEC-5.GRID-6]',
    async (axis) => {
      const id = await make('grid', [], []);
      const path = `/boards/${id}/${axis}`;
      const names = async (): Promise<string[]> => (await read(id))[axis].map(({ name }) => name);
      const made = [];
      for (const name of ['a', 'b'])
        made.push((await world.api.must<{ id: number }>('POST', path, { name })).id);
      const [a, b] = made as [number, number];
      await world.api.must('PATCH', `${path}/${a}`, { name: 'renamed' });
      expect(await names()).toEqual(['renamed', 'b']);
      await world.api.must('POST', `${path}/${b}/reorder`, { position: 'first' });
      expect(await names()).toEqual(['b', 'renamed']);
      expect((await world.api.delete(`${path}/${b}`)).status).toBe(204);
      expect(await names()).toEqual(['renamed']);
      expectRefusal(await world.api.delete(`${path}/${b}`), 404, 'not_found');
    },
  );
});
