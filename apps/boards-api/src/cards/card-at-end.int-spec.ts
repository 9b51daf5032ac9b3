import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IdempotencyOutcomes, type Caller } from '@kiban/http-kit';
import { createLogger } from '@kiban/observability';
import { Database, outboxChannel } from '@kiban/persistence';
import { RoundTrips } from '@kiban/testing';
import { generateKeyBetween } from 'fractional-indexing';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { Quotas } from '../quotas/quotas.js';
import { noQuotas } from '../testing/no-quotas.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { callerAs, RunningApi, type Client } from '../testing/running-api.js';
import { BoardReferences } from './data/board-references.js';
import { CardsAtEnd } from './data/cards-at-end.js';
import { CardsRepository } from './data/cards.repository.js';
import { CreateCard } from './use-cases/create-card.use-case.js';
import { MoveCard } from './use-cases/move-card.use-case.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

describe('boards.rank_after', () => {
  it('makes the key that the package fractional-indexing makes after each key, across every change of length', async () => {
    const keys: (string | null)[] = [null];
    const seeds = [
      'Xzzx',
      'YyW',
      'Yzy',
      'Zy',
      'a0',
      'ay',
      'bzx',
      'czzy',
      'dzzzy',
      'a0V',
      'Zz1',
      'bzzV',
      'azzz1V',
    ];
    for (const seed of seeds) {
      let key: string = seed;
      for (let n = 0; n < 70; n += 1) {
        keys.push(key);
        key = generateKeyBetween(key, null);
      }
    }
    const rows = await api.database.query<{ next: string }>(
      'SELECT boards.rank_after(key) AS next FROM unnest($1::text[]) WITH ORDINALITY AS given (key, place) ORDER BY place',
      [keys],
    );
    expect(rows.map(({ next }) => next)).toEqual(keys.map((key) => generateKeyBetween(key, null)));
  });
});

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
    // Waking the relay is no part of the request.
    database.wakeHere(outboxChannel('boards'), () => true);
    caller = callerAs(token.as, api.workspaceId);
  });
  afterAll(async () => {
    await database.close();
    await trips.close();
  });

  it('are one for the boards, for a board, for a new card and for a move at the end, and two elsewhere', async () => {
    const board = await token.board(['To do', 'Done']);
    const [from, to] = board.lists as [number, number];
    const cards = new CardsRepository();
    const changes = new BoardChanges(database, new IdempotencyOutcomes(database, 'boards'));
    const create = new CreateCard(changes, cards, new CardsAtEnd(database), new Quotas(database, noQuotas));
    const move = new MoveCard(changes, cards, new BoardReferences(), new CardsAtEnd(database));
    const reader = new BoardsReader(database, new LargeResponses({ LARGE_RESPONSE_BYTES_MAX: 33_554_432 }));
    const card = await token.card(from);
    await database.ping();

    expect(await trips.of(() => reader.list(caller, 'false'))).toBe(1);
    expect(await trips.of(() => reader.view(caller, board.id))).toBe(1);
    expect(await trips.of(() => reader.view(caller, board.id))).toBe(1);
    expect(await trips.of(() => create.execute(caller, { listId: from, title: 'last' }))).toBe(1);
    expect(
      await trips.of(() => create.execute(caller, { listId: from, title: 'first', position: 'first' })),
    ).toBe(2);
    expect(await trips.of(() => move.move(caller, card, { listId: from }, null))).toBe(1);
    expect(await trips.of(() => move.move(caller, card, { listId: to }, null))).toBe(1);
    expect(await trips.of(() => move.move(caller, card, { listId: from, position: 'first' }, null))).toBe(2);
  });

  it('are two for sixteen new cards at the same time, two for sixteen moves, and two for as many boards', async () => {
    const atEnd = new CardsAtEnd(database);
    const reader = new BoardsReader(database, new LargeResponses({ LARGE_RESPONSE_BYTES_MAX: 33_554_432 }));
    const boards = await Promise.all(Array.from({ length: 16 }, () => token.board(['To do', 'Done'])));
    const lists = boards.map((board) => board.lists as [number, number]);
    const card = (listId: number): Parameters<CardsAtEnd['append']>[0]['card'] => ({
      listId,
      title: 'last',
      description: null,
      startDate: null,
      dueDate: null,
    });
    const made: number[] = [];
    const append = async ([from]: [number, number]): Promise<void> => {
      const row = await atEnd.append({ caller, card: card(from) });
      made.push((JSON.parse(row?.json ?? '{}') as { id: number }).id);
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
    const moves = made.map((cardId, n) => ({ caller, cardId, listId: lists[n]?.[1] ?? 0, expected: null }));
    expect(await trips.of(() => Promise.all(moves.map((move) => atEnd.move(move))))).toBe(2);
    expect(await titles()).toEqual(boards.map(() => ['', 'last']));
  });
});

describe('a move to the end of the list that the card is in', () => {
  it('is a reorder: nothing but its position and the versions change, and the last card stays as it is', async () => {
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
    const told = await api.events();
    expect(told.at(-1)).toMatchObject({ event: 'card.reorder', boardId: board.id });
    expect(told.at(-1)?.changes).toEqual({
      position: { from: before.position, to: moved.body.position },
      listVersions: { from: { [listId]: 3 }, to: { [listId]: 4 } },
    });
    const { body: list } = await token.get(`/lists/${listId}`);
    expect(list).toMatchObject({ cardCount: 2, version: 4 });
    const inOrder = await token.get<{ id: number }[]>(`/lists/${listId}/cards`);
    expect(inOrder.body.map(({ id }) => id)).toEqual([ids[1], ids[0]]);

    const again = await token.post(`/cards/${ids[0]}/move`, { listId });
    expect([again.status, again.headers.get('x-order-version')]).toEqual([200, '4']);
    expect(again.body).toEqual(moved.body);
    expect((await api.events()).at(-1)?.id).toBe(told.at(-1)?.id);
  });
});

describe('a move to the end of another list', () => {
  it('answers the card with what hangs on it, and records the event with what changed', async () => {
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
    });
  });

  it('refuses an old version with 412, and leaves the card and its lists as they were', async () => {
    const board = await token.board(['To do', 'Done']);
    const [from, to] = board.lists as [number, number];
    const id = await token.card(from);
    const { body: before } = await token.get(`/boards/${board.id}`);
    const refused = await token.send('POST', `/cards/${id}/move`, { listId: to }, { 'if-match': '"99"' });
    expect(refused.status).toBe(412);
    expect((await token.get(`/boards/${board.id}`)).body).toEqual(before);
  });
});
