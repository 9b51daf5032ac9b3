import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ActivityDto,
  CardBatchItemDto,
  CardDto,
  ChecklistItemDto,
  CommentDto,
  CustomFieldDto,
  DependencyDto,
  ErrorDto,
  FieldValueDto,
  GanttTaskDto,
  GridDto,
  UpdatedGanttTaskDto,
} from '@kiban/contracts';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board();
});
afterAll(() => api.stop());

const card = (title?: string): Promise<number> => token.card(board.lists[0] as number, title);

async function changesOf(kind: string, cardId: number): Promise<unknown[]> {
  const { body } = await token.get<ActivityDto[]>(`/cards/${cardId}/activity`);
  return body.filter(({ event }) => event === kind).map(({ changes }) => changes);
}

describe('POST /cards/batch', () => {
  it('answers item by item in the order of the request [DEC-5.CARD-11]', async () => {
    const { status, body } = await token.post<CardBatchItemDto[]>('/cards/batch', {
      cards: [
        { listId: board.lists[2], title: 'one' },
        { listId: 999_999_999, title: 'two' },
        { listId: board.lists[2], title: 'three' },
      ],
    });
    expect(status).toBe(200);
    expect(body.map((item) => [item.status, item.card?.title, item.error?.code])).toEqual([
      [201, 'one', undefined],
      [404, undefined, 'not_found'],
      [201, 'three', undefined],
    ]);
  });

  it('makes none where atomic and one is refused [DEC-5.CARD-11]', async () => {
    const before = (await token.get<CardDto[]>(`/lists/${board.lists[2]}/cards`)).body.length;
    const { status, body } = await token.post<ErrorDto>('/cards/batch', {
      atomic: true,
      cards: [
        { listId: board.lists[2], title: 'one' },
        { listId: board.lists[2], title: 'two', before: 999_999_999 },
      ],
    });
    expect([status, body.code]).toEqual([409, 'anchor_gone']);
    expect(body.error).toContain('cards.1');
    expect((await token.get<CardDto[]>(`/lists/${board.lists[2]}/cards`)).body.length).toBe(before);
  });
});

describe('assignees', () => {
  it('are set, told with what changed, and looked up by name [DEC-5.CARD-13]', async () => {
    const id = await card();
    const member = api.member('member', 'screen', 'Aiko Tanaka');
    const { body } = await token.put<CardDto>(`/cards/${id}/assignees`, { memberIds: [member.as.id] });
    expect(body.assignees).toEqual([{ memberId: member.as.id, name: 'Aiko Tanaka' }]);
    await token.put(`/cards/${id}/assignees`, { memberIds: [member.as.id] });
    expect(await changesOf('assignee.change', id)).toEqual([
      { assignees: { from: [], to: [{ memberId: member.as.id, name: 'Aiko Tanaka' }] } },
    ]);
    expect((await token.put<ErrorDto>(`/cards/${id}/assignees`, { memberIds: [1] })).status).toBe(422);
    expect((await member.get<CardDto[]>('/search?assignee=me')).body.map((found) => found.id)).toEqual([id]);
  });

  it('are claimed by one of many who try at once [DEC-5.CARD-12]', async () => {
    const id = await card();
    const people = Array.from({ length: 8 }, () => api.member('member'));
    const answers = await Promise.all(people.map((one) => one.post<ErrorDto>(`/cards/${id}/claim`)));
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'claimed' : body.code)).sort();
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'already_claimed'), 'claimed']);
  });
});

