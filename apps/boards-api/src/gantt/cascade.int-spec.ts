import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type DependencyType, type ErrorDto, type UpdatedGanttTaskDto } from '@kiban/contracts';
import { IdempotencyOutcomes } from '@kiban/http-kit';
import { createLogger } from '@kiban/observability';
import { Database, outboxChannel } from '@kiban/persistence';
import { eventually, RoundTrips } from '@kiban/testing';
import { addDays, pushLater, type Dependency, type Span } from '@kiban/schedule';
import fc from 'fast-check';
import { BoardChanges } from '../events/board-changes.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import { callerAs, RunningApi, type Client } from '../testing/running-api.js';
import { CascadeRepository } from './data/cascade.repository.js';
import { GanttRepository } from './data/gantt.repository.js';
import { UpdateTask } from './use-cases/update-task.use-case.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start({}, 600_000);
  token = api.token();
});
afterAll(() => api.stop());

interface ImportedTask extends Span {
  list: number;
  archived: boolean;
}

interface Edge {
  task: number;
  dependsOn: number;
  type: DependencyType;
  lagDays: number;
}

interface StoredTask extends Span {
  id: number;
  listId: number;
  version: number;
  isArchived: boolean;
}

interface StoredBoard {
  tasks: StoredTask[];
  listVersions: Map<number, number>;
}

const finishToStart = (task: number, dependsOn: number): Edge => ({
  task,
  dependsOn,
  type: 'FS',
  lagDays: 0,
});
const chain = (length: number): Edge[] =>
  Array.from({ length: length - 1 }, (_, index) => finishToStart(index + 1, index));
const oneDay = (day: string): ImportedTask => ({ start: day, end: day, list: 0, archived: false });
const days = (count: number): ImportedTask[] => Array.from({ length: count }, () => oneDay('2026-01-01'));

