import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BoardDto,
  BoardExportDto,
  BoardWithListsDto,
  CardDto,
  ErrorDto,
  ImportResultDto,
  ListDto,
} from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

describe('boards', () => {
  it('are listed in the workspace’s order with counts, without archived ones by default', async () => {
    const one = await token.board(['x']);
    const two = await token.board(['y']);
    await token.card(one.lists[0] as number);
    await token.post(`/boards/${two.id}/reorder`, { before: one.id });
    const listed = (await token.get<BoardDto[]>('/boards')).body.filter(
      ({ id }) => id === one.id || id === two.id,
    );
    expect(listed.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(listed[1]).toMatchObject({
      listCount: 1,
      cardCount: 1,
      kind: 'kanban',
      visibility: 'workspace',
      isTemplate: false,
      archivedAt: null,
    });
    await token.post(`/boards/${two.id}/archive`);
    expect((await token.get<BoardDto[]>('/boards')).body.map(({ id }) => id)).not.toContain(two.id);
    expect((await token.get<BoardDto[]>('/boards?archived=true')).body.map(({ id }) => id)).toContain(two.id);
    expect((await token.get<ErrorDto>('/boards?archived=yes')).status).toBe(422);
  });

  it('have a default view of those that their kind has, until it is null [DEC-5.BOARD-11]', async () => {
    const { id } = await token.board();
    const read = async (): Promise<BoardDto> => (await token.get<BoardDto>(`/boards/${id}`)).body;
    const { defaultView, version } = await read();
    expect(defaultView).toBeNull();
    const chosen = await token.patch<BoardDto>(`/boards/${id}`, { defaultView: 'calendar' });
    expect([chosen.status, chosen.body.defaultView, chosen.body.version]).toEqual([
      200,
      'calendar',
      version + 1,
    ]);
    // Neither the same view nor another property changes it.
    await token.patch(`/boards/${id}`, { defaultView: 'calendar' });
    await token.patch(`/boards/${id}`, { name: 'Renamed' });
    expect(await read()).toMatchObject({ defaultView: 'calendar', version: version + 2 });
    const rejected = await token.patch<ErrorDto>(`/boards/${id}`, { name: 'Cells', defaultView: 'grid' });
    expect([rejected.status, rejected.body.details?.map(({ field }) => field)]).toEqual([
      422,
      ['defaultView'],
    ]);
    expect(rejected.body.error).toContain('board, table, calendar, gantt or null');
    expect((await token.patch(`/boards/${id}`, { defaultView: 'list' })).status).toBe(422);
    expect((await api.member('viewer').patch(`/boards/${id}`, { defaultView: 'gantt' })).status).toBe(403);
    expect((await token.patch<BoardDto>(`/boards/${id}`, { defaultView: null })).body.defaultView).toBeNull();
    expect(await read()).toMatchObject({ name: 'Renamed', defaultView: null });
    const events = (await api.events()).filter(({ boardId, changes }) =>
      Boolean(boardId === id && changes && 'defaultView' in changes),
    );
    expect(events.map(({ changes }) => changes)).toEqual([
      { defaultView: { from: null, to: 'calendar' } },
      { defaultView: { from: 'calendar', to: null } },
    ]);
  });

  it('are created, exported and copied with their default view [DEC-5.BOARD-11]', async () => {
    const grid = { name: 'Cells', kind: 'grid', columns: [{ name: 'x' }], rows: [{ name: '1' }] };
    expect((await token.post('/boards', { ...grid, defaultView: 'board' })).status).toBe(422);
    const made = await token.post<BoardDto>('/boards', { ...grid, defaultView: 'grid' });
    expect([made.status, made.body.defaultView]).toEqual([201, 'grid']);
    await token.patch(`/boards/${made.body.id}`, { defaultView: 'gantt' });
    const copy = await token.post<ImportResultDto>(`/boards/${made.body.id}/duplicate`, { name: 'Copy' });
    const exported = await token.get<BoardExportDto>(`/boards/${copy.body.boardId}/export`);
    expect(exported.body.board).toMatchObject({ name: 'Copy', defaultView: 'gantt' });
    const importOf = (board: object): object => ({ format: 'kiban.board', formatVersion: 1, board });
    const viewOfImport = async (board: object): Promise<string | null> => {
      const { body } = await token.post<ImportResultDto>('/boards/import', importOf(board));
      return (await token.get<BoardDto>(`/boards/${body.boardId}`)).body.defaultView;
    };
    const earlier = { name: 'Earlier', kind: 'grid' };
    expect([await viewOfImport(exported.body.board), await viewOfImport(earlier)]).toEqual(['gantt', null]);
    const unfit = importOf({ ...earlier, defaultView: 'board' });
    const rejected = await token.post<ErrorDto>('/boards/import', unfit);
    expect([rejected.status, rejected.body.details?.[0]?.field]).toEqual([422, 'board.defaultView']);
  });

  it('are deleted only when archived, by owners, admins and tokens [DEC-5.BOARD-9]', async () => {
    const board = await token.board();
    await token.card(board.lists[0] as number);
    expect((await token.delete<ErrorDto>(`/boards/${board.id}`)).body.code).toBe('not_archived');
    await token.post(`/boards/${board.id}/archive`);
    expect((await api.member('member').delete(`/boards/${board.id}`)).status).toBe(403);
    expect((await api.member('owner', 'oauth').delete(`/boards/${board.id}`)).status).toBe(403);
    expect((await token.delete(`/boards/${board.id}`)).status).toBe(204);
    expect((await token.get(`/boards/${board.id}`)).status).toBe(404);
  });

  it('are read-only while archived', async () => {
    const board = await token.board();
    const card = await token.card(board.lists[0] as number);
    await token.post(`/boards/${board.id}/archive`);
    const rejected = await Promise.all([
      token.patch<ErrorDto>(`/boards/${board.id}`, { name: 'x' }),
      token.patch<ErrorDto>(`/lists/${board.lists[0]}`, { name: 'x' }),
      token.post<ErrorDto>('/cards', { listId: board.lists[0], title: 'x' }),
      token.patch<ErrorDto>(`/cards/${card}`, { title: 'x' }),
      token.post<ErrorDto>(`/cards/${card}/comments`, { text: 'x' }),
    ]);
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual(
      rejected.map(() => [409, 'archived']),
    );
  });

  it('change their entity tag with every change of their content, and respond 304 otherwise [DEC-2.ETAG-3, DEC-2.ETAG-4]', async () => {
    const board = await token.board();
    const card = await token.card(board.lists[0] as number);
    const tag = async (): Promise<string> =>
      (await token.get(`/boards/${board.id}`)).headers.get('etag') as string;
    let last = await tag();
    expect((await token.get(`/boards/${board.id}`, { 'if-none-match': last })).status).toBe(304);
    const label = (
      await token.post<{ id: number }>(`/boards/${board.id}/labels`, { name: 'red', color: '#ff0000' })
    ).body.id;
    for (const change of [
      () => token.patch(`/boards/${board.id}`, { name: 'Other' }),
      () => token.patch(`/lists/${board.lists[0]}`, { name: 'Other' }),
      () => token.post(`/lists/${board.lists[0]}/reorder`, { position: 'last' }),
      () => token.patch(`/cards/${card}`, { title: 'Other' }),
      () => token.post(`/cards/${card}/move`, { listId: board.lists[1] }),
      () => token.post(`/cards/${card}/comments`, { text: 'Hello' }),
      () => token.put(`/cards/${card}/labels`, { labelIds: [label] }),
      () => token.patch(`/labels/${label}`, { color: '#00ff00' }),
      () => token.delete(`/labels/${label}`),
      () => token.delete(`/cards/${card}`),
      () => token.delete(`/lists/${board.lists[2]}`),
    ]) {
      const { status } = await change();
      expect(status).toBeLessThan(300);
      const now = await tag();
      expect(now).not.toBe(last);
      last = now;
    }
  });

  it('limit the cards of each list on request, with a cursor to the rest [DEC-5.BOARD-5]', async () => {
    const board = await token.board(['long']);
    const [listId] = board.lists as [number];
    for (const title of ['1', '2', '3', '4', '5']) await token.card(listId, title);
    const cut = (await token.get<BoardWithListsDto>(`/boards/${board.id}?cardsPerList=2`)).body.lists[0];
    expect(cut).toMatchObject({ cardsTotal: 5 });
    const found = cut?.cards.map(({ title }) => title) ?? [];
    let cursor: string | null | undefined = cut?.nextCursor;
    while (cursor) {
      const page = await token.get<CardDto[]>(`/lists/${listId}/cards?limit=2&cursor=${cursor}`);
      found.push(...page.body.map(({ title }) => title));
      cursor = page.headers.get('x-next-cursor');
    }
    expect(found).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('private boards', () => {
  it('are visible only to owners, admins, tokens and their members', async () => {
    const maker = api.member('member');
    const board = await maker.board(['secret'], { visibility: 'private' });
    const card = await maker.card(board.lists[0] as number, 'hush');
    const paths = [
      `/boards/${board.id}`,
      `/boards/${board.id}/lists`,
      `/boards/${board.id}/members`,
      `/boards/${board.id}/labels`,
      `/boards/${board.id}/fields`,
      `/boards/${board.id}/field-values`,
      `/boards/${board.id}/grid`,
      `/boards/${board.id}/timetable`,
      `/boards/${board.id}/gantt`,
      `/boards/${board.id}/activity`,
      `/lists/${board.lists[0]}`,
      `/lists/${board.lists[0]}/cards`,
      `/cards/${card}`,
      `/cards/${card}/comments`,
      `/cards/${card}/checklist`,
      `/cards/${card}/activity`,
    ];
    const added = api.member('viewer', 'oauth', 'Added');
    await api.database.query('INSERT INTO boards.board_member (board_id, member_id) VALUES ($1, $2)', [
      board.id,
      added.as.id,
    ]);
    for (const path of paths) {
      for (const seeing of [maker, token, api.member('owner'), api.member('admin'), added])
        expect([path, (await seeing.get(path)).status]).toEqual([path, 200]);
      for (const blind of [
        api.member('member'),
        api.member('viewer'),
        api.member('member', 'oauth'),
        api.stranger(),
      ])
        expect([path, (await blind.get(path)).status]).toEqual([path, 404]);
    }
    const other = api.member('member');
    expect((await other.get<BoardDto[]>('/boards')).body.map(({ id }) => id)).not.toContain(board.id);
    expect((await other.get<CardDto[]>('/search?q=hush')).body).toEqual([]);
    expect((await added.get<CardDto[]>('/search?q=hush')).body.map(({ id }) => id)).toEqual([card]);
    expect((await added.patch(`/cards/${card}`, { title: 'x' })).status).toBe(403);
    expect((await other.patch(`/cards/${card}`, { title: 'x' })).status).toBe(404);
  });
});

describe('lists', () => {
  it('merge their attached information, and null clears a property of it', async () => {
    const board = await token.board();
    const path = `/lists/${board.lists[0]}`;
    await token.patch(path, { info: { text: 'now', color: '#fff', attributes: { owner: 'me' } } });
    const { body } = await token.patch<ListDto>(path, {
      name: 'Renamed',
      info: { color: null, cardLimit: 3 },
    });
    expect(body).toMatchObject({
      name: 'Renamed',
      info: { text: 'now', color: null, cardLimit: 3, attributes: { owner: 'me' } },
    });
  });

  it('cannot be deleted while they hold cards, unless another list takes them [DEC-5.LIST-6]', async () => {
    const board = await token.board(['a', 'b']);
    const [a, b] = board.lists as [number, number];
    const stays = await token.card(b, 'stays');
    const moves = await token.card(a, 'moves');
    expect((await token.delete<ErrorDto>(`/lists/${a}`)).body.code).toBe('list_not_empty');
    expect((await token.delete(`/lists/${a}?moveCardsTo=${b}`)).status).toBe(204);
    const { body } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    expect(
      body.lists.map(({ id, cardCount, cards }) => [id, cardCount, cards.map((card) => card.id)]),
    ).toEqual([[b, 2, [stays, moves]]]);
  });
});

describe('Idempotency-Key', () => {
  it('creates one card for one request sent 20 times concurrently', async () => {
    const board = await token.board();
    const request = { listId: board.lists[0], title: 'once' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        token.post<CardDto>('/cards', request, { 'idempotency-key': 'same-1' }),
      ),
    );
    const made = responses.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(responses.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
    const again = await token.post<CardDto>('/cards', request, { 'idempotency-key': 'same-1' });
    expect(again.body).toEqual(made[0]?.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('etag')).toBe(made[0]?.headers.get('etag'));
    const { body } = await token.get<BoardWithListsDto>(`/boards/${board.id}`);
    expect(body.cardCount).toBe(1);
  });

  it('rejects another request with the same key, and frees the key of a failed request', async () => {
    const board = await token.board();
    const key = { 'idempotency-key': 'other-1' };
    expect((await token.post('/cards', { listId: board.lists[0], title: '' }, key)).status).toBe(422);
    expect((await token.post('/cards', { listId: board.lists[0], title: 'a' }, key)).status).toBe(201);
    expect(
      (await token.post<ErrorDto>('/cards', { listId: board.lists[0], title: 'b' }, key)).body.code,
    ).toBe('idempotency_key_reused');
    expect(
      (await api.member('member').post('/cards', { listId: board.lists[0], title: 'b' }, key)).status,
    ).toBe(201);
  });
});
