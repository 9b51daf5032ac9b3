import { beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, PastLastDayError, pushLater, type Dependency, type Span } from '@kiban/schedule';
import type { components } from '@kiban/client';
import fc from 'fast-check';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import type { ServedTask } from './planned-board.js';

type UpdatedTask = components['schemas']['UpdatedGanttTask'];

const PLANS = 20;
const CASCADES_PER_PLAN = 25;
const TASKS_MAX = 24;

const TYPES = ['FS', 'SS', 'FF', 'SF'] as const;

const date = fc.integer({ min: 0, max: 60 }).map((offset) => addDays('2026-01-10', offset));
const span = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(date, fc.nat(9)).map(([start, length]) => [start, addDays(start, length)]),
  },
  { weight: 1, arbitrary: date.map((start) => [start, null]) },
  { weight: 1, arbitrary: date.map((due) => [null, due]) },
  { weight: 1, arbitrary: fc.constant([null, null]) },
  {
    weight: 1,
    arbitrary: date.map((start) => [`${start}T09:30:00.000Z`, `${addDays(start, 2)}T17:00:00.000Z`]),
  },
);
const plan = fc.record({
  spans: fc.array(span, { minLength: 12, maxLength: TASKS_MAX }),
  links: fc.array(
    fc.record({
      one: fc.nat(TASKS_MAX - 1),
      other: fc.nat(TASKS_MAX - 1),
      type: fc.constantFrom(...TYPES),
      lagDays: fc.integer({ min: -4, max: 6 }),
    }),
    { minLength: 40, maxLength: 60 },
  ),
  changes: fc.array(fc.record({ task: fc.nat(TASKS_MAX - 1), start: date, length: fc.nat(9) }), {
    minLength: CASCADES_PER_PLAN,
    maxLength: CASCADES_PER_PLAN,
  }),
});

/** The plan as the chart holds it: what the API returned, and the cascades since. */
class ShownPlan {
  readonly spans = new Map<number, Span>();
  readonly dependencies: Dependency[] = [];

  constructor(tasks: readonly ServedTask[]) {
    for (const { id, start, end, dependencies } of tasks) {
      this.spans.set(id, { start, end });
      for (const { dependsOn, type, lagDays } of dependencies)
        this.dependencies.push({ taskId: id, dependsOn, type, lagDays });
    }
  }

  preview(id: number, to: Span): ReadonlyMap<number, Span> {
    return pushLater(new Map(this.spans).set(id, to), this.dependencies, id);
  }
}

describe('the preview of a cascade', () => {
  let owner: Owner;

  beforeAll(async () => {
    owner = await newOwner(await testDeployment());
  });

  async function imported({
    spans,
    links,
  }: {
    spans: readonly (readonly (string | null)[])[];
    links: readonly object[];
  }): Promise<number> {
    const { boardId } = await owner.api.must<{ boardId: number }>('POST', '/boards/import', {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Plan' },
      lists: [
        {
          name: 'List',
          cards: spans.map(([startDate, dueDate], at) => ({ title: String(at), startDate, dueDate })),
        },
      ],
      gantt: { dependencies: links },
    });
    return boardId;
  }

  it(`says what the service does, for ${PLANS * CASCADES_PER_PLAN} random changes [DEC-9.GANTT-2]`, async () => {
    let moves = 0;
    for (const { spans, links, changes } of fc.sample(plan, PLANS)) {
      const known = new Set<string>();
      const dependencies = links.flatMap(({ one, other, type, lagDays }) => {
        const [dependsOn, task] = [Math.min(one, other), Math.max(one, other)];
        const key = `${task} ${dependsOn}`;
        if (task === dependsOn || task >= spans.length || known.has(key)) return [];
        known.add(key);
        return [{ task, dependsOn, type, lagDays }];
      });
      const boardId = await imported({ spans, links: dependencies });
      const shown = new ShownPlan(await owner.api.must<ServedTask[]>('GET', `/boards/${boardId}/gantt`));
      const ids = [...shown.spans.keys()];
      for (const { task, start, length } of changes) {
        const id = ids[task % ids.length] ?? 0;
        const to = { start, end: addDays(start, length) };
        const preview = shown.preview(id, to);
        const { moved } = await owner.api.must<UpdatedTask>('PATCH', `/gantt/tasks/${id}`, {
          ...to,
          cascade: 'push',
        });
        const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id;
        expect([...preview].map(([other, its]) => ({ id: other, ...its })).sort(byId)).toEqual(
          [...moved].sort(byId),
        );
        moves += moved.length;
        shown.spans.set(id, to);
        for (const { id: other, start: from, end } of moved) shown.spans.set(other, { start: from, end });
      }
      const after = new ShownPlan(await owner.api.must<ServedTask[]>('GET', `/boards/${boardId}/gantt`));
      expect(new Map([...after.spans].sort())).toEqual(new Map([...shown.spans].sort()));
    }
    // Random plans whose changes push nothing would show nothing.
    expect(moves).toBeGreaterThan(5 * PLANS);
  });

  it('ends where the service refuses the cascade: behind the last day of the calendar', async () => {
    const boardId = await imported({
      spans: [
        ['2026-01-01', '2026-01-02'],
        ['2026-01-03', '2026-01-04'],
      ],
      links: [{ task: 1, dependsOn: 0, type: 'FS', lagDays: 0 }],
    });
    const shown = new ShownPlan(await owner.api.must<ServedTask[]>('GET', `/boards/${boardId}/gantt`));
    const [id = 0] = shown.spans.keys();
    const to = { start: '9999-12-30', end: '9999-12-31' };
    expect(() => shown.preview(id, to)).toThrow(PastLastDayError);
    const { status, body } = await owner.api.patch(`/gantt/tasks/${id}`, { ...to, cascade: 'push' });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('9999-12-31')]);
  });
});