/** A new board of these tasks. @returns its id */
async function imported(tasks: readonly ImportedTask[], dependencies: readonly Edge[]): Promise<number> {
  // The file numbers cards through its lists; the tests number them in the given order.
  const lists = [0, 1, 2].map((list) => [...tasks.entries()].filter(([, task]) => task.list === list));
  const numberOf = new Map(lists.flat().map(([given], number) => [given, number]));
  const { status, body } = await token.post<{ boardId: number }>('/boards/import', {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: 'Plan' },
    lists: lists.map((cards, list) => ({
      name: `List ${list}`,
      archived: list === 2,
      cards: cards.map(([given, { start, end, archived }]) => ({
        title: String(given),
        startDate: start,
        dueDate: end,
        archived,
      })),
    })),
    gantt: {
      dependencies: dependencies.map((edge) => ({
        ...edge,
        task: numberOf.get(edge.task),
        dependsOn: numberOf.get(edge.dependsOn),
      })),
    },
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body.boardId;
}

async function stored(boardId: number): Promise<StoredBoard> {
  const tasks = await api.database.query<StoredTask>(
    `SELECT c.id, c.list_id AS "listId", c.start_date AS start, c.due_date AS "end", c.version,
       (c.archived_at IS NOT NULL OR l.archived_at IS NOT NULL) AS "isArchived"
     FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id WHERE c.board_id = $1 ORDER BY c.title::int`,
    [boardId],
  );
  const lists = await api.database.query<{ id: number; version: number }>(
    'SELECT id, version FROM boards.list WHERE board_id = $1',
    [boardId],
  );
  return { tasks, listVersions: new Map(lists.map(({ id, version }) => [id, version])) };
}

/** The events of the board after its import. */
const events = (boardId: number): Promise<{ kind: string; listIds: number[]; changes: unknown }[]> =>
  api.database.query(
    `SELECT kind, to_json(list_ids) AS "listIds", changes FROM boards.outbox
     WHERE board_id = $1 AND kind NOT IN ('board.create', 'list.create', 'card.create') ORDER BY seq`,
    [boardId],
  );

const push = (id: number | undefined, span: object): ReturnType<typeof token.patch<UpdatedGanttTaskDto>> =>
  token.patch<UpdatedGanttTaskDto>(`/gantt/tasks/${id}`, { ...span, cascade: 'push' });

describe('a cascade', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((offset) => addDays('2026-01-01', offset));
  const span = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(day, fc.nat(5)).map(([start, length]) => ({ start, end: addDays(start, length) })),
    },
    { weight: 1, arbitrary: day.map((start) => ({ start: `${start}T23:30:00.000Z`, end: null })) },
    { weight: 1, arbitrary: fc.constant({ start: null, end: null }) },
  );
  const task = fc
    .record({
      span,
      list: fc.constantFrom(0, 0, 1, 1, 2),
      archived: fc.constantFrom(false, false, false, true),
    })
    .map(({ span: dates, ...rest }): ImportedTask => ({ ...dates, ...rest }));
  const edge = fc.record({
    task: fc.nat(11),
    dependsOn: fc.nat(11),
    type: fc.constantFrom<DependencyType>('FS', 'SS', 'FF', 'SF'),
    lagDays: fc.integer({ min: -3, max: 3 }),
  });
  const edges = fc.uniqueArray(edge, { maxLength: 25, selector: (one) => `${one.task} ${one.dependsOn}` });

  it('writes the moves that the rule gives for any graph, with versions and one event', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(task, { minLength: 3, maxLength: 12 }),
        edges,
        fc.nat(3),
        day,
        async (others, all, changed, start) => {
          const tasks = others.with(changed % others.length, oneDay('2026-01-01'));
          // A task depends only on earlier ones, so there is no cycle.
          const kept = all.filter((one) => one.task > one.dependsOn && one.task < tasks.length);
          const boardId = await imported(tasks, kept);
          const before = await stored(boardId);
          const target = before.tasks[changed % others.length] as StoredTask;
          const idOf = (number: number): number => before.tasks[number]?.id ?? 0;
          const spans = new Map<number, Span>(
            before.tasks
              .filter(({ isArchived }) => !isArchived)
              .map(({ id, start: from, end }) => [id, { start: from, end }]),
          ).set(target.id, { start, end: start });
          const dependencies = kept.map((one): Dependency => ({
            ...one,
            taskId: idOf(one.task),
            dependsOn: idOf(one.dependsOn),
          }));
          const expected = pushLater(spans, dependencies, target.id);

          const { status, body } = await push(target.id, { start, end: start });

          expect(status).toBe(200);
          expect(new Map(body.moved.map(({ id, ...to }) => [id, to]))).toEqual(expected);
          const isChanged = start !== target.start || expected.size > 0;
          const after = await stored(boardId);
          const written = new Map([
            ...expected,
            ...(isChanged ? [[target.id, { start, end: start }] as const] : []),
          ]);
          expect(after.tasks).toEqual(
            before.tasks.map((one) =>
              written.has(one.id) ? { ...one, ...written.get(one.id), version: one.version + 1 } : one,
            ),
          );
          for (const [id, version] of after.listVersions) {
            const inList = before.tasks.filter((one) => one.listId === id && written.has(one.id));
            expect(version).toBe((before.listVersions.get(id) ?? 0) + inList.length);
          }
          const [event, ...more] = await events(boardId);
          expect(more).toEqual([]);
          expect(event?.kind).toBe(isChanged ? 'gantt.update' : undefined);
          if (!event) return;
          const lists = before.tasks.filter(({ id }) => written.has(id)).map(({ listId }) => listId);
          expect(new Set(event.listIds)).toEqual(new Set([target.listId, ...lists]));
          expect((event.changes as { moved?: unknown }).moved).toEqual(
            expected.size === 0
              ? undefined
              : {
                  from: body.moved.map(({ id }) => {
                    const { start: from, end } = before.tasks.find((one) => one.id === id) as StoredTask;
                    return { id, start: from, end };
                  }),
                  to: body.moved,
                },
          );
        },
      ),
      { numRuns: 30 },
    );
  }, 120_000);

  it('takes as many round trips for 400 tasks as for three', async () => {
    const trips = await RoundTrips.to(api.databaseUrl);
    const database = new Database({
      url: trips.url,
      poolMax: 1,
      applicationName: 'round-trips',
      logger: createLogger('test', 'silent'),
    });
    // Waking the relay is not part of the request.
    database.wakeHere(outboxChannel('boards'), () => true);
    const update = new UpdateTask(
      new BoardChanges(database, new IdempotencyOutcomes(database, 'boards')),
      new CardsRepository(),
      new ListsRepository(),
      new GanttRepository(),
      new CascadeRepository(),
    );
    const tripsOf = async (count: number): Promise<number> => {
      const { tasks } = await stored(await imported(days(count), chain(count)));
      const request = { start: '2026-03-01', end: '2026-03-01', cascade: 'push' } as const;
      let updated: object = {};
      const made = await trips.of(async () => {
        updated = await update.execute(callerAs(token.as, api.workspaceId), tasks[0]?.id ?? 0, request, null);
      });
      expect((updated as UpdatedGanttTaskDto).moved).toHaveLength(count - 1);
      return made;
    };
    try {
      await database.ping();
      expect(await tripsOf(400)).toBe(await tripsOf(3));
    } finally {
      await database.close();
      await trips.close();
    }
  });

  it('is rejected if it would reach too many tasks, and changes nothing [DEC-2.LIMIT-6]', async () => {
    const count = limits.tasksPerCascadeMax + 2;
    const boardId = await imported(days(count), chain(count));
    const before = await stored(boardId);
    const later = { start: '2026-03-01', end: '2026-03-01' };

    const rejected = await push(before.tasks[0]?.id, later);

    expect([rejected.status, (rejected.body as unknown as ErrorDto).code]).toEqual([409, 'limit_reached']);
    expect(await stored(boardId)).toEqual(before);
    expect(await events(boardId)).toEqual([]);
    const reached = await push(before.tasks[1]?.id, later);
    expect([reached.status, reached.body.moved.length]).toEqual([200, limits.tasksPerCascadeMax]);
    const alone = await token.patch(`/gantt/tasks/${before.tasks[0]?.id}`, later);
    expect(alone.status).toBe(200);
  }, 60_000);

  it('is rejected if it would move a task past the last day, and changes nothing', async () => {
    const boardId = await imported(days(3), chain(3));
    const before = await stored(boardId);

    const { status, body } = await push(before.tasks[0]?.id, { start: '9999-12-30', end: '9999-12-30' });

    expect([status, (body as unknown as ErrorDto).details?.[0]?.field]).toEqual([422, 'cascade']);
    expect(await stored(boardId)).toEqual(before);
  });

  it('runs concurrently on the same tasks without an error', async () => {
    const boardId = await imported(days(60), chain(60));
    const { tasks } = await stored(boardId);
    const responses = await Promise.all(
      tasks.slice(0, 12).map(({ id }, n) => {
        const start = addDays('2026-03-01', 5 * n);
        return push(id, { start, end: start });
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await events(boardId)).toHaveLength(12);
    const after = (await stored(boardId)).tasks.slice(12);
    expect(after.map(({ start }) => start)).toEqual(after.map((_, n) => addDays('2026-03-01', 56 + n)));
  });

  it('runs two at a time for a workspace: the next wait without a connection, and those beyond the queue get 429', async () => {
    const boardId = await imported(days(3), chain(3));
    const { tasks } = await stored(boardId);
    const members = [token, api.member('member'), api.member('member')];
    const holder = await api.database.dedicatedClient();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM boards.card WHERE id = $1 FOR UPDATE', [tasks[0]?.id]);
      let rejected = 0;
      const responses = Array.from({ length: 19 }, async (_, n) => {
        const start = addDays('2026-03-01', n);
        const response = await (members[n % 3] as Client).patch(`/gantt/tasks/${tasks[0]?.id}`, {
          start,
          end: start,
          cascade: 'push',
        });
        if (response.status === 429) rejected += 1;
        return response;
      });
      await eventually('two run, sixteen wait, and one is rejected', async () => {
        const waiting = await api.database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length === 2 && rejected === 1;
      });
      expect((await api.stranger().get('/boards')).status).toBe(200);
      await holder.query('COMMIT');
      const statuses = (await Promise.all(responses)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([...Array.from({ length: 18 }, () => 200), 429]);
      const limited = (await Promise.all(responses)).find(({ status }) => status === 429);
      expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await holder.end();
    }
  });
});