describe('comments', () => {
  it('come oldest first by pages, and only their author edits them [DEC-5.CARD-15]', async () => {
    const id = await card();
    const author = api.member('member');
    const first = await author.post<CommentDto>(`/cards/${id}/comments`, { text: 'one' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      cardId: id,
      text: 'one',
      author: { memberId: author.as.id },
      version: 1,
    });
    await token.post(`/cards/${id}/comments`, { text: 'two' });
    const page = await token.get<CommentDto[]>(`/cards/${id}/comments?limit=1`);
    expect(page.body.map(({ text }) => text)).toEqual(['one']);
    expect(page.headers.get('link')).toContain('rel="next"');
    const rest = await token.get<CommentDto[]>(
      `/cards/${id}/comments?limit=1&cursor=${page.headers.get('x-next-cursor')}`,
    );
    expect(rest.body.map(({ text }) => text)).toEqual(['two']);
    expect(rest.headers.get('x-next-cursor')).toBeNull();
    expect((await token.get(`/cards/${id}/comments?cursor=nonsense`)).status).toBe(422);
    const path = `/comments/${first.body.id}`;
    expect((await token.patch(path, { text: 'x' })).status).toBe(403);
    expect((await author.patch<CommentDto>(path, { text: 'edited' })).body).toMatchObject({
      text: 'edited',
      version: 2,
    });
    expect((await api.member('member').delete(path)).status).toBe(403);
    expect((await token.delete(path)).status).toBe(204);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.commentCount).toBe(1);
  });
});

describe('checklists', () => {
  it('count what is done and keep their order [DEC-5.CARD-16]', async () => {
    const id = await card();
    const items = [];
    for (const text of ['a', 'b', 'c'])
      items.push((await token.post<ChecklistItemDto>(`/cards/${id}/checklist`, { text })).body);
    const [a, , c] = items as [ChecklistItemDto, ChecklistItemDto, ChecklistItemDto];
    await token.patch(`/cards/${id}/checklist/${c.id}`, { done: true, before: a.id });
    const { body } = await token.get<ChecklistItemDto[]>(`/cards/${id}/checklist`);
    expect(body.map(({ text, done }) => [text, done])).toEqual([
      ['c', true],
      ['a', false],
      ['b', false],
    ]);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.checklist).toEqual({ done: 1, total: 3 });
    expect((await token.delete(`/cards/${id}/checklist/${a.id}`)).status).toBe(204);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.checklist).toEqual({ done: 1, total: 2 });
  });
});

describe('labels', () => {
  it('are put on cards, and taken off every card when deleted [DEC-5.CARD-13, DEC-5.CARD-16]', async () => {
    const id = await card();
    const label = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
      name: 'urgent',
      color: '#ef4444',
    });
    expect(label.status).toBe(201);
    expect(
      (await token.post(`/boards/${board.id}/labels`, { name: 'urgent', color: '#ef4444' })).status,
    ).toBe(409);
    expect((await token.post(`/boards/${board.id}/labels`, { name: 'x', color: 'red' })).status).toBe(422);
    const { body } = await token.put<CardDto>(`/cards/${id}/labels`, { labelIds: [label.body.id] });
    expect(body.labels).toEqual([{ id: label.body.id, name: 'urgent', color: '#ef4444' }]);
    expect((await token.get<CardDto[]>('/search?label=Urgent')).body.map((found) => found.id)).toEqual([id]);
    expect((await token.delete(`/labels/${label.body.id}`)).status).toBe(204);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.labels).toEqual([]);
  });
});

