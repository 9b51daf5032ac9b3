import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { limits, type BoardDto, type ErrorDto, type ImportResultDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { RunningApi, type Client, type HttpResponse } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

const exportOf = async (id: number): Promise<Record<string, unknown>> =>
  (await token.get(`/boards/${id}/export`)).body;

it('makes an equal board under another name [DEC-5.COPY-1]', async () => {
  const board = await token.board(['a', 'b']);
  const [a] = board.lists as [number];
  const label = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
    name: 'red',
    color: '#ff0000',
  });
  const one = await token.card(a, 'one', { dueDate: '2026-12-02', labelIds: [label.body.id] });
  const two = await token.card(a, 'two', { assigneeIds: [token.as.id] });
  await token.post(`/cards/${one}/checklist`, { text: 'step' });
  await token.post(`/gantt/tasks/${two}/dependencies`, { dependsOn: one, type: 'FS', lagDays: 1 });
  const before = await exportOf(board.id);

  const { status, body } = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, {});
  expect([status, body]).toEqual([201, { boardId: expect.any(Number), lists: 2, cards: 2, unmapped: [] }]);
  const { name } = (before as { board: { name: string } }).board;
  expect(await exportOf(body.boardId)).toEqual({
    ...before,
    board: { ...(before['board'] as object), name: `Copy of ${name}` },
  });
  // The original is unchanged.
  expect(await exportOf(board.id)).toEqual(before);

  const bare = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, {
    name: 'Bare',
    cards: false,
  });
  expect([bare.body.lists, bare.body.cards]).toEqual([2, 0]);
  expect((await token.get<BoardDto>(`/boards/${bare.body.boardId}`)).body.name).toBe('Bare');
});

it('makes one board of a repeated request [DEC-5.COPY-2]', async () => {
  const board = await token.board(['a']);
  const headers = { 'idempotency-key': `copy-${board.id}` };
  const copies = await Promise.all([
    token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { name: 'Once' }, headers),
    token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { name: 'Once' }, headers),
  ]);
  const again = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { name: 'Once' }, headers);
  const made = [...copies, again].filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.boardId)).size).toBe(1);
  const boards = (await token.get<BoardDto[]>('/boards')).body;
  expect(boards.filter(({ name }) => name === 'Once')).toHaveLength(1);
  expect(again.status).toBe(201);
});

it('makes one copy at a time in a workspace, since each holds a board in memory [DEC-5.COPY-2]', async () => {
  const board = await token.board(['a']);
  const copy = (name: string): Promise<{ status: number }> =>
    token.post(`/boards/${board.id}/duplicate`, { name });
  const statuses = (await Promise.all(['x', 'y', 'z'].map(copy))).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([201, 429]);
  expect((await copy('later')).status).toBe(201);
});

it('copies only what the caller sees, and a private board as a private one [DEC-5.COPY-3]', async () => {
  const owner = api.member('member');
  const other = api.member('member');
  const hidden = await owner.post<BoardDto>('/boards', { name: 'Hidden', visibility: 'private' });
  const refused = await other.post<ErrorDto>(`/boards/${hidden.body.id}/duplicate`, {});
  expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
  const copy = await owner.post<ImportResultDto>(`/boards/${hidden.body.id}/duplicate`, {});
  expect((await owner.get<BoardDto>(`/boards/${copy.body.boardId}`)).body.visibility).toBe('private');
  expect((await other.get(`/boards/${copy.body.boardId}`)).status).toBe(404);
  const viewer = api.member('viewer');
  const board = await token.board(['a']);
  expect((await viewer.post(`/boards/${board.id}/duplicate`, {})).status).toBe(403);
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(limits.nameLengthMax + 1) }, 'name'],
  [{ cards: 'no' }, 'cards'],
  [{ comments: true }, 'comments'],
])('changes nothing for %j [DEC-5.COPY-2]', async (body, field) => {
  const board = await token.board(['a']);
  const before = (await token.get<BoardDto[]>('/boards')).body.length;
  const { status, body: error } = await token.post<ErrorDto>(`/boards/${board.id}/duplicate`, body);
  expect([status, error.details?.[0]?.field]).toEqual([422, field]);
  expect((await token.get<BoardDto[]>('/boards')).body).toHaveLength(before);
});

it('leaves out what is archived and said, also of the chart [DEC-5.COPY-1]', async () => {
  const board = await token.board(['a', 'gone', 'c']);
  const [a, gone, c] = board.lists as [number, number, number];
  const old = await token.card(a, 'old');
  const one = await token.card(a, 'one');
  const lost = await token.card(gone, 'lost');
  const two = await token.card(c, 'two');
  for (const [task, dependsOn] of [
    [two, one],
    [two, old],
    [one, lost],
  ])
    await token.post(`/gantt/tasks/${task}/dependencies`, { dependsOn, type: 'SS', lagDays: 2 });
  for (const id of [one, old]) await token.patch(`/gantt/tasks/${id}`, { kind: 'milestone' });
  await token.post(`/gantt/tasks/${two}/reorder`, { before: old });
  await token.post(`/cards/${one}/comments`, { text: 'said' });
  await token.post(`/cards/${old}/archive`);
  await token.post(`/lists/${gone}/archive`);
  const { body } = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, {});
  expect(await exportOf(body.boardId)).toMatchObject({
    lists: [
      { name: 'a', cards: [{ title: 'one', comments: [] }] },
      { name: 'c', cards: [{ title: 'two' }] },
    ],
    gantt: {
      order: [1, 0],
      milestones: [0],
      dependencies: [{ task: 1, dependsOn: 0, type: 'SS', lagDays: 2 }],
    },
  });
});

