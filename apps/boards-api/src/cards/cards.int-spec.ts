import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  limits,
  type BoardWithListsDto,
  type CardDto,
  type CommentDto,
  type ErrorDto,
  type GanttTaskDto,
} from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

async function titles(boardId: number, list = 0): Promise<string[]> {
  const { body } = await token.get<BoardWithListsDto>(`/boards/${boardId}`);
  return body.lists[list]?.cards.map(({ title }) => title) ?? [];
}

describe('POST /cards', () => {
  it('responds 201 with every property of the card, null if unset', async () => {
    const board = await token.board();
    const { status, body } = await token.post<CardDto>('/cards', {
      listId: board.lists[0],
      title: 'Press kit',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      number: expect.any(Number),
      url: `http://localhost:4000/cards/${body.id}`,
      boardId: board.id,
      listId: board.lists[0],
      listName: 'To do',
      title: 'Press kit',
      description: null,
      mentions: [],
      startDate: null,
      dueDate: null,
      completedAt: null,
      archivedAt: null,
      position: 'a0',
      labels: [],
      assignees: [],
      checklist: { done: 0, total: 0 },
      commentCount: 0,
      fields: {},
      progress: null,
      createdBy: { memberId: token.as.id, name: 'Owner' },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: 1,
    });
  });

  it('counts the characters of a title, and rejects one that no reader would see', async () => {
    const { id, lists } = await token.board(['a']);
    const [listId] = lists;
    const title = '🧭'.repeat(limits.titleLengthMax);
    const made = await token.post<CardDto>('/cards', { listId, title });
    expect([made.status, made.body.title]).toEqual([201, title]);
    const list = { name: '🧭'.repeat(limits.nameLengthMax) };
    expect((await token.post(`/boards/${id}/lists`, list)).status).toBe(201);
    for (const wrong of [`${title}🧭`, '\u2800', '\u200b\u3164 \ufeff'])
      expect((await token.post('/cards', { listId, title: wrong })).status).toBe(422);
    for (const [path, body] of [
      ['/boards', { name: '\u2060' }],
      [`/boards/${id}/lists`, { name: '\u200d' }],
      [`/boards/${id}/labels`, { name: '\u00ad', color: '#ef4444' }],
      ['/boards/import', { format: 'kiban.board', formatVersion: 1, board: { name: '\u2800' }, lists: [] }],
    ] as const)
      expect([path, (await token.post(path, body)).status]).toEqual([path, 422]);
  });

  it('uses the position that an anchor gives', async () => {
    const board = await token.board();
    const [listId] = board.lists as [number];
    const first = await token.card(listId, 'first');
    const last = await token.card(listId, 'last');
    await token.card(listId, 'between', { after: first });
    await token.card(listId, 'very first', { position: 'first' });
    await token.card(listId, 'before last', { before: last });
    expect(await titles(board.id)).toEqual(['very first', 'first', 'between', 'before last', 'last']);
  });

  it('records one card.create with exactly the four properties of the specification and the number', async () => {
    const board = await token.board();
    const id = await token.card(board.lists[0] as number, 'Told', { dueDate: '2026-12-01' });
    const { number } = (await token.get<CardDto>(`/cards/${id}`)).body;
    const events = (await api.events()).filter(
      ({ boardId, event }) => boardId === board.id && event !== 'board.create',
    );
    expect(events).toEqual([
      {
        id: expect.any(Number),
        event: 'card.create',
        boardId: board.id,
        data: { id, number, title: 'Told', listName: 'To do', dueDate: '2026-12-01' },
        changes: {
          listId: { from: null, to: board.lists[0] },
          position: { from: null, to: 'a0' },
          listVersions: { from: { [`${board.lists[0]}`]: 1 }, to: { [`${board.lists[0]}`]: 2 } },
          cardVersion: { from: null, to: 1 },
        },
      },
    ]);
  });

  it.each([
    ['a missing title', { title: undefined }, 422],
    ['an unknown property', { colour: 'red' }, 422],
    ['two places', { before: 1, after: 2 }, 422],
    ['an invalid due date', { dueDate: '2026-02-30' }, 422],
    ['a due date before the start', { startDate: '2026-12-02', dueDate: '2026-12-01' }, 422],
    ['a missing list', { listId: 999_999_999 }, 404],
    ['a missing anchor', { before: 999_999_999 }, 409],
  ])('rejects %s', async (_, change, status) => {
    const board = await token.board();
    const response = await token.post<ErrorDto>('/cards', { listId: board.lists[0], title: 'x', ...change });
    expect(response.status).toBe(status);
    expect(typeof response.body.error).toBe('string');
    expect(await titles(board.id)).toEqual([]);
  });

  it('rejects viewers with 403 and other workspaces with 404', async () => {
    const board = await token.board();
    const request = { listId: board.lists[0], title: 'x' };
    expect((await api.member('viewer').post('/cards', request)).status).toBe(403);
    expect((await api.stranger().post('/cards', request)).status).toBe(404);
  });
});

