import { beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld, type World } from '../../running/world.js';
import { ABoard } from '../a-board.js';
import { expectRefusal } from '../refusal.js';
import { membersOf } from '../members.js';
import type { Card } from '../resources.js';

interface Task {
  id: number;
  cardId: number;
  start: string | null;
  end: string | null;
  progress: number | null;
  kind: string;
  dependencies: { id: number; dependsOn: number; type: string; lagDays: number }[];
  moved?: { id: number; start: string; end: string }[];
}

const taskMembers = [
  'cardId',
  'dependencies',
  'end',
  'id',
  'kind',
  'listId',
  'listName',
  'position',
  'progress',
  'start',
  'title',
  'version',
];

describe('a board’s Gantt chart', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  const chart = (board: ABoard, query = '') =>
    world.api.must<Task[]>('GET', `/boards/${board.id}/gantt${query}`);
  const update = (id: number, body: object) => world.api.must<Task>('PATCH', `/gantt/tasks/${id}`, body);
  const depend = (id: number, dependsOn: number, more: object = {}) =>
    world.api.post<{ id: number }>(`/gantt/tasks/${id}/dependencies`, { dependsOn, ...more });

  it('has every card as a task, unscheduled ones with no span, as a bare array [SPEC-1.2, SPEC-1.GANTT-1, SPEC-4.11, DEC-5.GANTT-1, DEC-5.GANTT-2]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const cards = await board.cards(0, 'one', 'two');
    const tasks = await chart(board);
    expect(tasks.map(({ id, cardId }) => [id, cardId])).toEqual(cards.map(({ id }) => [id, id]));
    for (const task of tasks) {
      expect(membersOf(task)).toEqual(taskMembers);
      expect(task).toMatchObject({ start: null, end: null, progress: null, kind: 'task', dependencies: [] });
    }
  });

  it('takes spans, progress and milestones; a span is the card’s own dates [SPEC-1.GANTT-2, SPEC-2.GANTT-1, SPEC-4.11, DEC-5.GANTT-4, DEC-5.GANTT-9]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const { id } = await board.card('Scheduled');
    const span = { start: '2026-11-24', end: '2026-11-28' };
    const task = await update(id, { ...span, progress: 40 });
    expect(task).toMatchObject({ ...span, progress: 40, kind: 'task', moved: [] });
    expect(await world.api.must<Card>('GET', `/cards/${id}`)).toMatchObject({
      startDate: span.start,
      dueDate: span.end,
      progress: 40,
    });
    await world.api.must('PATCH', `/cards/${id}`, { dueDate: '2026-11-30' });
    expect((await chart(board))[0]).toMatchObject({ start: '2026-11-24', end: '2026-11-30' });
    expect(await update(id, { kind: 'milestone', start: '2026-12-01', end: '2026-12-01' })).toMatchObject({
      kind: 'milestone',
      start: '2026-12-01',
    });
    expect(await update(id, { start: null, end: null })).toMatchObject({ start: null, end: null });
  });

  it('ends no task before it starts; a task of one day ends on the day of its start [DEC-5.GANTT-6]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const { id } = await board.card('One day');
    expect(await update(id, { start: '2026-11-24', end: '2026-11-24' })).toMatchObject({ end: '2026-11-24' });
    expectRefusal(
      await world.api.patch(`/gantt/tasks/${id}`, { end: '2026-11-23' }),
      422,
      'validation_failed',
    );
    for (const wrong of [{ start: 'soon' }, { progress: 101 }, { kind: 'epic' }, { cascade: 'pull' }])
      expectRefusal(await world.api.patch(`/gantt/tasks/${id}`, wrong), 422, 'validation_failed');
  });

  it('has an order of its own and is read by days [SPEC-1.GANTT-3, SPEC-4.11, DEC-5.GANTT-3, DEC-5.GANTT-5]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [a, b, c] = await board.cards(0, 'a', 'b', 'c');
    await world.api.must('POST', `/gantt/tasks/${c!.id}/reorder`, { before: a!.id });
    const ids = async (query = ''): Promise<number[]> => (await chart(board, query)).map(({ id }) => id);
    expect(await ids()).toEqual([c!.id, a!.id, b!.id]);
    expect(await board.titles()).toEqual([['a', 'b', 'c']]);
    await update(a!.id, { start: '2026-01-05', end: '2026-01-06' });
    await update(b!.id, { start: '2026-02-05', end: '2026-02-06' });
    expect(await ids('?scheduled=true')).toEqual([a!.id, b!.id]);
    expect(await ids('?scheduled=false')).toEqual([c!.id]);
    expect(await ids('?from=2026-01-06&to=2026-01-31')).toEqual([a!.id]);
    expect(await ids('?from=2026-01-07&to=2026-02-05')).toEqual([b!.id]);
    expectRefusal(await world.api.get(`/boards/${board.id}/gantt?from=x`), 422, 'validation_failed');
  });

  it.each([
    ['FS', 2, '2026-01-09', '2026-01-10'],
    ['SS', 1, '2026-01-06', '2026-01-07'],
    ['FF', 1, '2026-01-06', '2026-01-07'],
    ['SF', 3, '2026-01-07', '2026-01-08'],
  ])(
    'pushes what depends by %s and %i days, and says so [DEC-5.GANTT-4, DEC-5.GANTT-5]',
    async (type, lagDays, start, end) => {
      const board = await ABoard.with(world.api, 'To do');
      const [a, b] = await board.cards(0, 'a', 'b');
      await update(b!.id, { start: '2026-01-01', end: '2026-01-02' });
      expect((await depend(b!.id, a!.id, { type, lagDays })).status).toBe(201);
      const task = await update(a!.id, { start: '2026-01-05', end: '2026-01-06', cascade: 'push' });
      expect(task.moved).toEqual([{ id: b!.id, start, end }]);
      expect((await chart(board))[1]).toMatchObject({
        start,
        end,
        dependencies: [{ id: expect.any(Number), dependsOn: a!.id, type, lagDays }],
      });
    },
  );

  it('refuses a circle with the way round it, and itself [DEC-5.GANTT-7]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const [a, b, c] = await board.cards(0, 'a', 'b', 'c');
    await depend(b!.id, a!.id);
    await depend(c!.id, b!.id);
    const { error } = expectRefusal(await depend(a!.id, c!.id), 409, 'dependency_cycle');
    for (const { id } of [a!, b!, c!]) expect(error).toContain(String(id));
    expect((await depend(a!.id, a!.id)).status).toBeGreaterThanOrEqual(409);
    expect((await chart(board)).map(({ dependencies }) => dependencies.length)).toEqual([0, 1, 1]);
  });

  it('holds at most 30 dependencies for a task, on the same board, and lets them go [DEC-5.GANTT-5, DEC-5.GANTT-8]', async () => {
    const board = await ABoard.with(world.api, 'To do');
    const batch = await world.api.must<{ card: Card }[]>('POST', '/cards/batch', {
      cards: Array.from({ length: 32 }, (_, n) => ({ listId: board.listId(), title: `Task ${n}` })),
    });
    const [task, ...others] = batch.map(({ card }) => card.id);
    const made = [];
    for (const id of others.slice(0, 30)) made.push((await depend(task!, id)).body.id);
    expectRefusal(await depend(task!, others[30]!), 409, 'limit_reached');
    const path = `/gantt/tasks/${task}/dependencies/${made[0]}`;
    expect((await world.api.delete(path)).status).toBe(204);
    expect((await world.api.delete(path)).status).toBe(404);
    const elsewhere = await (await ABoard.with(world.api, 'Elsewhere')).card();
    const { status } = await depend(task!, elsewhere.id);
    expect([404, 409, 422]).toContain(status);
  });
});