it('is as private as its source is when it is made, and only of a board that is visible then [DEC-5.COPY-8]', async () => {
  const owner = api.member('member');
  const other = api.member('member');
  const duplicated = async (by: Client): Promise<HttpResponse<ImportResultDto>> => {
    const board = await owner.post<BoardDto>('/boards', { name: 'Soon private' });
    // The copy waits for the order of the boards, when it has read its source.
    const holder = await api.database.dedicatedClient();
    try {
      await holder.query('BEGIN');
      await holder.query('UPDATE boards.workspace SET version = version WHERE id = $1', [api.workspaceId]);
      const copying = by.post<ImportResultDto>(`/boards/${board.body.id}/duplicate`, {});
      await eventually('the copy waits', async () => {
        const waiting = await api.database.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%boards.workspace%'`,
        );
        return waiting.length > 0 ? true : undefined;
      });
      const hidden = await owner.patch(`/boards/${board.body.id}`, { visibility: 'private' });
      expect(hidden.status).toBe(200);
      await holder.query('COMMIT');
      return await copying;
    } finally {
      await holder.end();
    }
  };
  const copy = await duplicated(owner);
  expect(copy.status).toBe(201);
  expect((await owner.get<BoardDto>(`/boards/${copy.body.boardId}`)).body.visibility).toBe('private');
  const before = (await token.get<BoardDto[]>('/boards')).body.length;
  expect((await duplicated(other)).status).toBe(404);
  expect((await token.get<BoardDto[]>('/boards')).body).toHaveLength(before + 1);
});

it('copies an archived board too, as an active one [DEC-5.COPY-1]', async () => {
  const board = await token.board(['a']);
  await token.post(`/boards/${board.id}/archive`);
  const copy = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { name: 'Again' });
  expect((await token.get<BoardDto>(`/boards/${copy.body.boardId}`)).body.archivedAt).toBeNull();
});

it('counts only what is copied towards its bounds [DEC-5.COPY-7]', async () => {
  // Nearly as much as a file may have, all of it archived; the comments of an active card do the rest.
  const description = 'x'.repeat(limits.descriptionLengthMax);
  const old = Math.floor(limits.importBytesMax / limits.descriptionLengthMax) - 20;
  const { body: made } = await token.post<ImportResultDto>('/boards/import', {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: 'Worked on for long' },
    lists: [
      {
        name: 'a',
        cards: Array.from({ length: old }, (_, n) => ({ title: `old ${n}`, description, archived: true })),
      },
      { name: 'gone', archived: true, cards: [{ title: 'in an archived list' }] },
    ],
  });
  const [list] = (await token.get<{ id: number }[]>(`/boards/${made.boardId}/lists`)).body;
  const first = await token.card(list?.id ?? 0, 'first');
  const second = await token.card(list?.id ?? 0, 'second');
  await token.post(`/gantt/tasks/${second}/dependencies`, { dependsOn: first });
  for (let n = 0; n < 30; n += 1)
    expect((await token.post(`/cards/${first}/comments`, { text: description })).status).toBe(201);

  const { status, body } = await token.post<ImportResultDto>(`/boards/${made.boardId}/duplicate`, {});
  expect([status, body]).toEqual([201, { boardId: expect.any(Number), lists: 1, cards: 2, unmapped: [] }]);
  const copy = (await exportOf(body.boardId)) as { gantt: { dependencies: object[] } };
  expect(copy.gantt.dependencies).toEqual([{ task: 1, dependsOn: 0, type: 'FS', lagDays: 0 }]);
});

it('drops the members in fields as well as the assignees [DEC-5.COPY-7]', async () => {
  const board = await token.board(['a']);
  const field = async (name: string, type: string): Promise<number> =>
    (await token.post<{ id: number }>(`/boards/${board.id}/fields`, { name, type })).body.id;
  const [who, note] = [await field('Owner', 'member'), await field('Note', 'text')];
  await token.card(board.lists[0] ?? 0, 'one', {
    assigneeIds: [token.as.id],
    fields: { [who]: token.as.id, [note]: 'kept' },
  });
  const { body } = await token.post<ImportResultDto>(`/boards/${board.id}/duplicate`, { assignees: false });
  const copy = (await exportOf(body.boardId)) as { lists: { cards: object[] }[]; fields: object[] };
  expect(copy.fields).toHaveLength(2);
  expect(copy.lists[0]?.cards).toMatchObject([{ assignees: [], values: { Note: 'kept' } }]);
  expect(JSON.stringify(copy.lists)).not.toContain('Owner');
});