describe('the number of a card', () => {
  const numbersOf = async (boardId: number): Promise<number[]> => {
    const { body } = await token.get<BoardWithListsDto>(`/boards/${boardId}`);
    return body.lists.flatMap(({ cards }) => cards.map(({ number }) => number));
  };

  it('is the next of the workspace, whichever request creates the card [DEC-5.CARD-26]', async () => {
    const board = await token.board(['To do', 'Doing']);
    const [list, other] = board.lists as [number, number];
    const first = (await token.post<CardDto>('/cards', { listId: list, title: 'first' })).body;
    const inBatch = { cards: [list, other].map((listId) => ({ listId, title: 'in a batch' })) };
    await token.post('/cards/batch', inBatch);
    await token.post('/cards/batch', { ...inBatch, atomic: true });
    await token.post(`/cards/${first.id}/copy`, {});
    await token.send(
      'POST',
      '/cards',
      { listId: other, title: 'keyed' },
      { 'idempotency-key': `${board.id}` },
    );
    const numbers = await numbersOf(board.id);
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, n) => first.number + n));
    const { body: twin } = await token.post<{ boardId: number }>(`/boards/${board.id}/duplicate`, {});
    expect([...(await numbersOf(twin.boardId))].sort((a, b) => a - b)).toEqual(
      numbers.map((_, n) => first.number + numbers.length + n),
    );
  });

  it('is given once, to concurrent requests as well', async () => {
    const board = await token.board(['a', 'b', 'c']);
    const requests = Array.from({ length: 60 }, (_, n) =>
      token.card(board.lists[n % 3] as number, `card ${n}`, { position: n % 2 ? 'first' : 'last' }),
    );
    await Promise.all(requests);
    expect(new Set(await numbersOf(board.id)).size).toBe(60);
  });

  it('is the same in every response and event, and stays with the card on another board [DEC-5.CARD-26, DEC-5.CARD-28]', async () => {
    const from = await token.board();
    const to = await token.board(['Inbox']);
    const { body: made } = await token.post<CardDto>('/cards', { listId: from.lists[0], title: 'Nomad' });
    const { body: moved } = await token.post<CardDto>(`/cards/${made.id}/move`, { listId: to.lists[0] });
    await token.post(`/cards/${made.id}/archive`);
    await token.post(`/cards/${made.id}/restore`);
    const shown = { number: made.number, url: `http://localhost:4000/cards/${made.id}` };
    expect(moved).toMatchObject(shown);
    const found = await token.get<CardDto[]>(`/search?q=nomad&boardId=${to.id}`);
    const listed = await token.get<CardDto[]>(`/lists/${to.lists[0]}/cards`);
    const chart = await token.get<GanttTaskDto[]>(`/boards/${to.id}/gantt`);
    for (const { body } of [found, listed, chart]) expect(body).toEqual([expect.objectContaining(shown)]);
    await token.delete(`/cards/${made.id}`);
    const events = (await api.events()).filter(({ data }) => data['title'] === 'Nomad');
    expect(events.map(({ event, data }) => [event, data['number']])).toEqual(
      ['create', 'move', 'archive', 'restore', 'delete'].map((verb) => [`card.${verb}`, made.number]),
    );
  });
});

describe('the address of a board and of a comment', () => {
  it('is the one of the screen [DEC-5.CARD-28]', async () => {
    const { id, lists } = await token.board();
    for (const path of [`/boards/${id}`, '/boards'])
      expect(JSON.stringify((await token.get(path)).body)).toContain(
        `"url":"http://localhost:4000/boards/${id}"`,
      );
    const card = await token.card(lists[0] as number);
    const { body } = await token.post<CommentDto>(`/cards/${card}/comments`, { text: 'Ready' });
    expect(body.url).toBe(`http://localhost:4000/cards/${card}#comment-${body.id}`);
    expect((await token.get(`/cards/${card}/comments`)).body).toEqual([body]);
  });
});