describe('custom fields', () => {
  async function field(type: string, more: object = {}): Promise<CustomFieldDto> {
    const made = await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, {
      name: `A ${type}`,
      type,
      ...more,
    });
    expect(made.status).toBe(201);
    return made.body;
  }

  it('hold values of their own type, given back as they are [DEC-5.FIELD-3, DEC-5.FIELD-4, DEC-5.FIELD-6]', async () => {
    const id = await card();
    const options = { options: [{ label: 'EMEA' }, { label: 'APAC', color: '#00ff00' }] };
    const select = await field('select', options);
    const multi = await field('multi_select', options);
    const cases: [CustomFieldDto, unknown, unknown, unknown][] = [
      [await field('text'), 'words', 'words', 5],
      [await field('url'), 'https://example.com/a', 'https://example.com/a', 'javascript:alert(1)'],
      [await field('number'), 12.5, 12.5, '12.5'],
      [await field('checkbox'), false, false, 'false'],
      [await field('date'), '2026-12-01', '2026-12-01', '1.12.2026'],
      [select, 'emea', select.options[0]?.id, 'Mars'],
      [multi, ['APAC', multi.options[0]?.id], [multi.options[1]?.id, multi.options[0]?.id], 'APAC'],
      [await field('member'), 'Owner', token.as.id, 'Nobody'],
    ];
    for (const [{ id: fieldId, type }, value, shown, wrong] of cases) {
      const set = await token.put<FieldValueDto>(`/cards/${id}/fields/${fieldId}`, { value });
      expect([type, set.status, set.body]).toEqual([type, 200, { cardId: id, fieldId, type, value: shown }]);
      const refused = await token.put<ErrorDto>(`/cards/${id}/fields/${fieldId}`, { value: wrong });
      expect([type, refused.status]).toEqual([type, 422]);
    }
    const { body } = await token.get<CardDto>(`/cards/${id}`);
    expect(Object.keys(body.fields)).toHaveLength(8);
    const all = await token.get<FieldValueDto[]>(`/boards/${board.id}/field-values`);
    expect(all.body.filter(({ cardId }) => cardId === id)).toHaveLength(8);
    const text = cases[0]?.[0].id as number;
    await token.put(`/cards/${id}/fields/${text}`, { value: null });
    expect((await token.get<CardDto>(`/cards/${id}`)).body.fields[String(text)]).toBeUndefined();
    expect((await token.delete(`/fields/${select.id}`)).status).toBe(204);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.fields[String(select.id)]).toBeUndefined();
    const [emea, apac] = multi.options;
    const swapped = await token.patch<CustomFieldDto>(`/fields/${multi.id}`, {
      options: [
        { id: apac?.id, label: 'EMEA' },
        { id: emea?.id, label: 'APAC' },
      ],
    });
    expect(swapped.body.options.map(({ id: optionId, label }) => [optionId, label])).toEqual([
      [apac?.id, 'EMEA'],
      [emea?.id, 'APAC'],
    ]);
    await token.patch(`/fields/${multi.id}`, { options: [{ id: emea?.id, label: 'APAC' }] });
    expect((await token.get<CardDto>(`/cards/${id}`)).body.fields[String(multi.id)]).toEqual([emea?.id]);
  });
});

describe('grid and timetable', () => {
  it('show columns, rows and sparse cells; a kanban board reads as one row [DEC-5.GRID-1, DEC-5.GRID-3, DEC-5.GRID-4, DEC-5.GRID-5]', async () => {
    const made = await token.post<{ id: number }>('/boards', {
      name: 'Lessons',
      kind: 'timetable',
      columns: [{ name: 'Mon', weekday: 'monday' }, { name: 'Tue' }],
      rows: [{ name: '1st', startTime: '08:00', endTime: '08:45' }],
    });
    expect(made.status).toBe(201);
    const path = `/boards/${made.body.id}`;
    const { body } = await token.get<GridDto>(`${path}/timetable`);
    expect(body).toMatchObject({ boardId: made.body.id, kind: 'timetable', cells: [] });
    const [mon, tue] = body.columns;
    const [first] = body.rows;
    const cell = { name: 'Mathematics', columnId: tue?.id, rowId: first?.id };
    expect((await token.post(`${path}/lists`, cell)).status).toBe(201);
    expect((await token.post(`${path}/lists`, cell)).status).toBe(409);
    await token.post(`${path}/columns/${tue?.id}/reorder`, { before: mon?.id });
    await token.patch(`${path}/rows/${first?.id}`, { endTime: '08:50' });
    const after = (await token.get<GridDto>(`${path}/grid?include=cards`)).body;
    expect(after.columns.map(({ name, weekday }) => [name, weekday])).toEqual([
      ['Tue', null],
      ['Mon', 'monday'],
    ]);
    expect(after.rows[0]).toMatchObject({ startTime: '08:00', endTime: '08:50' });
    expect(after.cells).toEqual([
      expect.objectContaining({ columnId: tue?.id, rowId: first?.id, cards: [] }),
    ]);
    expect((await token.delete(`${path}/columns/${tue?.id}`)).status).toBe(204);
    const kanban = (await token.get<GridDto>(`/boards/${board.id}/grid`)).body;
    expect(kanban.rows.map(({ id }) => id)).toEqual([0]);
    expect(kanban.columns.map(({ id }) => id)).toEqual(board.lists);
    expect((await token.post(`/boards/${board.id}/columns`, { name: 'x' })).status).toBe(409);
  });
});

