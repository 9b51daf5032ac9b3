import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Caller } from '@kiban/contracts';
import { createLogger } from '@kiban/observability';
import { Database, outboxChannel } from '@kiban/persistence';
import { RoundTrips } from '@kiban/testing';
import { BoardsReader } from '../../boards/boards.reader.js';
import { LargeResponses } from '../../fairness/large-responses.js';
import { Quotas } from '../../quotas/quotas.js';
import { noQuotas } from '../../testing/no-quotas.js';
import { placingOn, relatedOn } from '../../testing/placing-on.js';
import { callerAs, RunningApi, type Client } from '../../testing/running-api.js';
import { CreateCard } from '../../cards/use-cases/create-card.use-case.js';
import { MoveCard } from '../../cards/use-cases/move-card.use-case.js';
import type { Move, NewCard } from './placement.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

describe('the round trips to PostgreSQL', () => {
  let trips: RoundTrips;
  let database: Database;
  let caller: Caller;

  beforeAll(async () => {
    trips = await RoundTrips.to(api.databaseUrl);
    database = new Database({
      url: trips.url,
      poolMax: 1,
      applicationName: 'round-trips',
      logger: createLogger('test', 'silent'),
    });
    // Waking the relay is not part of the request.
    database.wakeHere(outboxChannel('boards'), () => true);
    caller = callerAs(token.as, api.workspaceId);
  });
  afterAll(async () => {
    await database.close();
    await trips.close();
  });

  it('are one for the boards, for a board, for a new card and for a move, at every position', async () => {
    const board = await token.board(['To do', 'Done']);
    const [from, to] = board.lists as [number, number];
    const placing = placingOn(database);
    const create = new CreateCard(placing, new Quotas(database, noQuotas), relatedOn(database));
    const move = new MoveCard(placing);
    const reader = new BoardsReader(database, new LargeResponses({ LARGE_RESPONSE_BYTES_MAX: 33_554_432 }));
    const card = await token.card(from);
    await database.ping();

    expect(await trips.of(() => reader.list(caller, 'false'))).toBe(1);
    expect(await trips.of(() => reader.view(caller, board.id))).toBe(1);
    expect(await trips.of(() => reader.view(caller, board.id, 'omitted'))).toBe(1);
    expect(await trips.of(() => reader.view(caller, board.id))).toBe(1);
    for (const place of [{}, { position: 'first' as const }, { before: card }, { after: card }])
      expect(await trips.of(() => create.execute(caller, { listId: from, title: 'placed', ...place }))).toBe(
        1,
      );
    const anchor = await token.card(to);
    for (const place of [{}, { position: 'first' as const }, { before: anchor }, { after: anchor }])
      expect(await trips.of(() => move.move(caller, card, { listId: to, ...place }, null))).toBe(1);
    expect(await trips.of(() => move.reorder(caller, card, { position: 'first' }, null))).toBe(1);
    const elsewhere = (await token.board(['Elsewhere'])).lists[0] as number;
    expect(await trips.of(() => move.move(caller, card, { listId: elsewhere }, null))).toBe(1);
  });

  it('are one for a request that is refused', async () => {
    const board = await token.board(['To do', 'Archived']);
    const [open, archived] = board.lists as [number, number];
    await token.post(`/lists/${archived}/archive`);
    const card = await token.card(open);
    const placing = placingOn(database);
    const create = new CreateCard(placing, new Quotas(database, noQuotas), relatedOn(database));
    const move = new MoveCard(placing);
    const refused: [code: string, request: () => Promise<unknown>][] = [
      ['archived', () => create.execute(caller, { listId: archived, title: 'x' })],
      ['not_found', () => create.execute(caller, { listId: 999_999_999, title: 'x' })],
      ['anchor_gone', () => create.execute(caller, { listId: open, title: 'x', after: 999_999_999 })],
      ['archived', () => move.move(caller, card, { listId: archived }, null)],
      ['precondition_failed', () => move.move(caller, card, { listId: open, position: 'first' }, [7])],
      ['not_found', () => move.reorder(caller, 999_999_999, { position: 'first' }, null)],
    ];
    await database.ping();
    for (const [code, request] of refused)
      expect(await trips.of(() => expect(request()).rejects.toMatchObject({ code }))).toBe(1);
  });

  it('are two for sixteen concurrent new cards, two for sixteen moves, and two for sixteen boards', async () => {
    const placing = placingOn(database);
    const reader = new BoardsReader(database, new LargeResponses({ LARGE_RESPONSE_BYTES_MAX: 33_554_432 }));
    const boards = await Promise.all(Array.from({ length: 16 }, () => token.board(['To do', 'Done'])));
    const lists = boards.map((board) => board.lists as [number, number]);
    const card = (listId: number): NewCard => ({
      listId,
      title: 'last',
      description: null,
      startDate: null,
      dueDate: null,
    });
    const last = { kind: 'last' } as const;
    const made: number[] = [];
    const append = async ([from]: [number, number]): Promise<void> => {
      const row = await placing.place({ action: 'create', caller, card: card(from), place: last });
      made.push((JSON.parse(row.json) as { id: number }).id);
    };
    const titles = async (): Promise<string[][]> =>
      Promise.all(
        boards.map(async ({ id }) => {
          const { text } = await reader.view(caller, id);
          const { lists: shown } = JSON.parse(String(text)) as { lists: { cards: { title: string }[] }[] };
          return shown.map(({ cards }) => cards.map(({ title }) => title).join());
        }),
      );
    await database.ping();
    await titles();

    expect(await trips.of(() => Promise.all(lists.map(append)))).toBe(2);
    expect(made.every((id) => id > 0)).toBe(true);
    let shown: string[][] = [];
    expect(await trips.of(async () => (shown = await titles()))).toBe(2);
    expect(shown).toEqual(boards.map(() => ['last', '']));
    const moves = made.map((cardId, n): Move => ({
      action: 'move',
      caller,
      cardId,
      listId: lists[n]?.[1] ?? 0,
      place: last,
      expected: null,
    }));
    expect(await trips.of(() => Promise.all(moves.map((move) => placing.place(move))))).toBe(2);
    expect(await titles()).toEqual(boards.map(() => ['', 'last']));
  });
});