describe('PATCH /cards/{id}', () => {
  it('publishes the changes, and nothing if nothing changed', async () => {
    const board = await token.board();
    const id = await token.card(board.lists[0] as number, 'Old');
    const changed = await token.patch<CardDto>(`/cards/${id}`, {
      title: 'New',
      dueDate: '2026-12-01T08:00:00.000Z',
    });
    expect(changed.body).toMatchObject({ title: 'New', dueDate: '2026-12-01T08:00:00.000Z', version: 2 });
    const same = await token.patch<CardDto>(`/cards/${id}`, { title: 'New' });
    expect(same.body.version).toBe(2);
    const events = (await api.events()).filter(
      ({ event, data }) => event === 'card.update' && data['id'] === id,
    );
    expect(events.map(({ changes }) => changes)).toEqual([
      {
        title: { from: 'Old', to: 'New' },
        dueDate: { from: null, to: '2026-12-01T08:00:00.000Z' },
        cardVersion: { from: 1, to: 2 },
      },
    ]);
  });

  it('lets one of two writers with the same If-Match through [DEC-2.ERR-412, DEC-2.ETAG-2]', async () => {
    const board = await token.board();
    const id = await token.card(board.lists[0] as number);
    const etag = (await token.get(`/cards/${id}`)).headers.get('etag') as string;
    const responses = await Promise.all(
      ['one', 'two'].map((title) => token.patch(`/cards/${id}`, { title }, { 'if-match': etag })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('moving', () => {
  it('moves to another list and publishes both lists', async () => {
    const board = await token.board();
    const [todo, doing] = board.lists as [number, number];
    const id = await token.card(todo, 'Travels');
    const { body } = await token.post<CardDto>(`/cards/${id}/move`, { listId: doing });
    expect(body).toMatchObject({ listId: doing, listName: 'Doing', version: 2 });
    const [event] = (await api.events()).filter(
      ({ event: kind, boardId }) => kind === 'card.move' && boardId === board.id,
    );
    expect(event).toMatchObject({
      data: { id, title: 'Travels', listName: 'Doing', dueDate: null },
      changes: { listId: { from: todo, to: doing }, listName: { from: 'To do', to: 'Doing' } },
    });
  });

  it('changes nothing if the card is already in that position', async () => {
    const board = await token.board();
    const [listId] = board.lists as [number];
    const a = await token.card(listId, 'a');
    const b = await token.card(listId, 'b');
    const { body } = await token.post<CardDto>(`/cards/${b}/reorder`, { after: a });
    expect(body.version).toBe(1);
    expect(
      (await api.events()).filter(({ event, data }) => event === 'card.reorder' && data['id'] === b),
    ).toEqual([]);
  });

  it('moves a card to another board, with its counts', async () => {
    const from = await token.board();
    const to = await token.board(['Inbox']);
    const id = await token.card(from.lists[0] as number);
    const { body } = await token.post<CardDto>(`/cards/${id}/move`, { listId: to.lists[0] });
    expect(body).toMatchObject({ boardId: to.id, listName: 'Inbox' });
    expect((await token.get<{ cardCount: number }>(`/boards/${from.id}`)).body.cardCount).toBe(0);
    expect((await token.get<{ cardCount: number }>(`/boards/${to.id}`)).body.cardCount).toBe(1);
  });

  it('rejects an archived card, a full or archived target and a missing anchor with 409', async () => {
    const board = await token.board();
    const [todo, doing] = board.lists as [number, number];
    const id = await token.card(todo);
    expect((await token.post(`/cards/${id}/move`, { listId: doing, before: id })).status).toBe(409);
    await token.post(`/lists/${doing}/archive`);
    expect((await token.post<ErrorDto>(`/cards/${id}/move`, { listId: doing })).body.code).toBe('archived');
    await token.post(`/cards/${id}/archive`);
    expect((await token.post<ErrorDto>(`/cards/${id}/reorder`, { position: 'first' })).body.code).toBe(
      'archived',
    );
  });

  it('keeps ranks short and the order correct after many moves into one gap [DEC-5.ORDER-3]', async () => {
    const board = await token.board();
    const [listId] = board.lists as [number];
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c', 'd']) ids.push(await token.card(listId, title));
    const [a, b, c] = ids as [number, number, number];
    // Each move halves the gap after “a”, which lengthens ranks until they are respaced.
    for (let turn = 0; turn < 350; turn += 1)
      await token.post(`/cards/${turn % 2 === 0 ? c : b}/reorder`, { after: a });
    const { body } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    const cards = body.lists[0]?.cards ?? [];
    expect(cards.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
    expect(Math.max(...cards.map(({ position }) => position.length))).toBeLessThanOrEqual(48);
  });
});
