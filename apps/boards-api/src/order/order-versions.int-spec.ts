import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BoardWithListsDto,
  CardBatchItemDto,
  EventPayloadDto,
  GridDto,
  ListDto,
} from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { RunningApi, type HttpResponse, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

type BoardEvent = Pick<EventPayloadDto, 'id' | 'event' | 'data' | 'changes'>;

/** The events of a board from now on; earlier ones may arrive as well, since the relay is behind the responses. */
async function receiveBoard(
  boardId: number,
): Promise<{ all: (wanted: readonly BoardEvent[]) => Promise<BoardEvent[]> }> {
  const received = new Map<number, BoardEvent>();
  const subscription = api.nats.subscribe(`kiban.v1.${api.workspaceId}.${boardId}.>`, {
    callback: (_, message) => {
      const event = message.json<BoardEvent>();
      received.set(event.id, event);
    },
  });
  await api.nats.flush();
  return {
    /** These events as they were published, in the order of arrival. */
    all: async (wanted) => {
      await eventually('every event is published', () => wanted.every(({ id }) => received.has(id)));
      subscription.unsubscribe();
      return [...received.values()].filter(({ id }) => wanted.some((one) => one.id === id));
    },
  };
}

const versionsIn = ({ changes }: BoardEvent): Record<string, number> =>
  (changes?.['listVersions']?.to ?? {}) as Record<string, number>;

/**
 * A client of one list that has only the order it once read, and events in any order. It ignores an event about a card
 * if the event's list version is older than its own.
 */
class ListReader {
  private readonly cached = new Map<number, { version: number; position: string | null }>();
  dropped = 0;

  constructor(
    private readonly listId: number,
    list: { version: number; cards: readonly { id: number; position: string }[] },
  ) {
    for (const { id, position } of list.cards) this.cached.set(id, { version: list.version, position });
  }

  receive(event: BoardEvent): void {
    const version = versionsIn(event)[this.listId];
    if (version === undefined) return;
    expect(event.changes?.['respaced']).toBeUndefined();
    const { id } = event.data as { id: number };
    const present = this.cached.get(id);
    if (present && present.version >= version) {
      this.dropped += 1;
      return;
    }
    const listId = event.changes?.['listId']?.to;
    const isGone = event.event === 'card.delete' || (listId !== undefined && listId !== this.listId);
    const position = event.changes?.['position']?.to as string | undefined;
    this.cached.set(id, { version, position: isGone ? null : (position ?? present?.position ?? null) });
  }

  get order(): number[] {
    return [...this.cached]
      .flatMap(([id, { position }]) => (position === null ? [] : [{ id, position }]))
      .sort((one, other) => (one.position < other.position ? -1 : 1))
      .map(({ id }) => id);
  }
}

const board = async (id: number): Promise<BoardWithListsDto> =>
  (await token.get<BoardWithListsDto>(`/boards/${id}`)).body;
const orderOf = ({ headers }: HttpResponse<unknown>): number =>
  Number(headers.get('x-order-version') ?? Number.NaN);

describe('a client that receives moves out of order', () => {
  it('ignores the stale one of two concurrent moves, and has the order of the API [DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a']);
    const [listId] = lists as [number];
    const [, , moved] = await Promise.all(['one', 'two', 'three'].map((title) => token.card(listId, title)));
    const reader = new ListReader(listId, (await board(id)).lists[0] ?? { version: 0, cards: [] });
    const received = await receiveBoard(id);
    // Concurrently: the list's lock decides which one wins, and its version shows it.
    await Promise.all([
      token.post(`/cards/${moved}/reorder`, { position: 'first' }),
      token.post(`/cards/${moved}/reorder`, { position: 'last' }),
    ]);
    const { lists: now } = await board(id);
    const recorded = (await api.events()).filter(
      ({ event, data }) => event === 'card.reorder' && data['id'] === moved,
    );
    const events = await received.all(recorded);
    for (const event of events.toReversed()) reader.receive(event);
    expect(reader.dropped).toBe(recorded.length - 1);
    expect(reader.order).toEqual(now[0]?.cards.map((card) => card.id));
  });

  it('has the order of the API after 200 moves among lists, received in reverse or shuffled [DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a', 'b', 'c']);
    const cards: number[] = [];
    for (let index = 0; index < 12; index += 1)
      cards.push(await token.card(lists[index % 3] as number, `${index}`));
    const before = await board(id);
    const received = await receiveBoard(id);
    let state = 7;
    const random = (below: number): number =>
      ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8) % below;
    const places = [{ position: 'first' }, { position: 'last' }];
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 25; turn += 1)
          await token.post(`/cards/${cards[random(12)]}/move`, {
            listId: lists[random(3)],
            ...places[random(2)],
          });
      }),
    );
    await token.delete(`/cards/${cards[0]}`);
    await token.card(lists[1] as number, 'new');
    const recorded = (await api.events()).filter(
      ({ boardId, changes }) => boardId === id && changes?.['listVersions'],
    );
    const events = await received.all(recorded.slice(cards.length));
    const after = await board(id);
    const shuffled = events
      .map((event) => ({ event, at: random(1_000_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ event }) => event);
    for (const order of [events.toReversed(), shuffled])
      for (const [index, list] of after.lists.entries()) {
        const reader = new ListReader(list.id, before.lists[index] ?? { version: 0, cards: [] });
        for (const event of order) reader.receive(event);
        expect(reader.order).toEqual(list.cards.map((card) => card.id));
      }
  });
});