describe('a move to the end of the list that the card is in', () => {
  it('is a reorder that changes only its position and the versions, and nothing for the last card', async () => {
    const board = await token.board(['To do', 'Done']);
    const [listId] = board.lists as [number, number];
    const ids = [await token.card(listId, 'First'), await token.card(listId, 'Second')] as const;
    const { body: before } = await token.get<{ position: string; version: number }>(`/cards/${ids[0]}`);
    const moved = await token.post<{ position: string; version: number }>(`/cards/${ids[0]}/move`, {
      listId,
    });
    expect([moved.status, moved.headers.get('x-order-version')]).toEqual([200, '4']);
    expect(moved.body.version).toBe(before.version + 1);
    expect(moved.body).toEqual((await token.get(`/cards/${ids[0]}`)).body);
    const events = await api.events();
    expect(events.at(-1)).toMatchObject({ event: 'card.reorder', boardId: board.id });
    expect(events.at(-1)?.changes).toEqual({
      position: { from: before.position, to: moved.body.position },
      listVersions: { from: { [listId]: 3 }, to: { [listId]: 4 } },
      cardVersion: { from: before.version, to: moved.body.version },
    });
    const { body: list } = await token.get(`/lists/${listId}`);
    expect(list).toMatchObject({ cardCount: 2, version: 4 });
    const inOrder = await token.get<{ id: number }[]>(`/lists/${listId}/cards`);
    expect(inOrder.body.map(({ id }) => id)).toEqual([ids[1], ids[0]]);

    const again = await token.post(`/cards/${ids[0]}/move`, { listId });
    expect([again.status, again.headers.get('x-order-version')]).toEqual([200, '4']);
    expect(again.body).toEqual(moved.body);
    expect((await api.events()).at(-1)?.id).toBe(events.at(-1)?.id);
  });
});

describe('a move to the end of another list', () => {
  it('returns the card with its related rows, and records the event with the changes', async () => {
    const board = await token.board(['To do', 'Done']);
    const [from, to] = board.lists as [number, number];
    const { body: label } = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
      name: 'Urgent',
      color: 'red',
    });
    const id = await token.card(from, 'Press kit');
    await token.send('PUT', `/cards/${id}/labels`, { labels: [label.id] });
    const { body: before } = await token.get<{ position: string; version: number; labels: object[] }>(
      `/cards/${id}`,
    );
    const moved = await token.post<{ position: string; version: number; labels: object[]; listName: string }>(
      `/cards/${id}/move`,
      { listId: to },
    );
    expect(moved.status).toBe(200);
    expect(moved.body).toMatchObject({
      listName: 'Done',
      version: before.version + 1,
      labels: before.labels,
    });
    expect(moved.body).toEqual((await token.get(`/cards/${id}`)).body);
    const last = (await api.events()).findLast(({ event }) => event === 'card.move');
    expect(last?.changes).toEqual({
      position: { from: before.position, to: moved.body.position },
      listId: { from, to },
      listName: { from: 'To do', to: 'Done' },
      listVersions: { from: { [from]: 2, [to]: 1 }, to: { [from]: 3, [to]: 2 } },
      cardVersion: { from: before.version, to: moved.body.version },
    });
  });

  it('rejects an old version with 412, and changes neither card nor lists', async () => {
    const board = await token.board(['To do', 'Done']);
    const [from, to] = board.lists as [number, number];
    const id = await token.card(from);
    const { body: before } = await token.get(`/boards/${board.id}`);
    const rejected = await token.send('POST', `/cards/${id}/move`, { listId: to }, { 'if-match': '"99"' });
    expect(rejected.status).toBe(412);
    expect((await token.get(`/boards/${board.id}`)).body).toEqual(before);
  });
});