describe('Gantt', () => {
  it('schedules cards, pushes dependents, refuses cycles, and keeps an order of its own [DEC-5.GANTT-3, DEC-5.GANTT-4, DEC-5.GANTT-7, DEC-5.GANTT-9]', async () => {
    const chart = await token.board(['Tasks']);
    const [listId] = chart.lists as [number];
    const a = await token.card(listId, 'a', { startDate: '2026-01-05', dueDate: '2026-01-06' });
    const b = await token.card(listId, 'b', { startDate: '2026-01-07', dueDate: '2026-01-08' });
    const c = await token.card(listId, 'c');
    const dependency = await token.post<DependencyDto>(`/gantt/tasks/${b}/dependencies`, { dependsOn: a });
    expect([dependency.status, dependency.body.type]).toEqual([201, 'FS']);
    const cycle = await token.post<ErrorDto>(`/gantt/tasks/${a}/dependencies`, { dependsOn: b });
    expect([cycle.status, cycle.body.code]).toEqual([409, 'dependency_cycle']);
    expect(cycle.body.error).toContain(`${a} → ${b} → ${a}`);
    const updated = await token.patch<UpdatedGanttTaskDto>(`/gantt/tasks/${a}`, {
      end: '2026-01-09',
      progress: 40,
      cascade: 'push',
    });
    expect(updated.body.moved).toEqual([{ id: b, start: '2026-01-10', end: '2026-01-11' }]);
    expect((await token.get<CardDto>(`/cards/${b}`)).body).toMatchObject({
      startDate: '2026-01-10',
      dueDate: '2026-01-11',
    });
    expect((await token.patch(`/gantt/tasks/${a}`, { start: '2026-02-01' })).status).toBe(422);
    await token.post(`/gantt/tasks/${c}/reorder`, { position: 'first' });
    const tasks = (await token.get<GanttTaskDto[]>(`/boards/${chart.id}/gantt`)).body;
    expect(tasks.map(({ id }) => id)).toEqual([c, a, b]);
    expect(tasks[0]).toMatchObject({ start: null, end: null, kind: 'task', dependencies: [] });
    expect(
      (await token.get<GanttTaskDto[]>(`/boards/${chart.id}/gantt?scheduled=true&to=2026-01-09`)).body.map(
        ({ id }) => id,
      ),
    ).toEqual([a]);
    expect((await token.delete(`/gantt/tasks/${b}/dependencies/${dependency.body.id}`)).status).toBe(204);
    expect((await changesOf('gantt.update', a)).length).toBe(1);
  });
});

describe('search and activity', () => {
  it('find by words and dates, page by page, and say who did what and how [DEC-5.FEED-1]', async () => {
    const ids = [];
    for (const due of ['2030-01-01', '2030-01-02', null])
      ids.push(await token.card(board.lists[1] as number, `Needle 100% ${due}`, { dueDate: due }));
    expect((await token.get<CardDto[]>('/search?q=needle%20100%25')).body.map(({ id }) => id)).toEqual(
      [...ids].reverse(),
    );
    expect(
      (await token.get<CardDto[]>('/search?q=needle&due=2030-01-01..2030-01-01')).body.map(({ id }) => id),
    ).toEqual([ids[0]]);
    expect((await token.get<CardDto[]>('/search?q=needle&due=none')).body.map(({ id }) => id)).toEqual([
      ids[2],
    ]);
    expect((await token.get('/search?due=soon')).status).toBe(422);
    expect((await token.get('/search?limit=0')).status).toBe(422);
    const page = await token.get<CardDto[]>('/search?q=needle&limit=2');
    expect(page.body.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const { body } = await token.get<ActivityDto[]>(`/cards/${ids[0]}/activity`);
    expect(body).toMatchObject([
      {
        event: 'card.create',
        actor: { memberId: token.as.id },
        via: { kind: 'token', name: 'Owner' },
        cardId: ids[0],
      },
    ]);
  });
});