describe('a change of an order', () => {
  /** The last event of a kind on a board. */
  const last = async (boardId: number, event: string): Promise<BoardEvent | undefined> =>
    (await api.events()).findLast((one) => one.boardId === boardId && one.event === event);

  it('of cards returns the list’s version, which the event carries too [DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a', 'b']);
    const [a, b] = lists as [number, number];
    const versions = async (): Promise<number[]> => (await board(id)).lists.map(({ version }) => version);
    const first = await token.post<{ id: number; position: string }>('/cards', { listId: a, title: 'first' });
    const card = `/cards/${first.body.id}`;
    expect(orderOf(first)).toBe((await versions())[0]);
    expect((await last(id, 'card.create'))?.changes).toEqual({
      listId: { from: null, to: a },
      position: { from: null, to: first.body.position },
      listVersions: { from: { [a]: 1 }, to: { [a]: 2 } },
      cardVersion: { from: null, to: 1 },
    });
    const second = await token.post<{ id: number }>('/cards', {
      listId: a,
      title: 'second',
      position: 'first',
    });
    expect([orderOf(second), (await last(id, 'card.create'))?.changes?.['listVersions']]).toEqual([
      3,
      { from: { [a]: 2 }, to: { [a]: 3 } },
    ]);
    const steps: [path: string, body: object, event: string, parents: object][] = [
      [`${card}/reorder`, { position: 'first' }, 'card.reorder', { from: { [a]: 3 }, to: { [a]: 4 } }],
      [`${card}/move`, { listId: b }, 'card.move', { from: { [a]: 4, [b]: 1 }, to: { [a]: 5, [b]: 2 } }],
      [`${card}/archive`, {}, 'card.archive', { from: { [b]: 2 }, to: { [b]: 3 } }],
      [`${card}/restore`, {}, 'card.restore', { from: { [b]: 3 }, to: { [b]: 4 } }],
      [
        `${card}/move`,
        { listId: a, position: 'first' },
        'card.move',
        { from: { [a]: 5, [b]: 4 }, to: { [a]: 6, [b]: 5 } },
      ],
    ];
    for (const [path, body, event, parents] of steps) {
      const response = await token.post<{ listId: number }>(path, body);
      const list = lists.indexOf(response.body.listId);
      expect([event, orderOf(response)]).toEqual([event, (await versions())[list]]);
      expect([event, (await last(id, event))?.changes?.['listVersions']]).toEqual([event, parents]);
    }
    // If nothing changes, no version moves; the response carries the present one.
    expect(orderOf(await token.post(`${card}/reorder`, { position: 'first' }))).toBe(6);
    await token.delete(card);
    expect((await last(id, 'card.delete'))?.changes).toEqual({
      listId: { from: a, to: null },
      listVersions: { from: { [a]: 6 }, to: { [a]: 7 } },
    });
    const batch = { cards: ['x', 'y'].map((title) => ({ listId: a, title })) };
    for (const [atomic, expected] of [
      [true, [8, 9]],
      [false, [10, 11]],
    ] as const) {
      const { body } = await token.post<CardBatchItemDto[]>('/cards/batch', { ...batch, atomic });
      expect(body.map(({ listVersion }) => listVersion)).toEqual(expected);
    }
    const page = await token.get(`/lists/${a}/cards?limit=1`);
    expect([orderOf(page), (await versions())[0]]).toEqual([11, 11]);
  });

  it('returns it again in the replayed response of an Idempotency-Key [DEC-5.ORDER-5, DEC-2.IDEM-2]', async () => {
    const { lists } = await token.board(['a']);
    const key = { 'idempotency-key': 'order-version' };
    const request = { listId: lists[0], title: 'once' };
    const responses = [await token.post('/cards', request, key), await token.post('/cards', request, key)];
    expect(responses.map(orderOf)).toEqual([2, 2]);
  });

  it('of lists, columns, rows, fields, labels and tasks returns the version of the board [DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a', 'b']);
    await token.card(lists[0] as number);
    const card = await token.card(lists[0] as number);
    const grid = await token.board([], {
      kind: 'grid',
      lists: undefined,
      columns: [{ name: 'x' }],
      rows: [{ name: 'y' }],
    });
    const made = async (path: string, body: object): Promise<number> =>
      (await token.post<{ id: number }>(path, body)).body.id;
    const column = await made(`/boards/${grid.id}/columns`, { name: 'z' });
    const row = await made(`/boards/${grid.id}/rows`, { name: 'z' });
    await made(`/boards/${id}/fields`, { name: 'One', type: 'text' });
    const field = await made(`/boards/${id}/fields`, { name: 'Two', type: 'text' });
    await made(`/boards/${id}/labels`, { name: 'One', color: '#ef4444' });
    const label = await made(`/boards/${id}/labels`, { name: 'Two', color: '#3b82f6' });
    const first = { position: 'first' };
    const steps: [boardId: number, event: string, call: () => Promise<HttpResponse<unknown>>][] = [
      [id, 'list.create', () => token.post(`/boards/${id}/lists`, { name: 'c' })],
      [id, 'list.reorder', () => token.post(`/lists/${lists[1]}/reorder`, first)],
      [id, 'list.archive', () => token.post(`/lists/${lists[1]}/archive`)],
      [id, 'list.restore', () => token.post(`/lists/${lists[1]}/restore`)],
      [id, 'field.create', () => token.post(`/boards/${id}/fields`, { name: 'Three', type: 'text' })],
      [id, 'field.update', () => token.patch(`/fields/${field}`, first)],
      [id, 'label.change', () => token.patch(`/labels/${label}`, first)],
      [id, 'gantt.reorder', () => token.post(`/gantt/tasks/${card}/reorder`, first)],
      [grid.id, 'column.create', () => token.post(`/boards/${grid.id}/columns`, { name: 'w' })],
      [grid.id, 'column.reorder', () => token.post(`/boards/${grid.id}/columns/${column}/reorder`, first)],
      [grid.id, 'row.create', () => token.post(`/boards/${grid.id}/rows`, { name: 'w' })],
      [grid.id, 'row.reorder', () => token.post(`/boards/${grid.id}/rows/${row}/reorder`, first)],
    ];
    for (const [boardId, event, call] of steps) {
      const { version: from } = await board(boardId);
      const response = await call();
      const { version: to } = await board(boardId);
      expect([event, response.status, to > from, orderOf(response)]).toEqual([
        event,
        expect.any(Number),
        true,
        to,
      ]);
      const changes = (await last(boardId, event))?.changes;
      expect([event, changes?.['boardVersion']]).toEqual([event, { from, to }]);
      const isPlaced = /create|reorder|update|label/.test(event);
      expect([event, typeof changes?.['position']?.to]).toEqual([event, isPlaced ? 'string' : 'undefined']);
    }
    const { version } = await board(id);
    for (const path of ['lists', 'fields', 'labels', 'gantt'])
      expect([path, orderOf(await token.get(`/boards/${id}/${path}`))]).toEqual([path, version]);
    expect((await token.get<GridDto>(`/boards/${grid.id}/grid`)).body.version).toBe(
      (await board(grid.id)).version,
    );
    await token.delete(`/lists/${lists[0]}?moveCardsTo=${lists[1]}`);
    const [target] = (await token.get<ListDto[]>(`/boards/${id}/lists`)).body;
    expect((await last(id, 'list.delete'))?.changes).toEqual({
      boardVersion: { from: version, to: version + 1 },
      cards: { from: lists[0], to: lists[1] },
      listVersions: {
        from: { [String(lists[1])]: (target?.version ?? 0) - 1 },
        to: { [String(lists[1])]: target?.version },
      },
    });
  });

  it('of checklist items returns the version of the card, and of boards that of their order [DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a']);
    const card = await token.card(lists[0] as number);
    const path = `/cards/${card}/checklist`;
    const item = await token.post<{ id: number }>(path, { text: 'one' });
    await token.post(path, { text: 'two' });
    const moved = await token.patch(`${path}/${item.body.id}`, { position: 'last' });
    expect([orderOf(item), orderOf(moved), orderOf(await token.get(path))]).toEqual([2, 4, 4]);
    expect((await last(id, 'checklist.update'))?.changes).toEqual({
      position: { from: 'a0', to: 'a2' },
      cardVersion: { from: 3, to: 4 },
    });
    const other = await token.post<{ id: number }>('/boards', { name: 'Other' });
    const reordered = await token.post(`/boards/${other.body.id}/reorder`, { position: 'first' });
    expect(orderOf(reordered)).toBe(orderOf(other) + 1);
    expect((await last(other.body.id, 'board.reorder'))?.changes?.['boardOrderVersion']).toEqual({
      from: orderOf(other),
      to: orderOf(reordered),
    });
    expect(orderOf(await token.get('/boards'))).toBe(orderOf(reordered));
  });

  it('that respaces the ranks reports it once [DEC-5.ORDER-3, DEC-5.ORDER-5]', async () => {
    const { id, lists } = await token.board(['a']);
    const [a, b, c] = [
      await token.card(lists[0] as number, 'a'),
      await token.card(lists[0] as number, 'b'),
      await token.card(lists[0] as number, 'c'),
    ];
    for (let turn = 0; turn < 300; turn += 1)
      await token.post(`/cards/${turn % 2 === 0 ? c : b}/reorder`, { after: a });
    const recorded = (await api.events()).filter(
      ({ boardId, changes }) => boardId === id && changes?.['respaced'],
    );
    expect(recorded.map(({ changes }) => changes?.['respaced'])).toEqual([{ from: false, to: true }]);
  });
});
