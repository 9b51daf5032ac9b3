import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCaller } from '../../client/api-caller.js';
import { openWorld } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { membersOf } from '../members.js';
import { expectInvalid, expectError } from '../error-body.js';

interface Task {
  id: number;
  title: string;
  start: string | null;
  end: string | null;
  dependencies: { id: number; dependsOn: number; type: string; lagDays: number }[];
  moved?: { id: number; start: string; end: string }[];
}

describe('the Gantt chart', () => {
  let api: ApiCaller;
  let board: ABoard;
  let ids: number[];
  beforeAll(async () => {
    api = (await openWorld()).api;
  });

  /** A separate board with one card per span. */
  const tasks = async (...spans: ([start: string, end: string] | null)[]): Promise<number[]> => {
    board = await ABoard.with(api, 'To do');
    ids = (await board.cards(0, ...spans.map((_, index) => `Task ${index}`))).map(({ id }) => id);
    for (const [index, span] of spans.entries())
      if (span) await change(ids[index], { start: span[0], end: span[1] });
    return ids;
  };
  const change = (id: number | undefined, body: object): Promise<Task> =>
    api.must('PATCH', `/gantt/tasks/${id}`, body);
  const chart = (query = ''): Promise<Task[]> => api.must('GET', `/boards/${board.id}/gantt${query}`);
  const order = async (query = ''): Promise<number[]> =>
    (await chart(query)).map(({ id }) => ids.indexOf(id));
  const depend = (
    task: number | undefined,
    dependsOn: number | undefined,
    more: object = {},
  ): Promise<{ id: number }> => api.must('POST', `/gantt/tasks/${task}/dependencies`, { dependsOn, ...more });

  it('returns every card as a task in a bare array, with a null span for a card without dates [SPEC-1.2, SPEC-1.GANTT-1, SPEC-2.GANTT-1, SPEC-4.11, DEC-5.GANTT-1, DEC-5.GANTT-2]', async () => {
    const [one, two] = await tasks(['2026-12-01', '2026-12-03'], null);
    const all = await chart();
    expect(all.map(({ id, start, end }) => [id, start, end])).toEqual([
      [one, '2026-12-01', '2026-12-03'],
      [two, null, null],
    ]);
    expect(membersOf(all[0] ?? {})).toEqual([
      'cardId',
      'dependencies',
      'end',
      'id',
      'kind',
      'listId',
      'listName',
      'number',
      'position',
      'progress',
      'start',
      'title',
      'url',
      'version',
    ]);
  });

  it('filters by days and by the presence of a date [DEC-5.GANTT-3]', async () => {
    await tasks(['2026-12-01', '2026-12-03'], ['2026-12-05', '2026-12-05'], null);
    expect(await order('?from=2026-12-03')).toEqual([0, 1]);
    expect(await order('?from=2026-12-04')).toEqual([1]);
    expect(await order('?to=2026-12-01')).toEqual([0]);
    expect(await order('?scheduled=true')).toEqual([0, 1]);
    expect(await order('?scheduled=false')).toEqual([2]);
    expectInvalid(await api.get(`/boards/${board.id}/gantt?from=tomorrow`), 'from');
  });

  it('writes a span as the card’s dates, with an inclusive end not before the start [SPEC-1.GANTT-2, DEC-5.GANTT-4, DEC-5.GANTT-6, DEC-5.GANTT-9]', async () => {
    const [one] = await tasks(null);
    const changed = await change(one, {
      start: '2026-12-01',
      end: '2026-12-01',
      progress: 30,
      kind: 'milestone',
    });
    expect(changed).toMatchObject({
      start: '2026-12-01',
      end: '2026-12-01',
      progress: 30,
      kind: 'milestone',
      moved: [],
    });
    expect(await api.must('GET', `/cards/${one}`)).toMatchObject({
      startDate: '2026-12-01',
      dueDate: '2026-12-01',
      progress: 30,
    });
    await api.must('PATCH', `/cards/${one}`, { dueDate: '2026-12-09', startDate: '2026-12-08' });
    expect(await chart()).toMatchObject([{ start: '2026-12-08', end: '2026-12-09' }]);
    expectInvalid(await api.patch(`/gantt/tasks/${one}`, { end: '2026-12-07', kind: 'task' }), 'end');
    expectInvalid(await api.patch(`/gantt/tasks/${one}`, { kind: 'milestone' }), 'end');
    for (const [member, value] of [
      ['start', 'soon'],
      ['progress', 101],
      ['kind', 'epic'],
      ['cascade', 'pull'],
    ] as const)
      expectInvalid(await api.patch(`/gantt/tasks/${one}`, { [member]: value }), member);
    expect(await change(one, { start: null, end: null, kind: 'task' })).toMatchObject({
      start: null,
      end: null,
    });
  });

  it('has its own task order [SPEC-1.GANTT-3, DEC-5.GANTT-5]', async () => {
    const [one, two, three] = await tasks(null, null, null);
    await api.must('POST', `/gantt/tasks/${three}/reorder`, { before: one });
    await api.must('POST', `/gantt/tasks/${one}/reorder`, { position: 'last' });
    expect(await order()).toEqual([2, 1, 0]);
    expect(await board.titles()).toEqual([['Task 0', 'Task 1', 'Task 2']]);
    expectError(
      await api.post(`/gantt/tasks/${two}/reorder`, { after: 9_007_199_254_740_991 }),
      409,
      'anchor_gone',
    );
  });

  it.each([
    ['FS', 1, '2026-12-07', '2026-12-08'],
    ['SS', 2, '2026-12-05', '2026-12-06'],
    ['FF', 0, '2026-12-04', '2026-12-05'],
    ['SF', 3, '2026-12-05', '2026-12-06'],
  ])(
    'pushes dependents by %s with a lag of %i days, and nothing without cascade [DEC-5.GANTT-4, DEC-5.GANTT-5]',
    async (type, lagDays, start, end) => {
      const [one, two] = await tasks(['2026-11-01', '2026-11-02'], ['2026-11-03', '2026-11-04']);
      await depend(two, one, { type, lagDays });
      expect((await change(one, { start: '2026-12-03', end: '2026-12-05' })).moved).toEqual([]);
      const pushed = await change(one, { start: '2026-12-03', end: '2026-12-05', cascade: 'push' });
      expect(pushed.moved).toEqual([{ id: two, start, end }]);
      expect((await chart())[1]).toMatchObject({
        start,
        end,
        dependencies: [{ dependsOn: one, type, lagDays }],
      });
    },
  );

  it('rejects a cycle with its path, a duplicate, a self-reference and another board’s task [DEC-5.GANTT-7, DEC-5.GANTT-8]', async () => {
    const [one, two, three] = await tasks(null, null, null);
    const { id } = await depend(two, one);
    await depend(three, two);
    const cycle = await api.post(`/gantt/tasks/${one}/dependencies`, { dependsOn: three });
    expect(expectError(cycle, 409, 'dependency_cycle').error).toContain([one, three, two, one].join(' → '));
    expectError(await api.post(`/gantt/tasks/${two}/dependencies`, { dependsOn: one }), 409, 'conflict');
    expectInvalid(await api.post(`/gantt/tasks/${one}/dependencies`, { dependsOn: one }), 'dependsOn');
    const elsewhere = await (await ABoard.with(api, 'Other')).card();
    expectInvalid(
      await api.post(`/gantt/tasks/${one}/dependencies`, { dependsOn: elsewhere.id }),
      'dependsOn',
    );
    const path = `/gantt/tasks/${two}/dependencies/${id}`;
    expect((await api.delete(path)).status).toBe(204);
    expectError(await api.delete(path), 404, 'not_found');
    await depend(one, three);
    expect((await chart())[0]?.dependencies).toMatchObject([{ dependsOn: three, type: 'FS', lagDays: 0 }]);
  });

  it('ends the dependencies of a card that moves to another board, and accepts none on it there [DEC-5.GANTT-10]', async () => {
    const [first, moved, last] = await tasks(
      ['2026-12-01', '2026-12-03'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-07', '2026-12-08'],
    );
    const own = await depend(moved, first);
    const onIt = await depend(last, moved);
    const other = await ABoard.with(api, 'Elsewhere');
    await api.must('POST', `/cards/${moved}/move`, { listId: other.listId() });
    expect((await chart()).map(({ id, dependencies }) => [id, dependencies])).toEqual([
      [first, []],
      [last, []],
    ]);
    const [arrived] = await api.must<Task[]>('GET', `/boards/${other.id}/gantt`);
    expect([arrived?.id, arrived?.start, arrived?.dependencies]).toEqual([moved, '2026-12-04', []]);

    // Neither end of a new dependency, and nothing of the former ones.
    for (const [task, dependsOn] of [
      [last, moved],
      [moved, first],
    ]) {
      const rejected = await api.post(`/gantt/tasks/${task}/dependencies`, { dependsOn });
      expectInvalid(rejected, 'dependsOn');
      expect(rejected.body).toMatchObject({
        error: expect.stringContaining(`Task ${dependsOn} is on another board`),
      });
    }
    for (const path of [`${moved}/dependencies/${own.id}`, `${last}/dependencies/${onIt.id}`])
      expectError(await api.delete(`/gantt/tasks/${path}`), 404, 'not_found');
    expect((await chart()).flatMap(({ dependencies }) => dependencies)).toEqual([]);

    // A cascade stays on its board, and a return brings no dependency back.
    const { moved: pushed } = await change(first, {
      start: '2026-12-20',
      end: '2026-12-22',
      cascade: 'push',
    });
    expect(pushed).toEqual([]);
    await api.must('POST', `/cards/${moved}/move`, { listId: board.listId() });
    expect((await chart()).flatMap(({ dependencies }) => dependencies)).toEqual([]);
  });

  it('accepts 30 dependencies of a task and rejects the next [DEC-5.GANTT-8, DEC-2.LIMIT-6]', async () => {
    const [task, ...others] = await tasks(...Array.from({ length: 32 }, () => null));
    for (const other of others.slice(0, 30)) await depend(task, other);
    expectError(
      await api.post(`/gantt/tasks/${task}/dependencies`, { dependsOn: others[30] }),
      409,
      'limit_reached',
    );
  });
});
