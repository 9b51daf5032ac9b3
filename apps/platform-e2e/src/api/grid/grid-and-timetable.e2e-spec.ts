import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCaller } from '../../client/api-caller.js';
import { openWorld } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { membersOf } from '../members.js';
import { expectInvalid, expectError } from '../error-body.js';

interface Axis {
  id: number;
  name: string;
  position: string;
  [member: string]: unknown;
}

interface Grid {
  boardId: number;
  kind: string;
  version: number;
  columns: Axis[];
  rows: Axis[];
  cells: {
    listId: number;
    columnId: number;
    rowId: number;
    name: string;
    cardCount: number;
    cards?: { id: number }[];
  }[];
}

describe('grids and timetables', () => {
  let api: ApiCaller;
  beforeAll(async () => {
    api = (await openWorld()).api;
  });

  const made = (path: string, body: object): Promise<{ id: number }> => api.must('POST', path, body);
  const gridOf = (id: number, query = ''): Promise<Grid> => api.must('GET', `/boards/${id}/grid${query}`);
  const names = (axis: readonly Axis[]): string[] => axis.map(({ name }) => name);

  async function aGrid(): Promise<{ id: number; grid: Grid }> {
    const { id } = await made('/boards', {
      name: 'Grid',
      kind: 'grid',
      columns: [{ name: 'x' }, { name: 'y' }],
      rows: [{ name: '1' }, { name: '2' }],
    });
    return { id, grid: await gridOf(id) };
  }

  it('answers columns, rows and the cells that there are, each a list of its own [SPEC-1.2, SPEC-1.GRID-1, SPEC-4.10, DEC-5.GRID-1, DEC-5.GRID-2, DEC-5.GRID-3]', async () => {
    const { id, grid } = await aGrid();
    expect(membersOf(grid)).toEqual(['boardId', 'cells', 'columns', 'kind', 'rows', 'version']);
    expect(grid).toMatchObject({ boardId: id, kind: 'grid', cells: [] });
    expect([names(grid.columns), names(grid.rows)]).toEqual([
      ['x', 'y'],
      ['1', '2'],
    ]);
    const at = { columnId: grid.columns[1]?.id, rowId: grid.rows[0]?.id };
    const cell = await made(`/boards/${id}/lists`, { name: 'y1', ...at });
    const card = await made('/cards', { listId: cell.id, title: 'In the cell' });
    const filled = await gridOf(id);
    expect(filled.cells).toEqual([
      {
        listId: cell.id,
        ...at,
        name: 'y1',
        cardCount: 1,
        info: { text: null, color: null, cardLimit: null, attributes: {} },
      },
    ]);
    expect(filled.version).toBeGreaterThanOrEqual(grid.version);
    expect((await gridOf(id, '?include=cards')).cells[0]?.cards).toMatchObject([
      { id: card.id, listId: cell.id },
    ]);
    expect(await api.must('GET', `/boards/${id}/timetable`)).toEqual(filled);
    expectInvalid(await api.get(`/boards/${id}/grid?include=everything`), 'include');
    expectError(await api.post(`/boards/${id}/lists`, { name: 'again', ...at }), 409, 'conflict');
    expectInvalid(await api.post(`/boards/${id}/lists`, { name: 'nowhere' }), 'columnId');
  });

  it('reads a kanban board by the same call: its lists as columns, one row with the id 0 [DEC-5.GRID-4]', async () => {
    const board = await ABoard.with(api, 'To do', 'Done');
    await board.card();
    const grid = await gridOf(board.id);
    expect(names(grid.columns)).toEqual(['To do', 'Done']);
    expect(grid.rows.map(({ id }) => id)).toEqual([0]);
    expect(
      grid.cells.map(({ listId, columnId, rowId, cardCount }) => [listId, columnId, rowId, cardCount]),
    ).toEqual([
      [board.listId(0), grid.columns[0]?.id, 0, 1],
      [board.listId(1), grid.columns[1]?.id, 0, 0],
    ]);
    expect(await api.must('GET', `/boards/${board.id}/timetable`)).toEqual(grid);
    expectError(await api.post(`/boards/${board.id}/columns`, { name: 'x' }), 409, 'conflict');
  });

  it('has days as a timetable’s columns and slots as its rows [DEC-5.GRID-5, DEC-5.BOARD-3]', async () => {
    const { id } = await made('/boards', {
      name: 'Timetable',
      kind: 'timetable',
      columns: [
        { name: 'Mon', weekday: 'monday' },
        { name: 'Eve', date: '2026-12-24' },
      ],
      rows: [{ name: 'First', startTime: '08:00', endTime: '08:45' }],
    });
    const { columns, rows, kind } = await api.must<Grid>('GET', `/boards/${id}/timetable`);
    expect(kind).toBe('timetable');
    expect(columns.map(({ weekday, date }) => [weekday, date])).toEqual([
      ['monday', null],
      [null, '2026-12-24'],
    ]);
    expect(rows.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([['08:00', '08:45']]);
    expect(membersOf(columns[0] ?? {})).toEqual(['date', 'id', 'name', 'position', 'version', 'weekday']);
    expect(membersOf(rows[0] ?? {})).toEqual(['endTime', 'id', 'name', 'position', 'startTime', 'version']);
    expectInvalid(await api.post(`/boards/${id}/columns`, { name: 'x', weekday: 'someday' }), 'weekday');
    expectInvalid(await api.post(`/boards/${id}/columns`, { name: 'x', date: '2026-02-30' }), 'date');
    expectInvalid(await api.post(`/boards/${id}/rows`, { name: 'x', startTime: '25:00' }), 'startTime');
  });

  it.each([['columns'], ['rows']])(
    'creates, renames, reorders and deletes %s [DEC-5.GRID-6]',
    async (axis) => {
      const { id, grid } = await aGrid();
      const side = axis as 'columns' | 'rows';
      const [first, second] = grid[side];
      const path = `/boards/${id}/${side}`;
      const third = await made(path, { name: 'new' });
      expect(await api.must('PATCH', `${path}/${third.id}`, { name: 'renamed' })).toMatchObject({
        name: 'renamed',
      });
      await made(`${path}/${third.id}/reorder`, { before: second?.id });
      expect(names((await gridOf(id))[side])).toEqual([first?.name, 'renamed', second?.name]);
      await made(`${path}/${third.id}/reorder`, { position: 'first' });
      expect(names((await gridOf(id))[side])).toEqual(['renamed', first?.name, second?.name]);
      expect((await api.delete(`${path}/${third.id}`)).status).toBe(204);
      expectError(await api.delete(`${path}/${third.id}`), 404, 'not_found');
      expect(names((await gridOf(id))[side])).toEqual([first?.name, second?.name]);
      expectError(await api.post(`${path}/${first?.id}/reorder`, { before: third.id }), 409, 'anchor_gone');
    },
  );

  it('keeps a column while its cells hold cards', async () => {
    const { id, grid } = await aGrid();
    const [column] = grid.columns;
    const cell = await made(`/boards/${id}/lists`, {
      name: 'c',
      columnId: column?.id,
      rowId: grid.rows[0]?.id,
    });
    await made('/cards', { listId: cell.id, title: 'Stays' });
    expect((await api.delete(`/boards/${id}/columns/${column?.id}`)).status).toBe(409);
    expect((await gridOf(id)).cells).toHaveLength(1);
  });
});
