import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type CardBatchItemDto, type CardDto, type CustomFieldDto } from '@kiban/contracts';
import { RunningApi, type Client, type HttpResponse, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board();
});
afterAll(() => api.stop());

const path = '/cards/batch-update';
const change = async (cards: readonly object[], by = token): Promise<CardBatchItemDto[]> => {
  const { status, body } = await by.post<CardBatchItemDto[]>(path, { cards });
  expect(status).toBe(200);
  return body;
};
const statusesOf = (items: readonly CardBatchItemDto[]): unknown[] =>
  items.map(({ status, error }) => (error ? [status, error.code] : status));
const newCard = (title?: string): Promise<number> => token.card(board.lists[0] as number, title);
const newLabel = async (by: Client, boardId: number, name: string): Promise<number> =>
  (await by.post<{ id: number }>(`/boards/${boardId}/labels`, { name, color: '#ef4444' })).body.id;

/** The kinds of the events that `work` causes. */
async function kindsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { length } = await api.events();
  await work();
  return (await api.events()).slice(length).map(({ event }) => event);
}

describe('POST /cards/batch-update', () => {
  it('makes each change as a request of its own, in request order, with its event [DEC-5.CARD-18]', async () => {
    const [one, two] = [await newCard('one'), await newCard('two')];
    const label = await newLabel(token, board.id, 'in order');
    const member = api.member('member', 'screen', 'Aiko');
    let items: CardBatchItemDto[] = [];
    const kinds = await kindsOf(async () => {
      items = await change([
        { id: one, set: { title: 'first', dueDate: '2026-12-01' } },
        { id: one, labels: { add: [label] } },
        { id: one, assignees: { add: [member.as.id] } },
        { id: one, completed: true },
        { id: two, move: { listId: board.lists[1] } },
        { id: one, move: { listId: board.lists[1], before: two } },
        { id: two, archived: true },
      ]);
    });
    expect(kinds).toEqual([
      ...['card.update', 'label.change', 'assignee.change', 'card.complete'],
      ...['card.move', 'card.move', 'card.archive'],
    ]);
    expect(statusesOf(items)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(items.map(({ card }) => card?.version)).toEqual([2, 3, 4, 5, 2, 6, 3]);
    const last = items[5] as CardBatchItemDto;
    expect((await token.get<CardDto>(`/cards/${one}`)).body).toEqual(last.card);
    expect(last.card).toMatchObject({
      title: 'first',
      listId: board.lists[1],
      labels: [{ id: label }],
      assignees: [{ memberId: member.as.id }],
    });
    expect(last.listVersion).toBeGreaterThan(items[4]?.listVersion ?? Infinity);
    const order = (await token.get<CardDto[]>(`/lists/${board.lists[1]}/cards`)).body.map(({ id }) => id);
    expect(order).toEqual([one]);
  });

  it('reports an error for its item alone, with the response of a single request [DEC-5.CARD-18]', async () => {
    const [card, archived, kept] = [await newCard(), await newCard(), await newCard()];
    await token.post(`/cards/${archived}/archive`);
    const elsewhere = await newLabel(token, (await token.board()).id, 'elsewhere');
    const place = { before: kept, after: kept };
    const items = await change([
      { id: 999_999_999, completed: true },
      { id: card, version: 9, completed: true },
      { id: archived, completed: true },
      { id: card, set: { startDate: '2026-12-02', dueDate: '2026-12-01' } },
      { id: card, labels: { add: [elsewhere] } },
      { id: card, assignees: { add: [999_999_999] } },
      { id: card, move: { listId: 999_999_999 } },
      { id: card, move: { listId: board.lists[0], before: 999_999_999 } },
      { id: card, move: { listId: board.lists[0], ...place } },
      { id: card },
      { id: card, completed: true, archived: true },
      { id: kept, version: 1, archived: false },
    ]);
    expect(statusesOf(items)).toEqual([
      [404, 'not_found'],
      [412, 'precondition_failed'],
      [409, 'archived'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [404, 'not_found'],
      [409, 'anchor_gone'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      [422, 'validation_failed'],
      200,
    ]);
    expect((await token.get<CardDto>(`/cards/${card}`)).body.version).toBe(1);
    const fields = items.map(({ error }) => error?.details?.[0]?.field);
    expect(fields.slice(4, 6)).toEqual(['labels.add', 'assignees.add']);
  });

  it('adds and removes labels and assignees beside the others, and changes nothing twice', async () => {
    const card = await newCard();
    const [a, b, c] = [
      await newLabel(token, board.id, 'a'),
      await newLabel(token, board.id, 'b'),
      await newLabel(token, board.id, 'c'),
    ];
    const people = [api.member('member').as.id, api.member('member').as.id];
    const changes = [
      { id: card, labels: { add: [a, b] } },
      { id: card, labels: { add: [b, c], remove: [a, b] } },
      { id: card, assignees: { add: people } },
      { id: card, assignees: { remove: [people[0], 999_999_999] } },
    ];
    const items = await change(changes);
    expect(items[1]?.card?.labels.map(({ id }) => id)).toEqual([b, c]);
    expect(items[3]?.card?.assignees.map(({ memberId }) => memberId)).toEqual(people.slice(1));
    const kinds = await kindsOf(() => change([changes[1], changes[3], { id: card, labels: {} }] as object[]));
    expect(kinds).toEqual([]);
  });

  it('sets and clears custom fields with their events, and rejects what a single request rejects', async () => {
    const card = await newCard();
    const newField = async (body: object): Promise<CustomFieldDto> =>
      (await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, body)).body;
    const region = await newField({ name: 'Region', type: 'select', options: [{ label: 'EMEA' }] });
    const budget = await newField({ name: 'Budget', type: 'number' });
    const owner = await newField({ name: 'Owner', type: 'member' });
    const aiko = api.member('member', 'screen', 'Aiko of the batch');
    let items: CardBatchItemDto[] = [];
    const kinds = await kindsOf(async () => {
      items = await change([
        { id: card, field: { fieldId: region.id, value: 'emea' } },
        { id: card, field: { fieldId: budget.id, value: 12.5 } },
        { id: card, field: { fieldId: owner.id, value: 'Aiko of the batch' } },
        { id: card, field: { fieldId: budget.id, value: null } },
        { id: card, field: { fieldId: budget.id, value: 'much' } },
        { id: card, field: { fieldId: 999_999_999, value: 1 } },
        { id: card, version: 1, field: { fieldId: budget.id, value: 3 } },
      ]);
    });
    expect(kinds).toEqual(['value.change', 'value.change', 'value.change', 'value.change']);
    expect(statusesOf(items)).toEqual([
      ...[200, 200, 200, 200],
      ...[
        [422, 'validation_failed'],
        [404, 'not_found'],
        [412, 'precondition_failed'],
      ],
    ]);
    expect(items[1]?.card?.fields).toEqual({ [region.id]: region.options[0]?.id, [budget.id]: 12.5 });
    const last = (await token.get<CardDto>(`/cards/${card}`)).body;
    expect(last).toEqual(items[3]?.card);
    expect(last.fields).toEqual({ [region.id]: region.options[0]?.id, [owner.id]: aiko.as.id });
  });

  it('continues with a card on the board that it moved to', async () => {
    const other = await token.board(['There']);
    const [own, theirs] = [await newLabel(token, board.id, 'own'), await newLabel(token, other.id, 'theirs')];
    const card = await newCard();
    const items = await change([
      { id: card, labels: { add: [own] } },
      { id: card, move: { listId: other.lists[0] } },
      { id: card, set: { title: 'There' } },
      { id: card, labels: { add: [own] } },
      { id: card, labels: { add: [theirs] } },
    ]);
    expect(statusesOf(items)).toEqual([200, 200, 200, [422, 'validation_failed'], 200]);
    expect(items.map(({ card: seen }) => seen?.labels.map(({ id }) => id))).toEqual([
      [own],
      [],
      [],
      undefined,
      [theirs],
    ]);
    expect((await token.get<CardDto>(`/cards/${card}`)).body).toEqual(items[4]?.card);
  });

  it('answers for cards and lists that the caller may not see as for unknown ones', async () => {
    const hidden = await token.board(['Hidden'], { visibility: 'private' });
    const stranger = api.stranger();
    const foreign = await stranger.board(['Theirs']);
    const member = api.member('member');
    const [card, unseen] = [await newCard(), await token.card(hidden.lists[0] as number)];
    const foreignCard = await stranger.card(foreign.lists[0] as number);
    const ids = [unseen, foreignCard, 999_999_999];
    const lists = [hidden.lists[0], foreign.lists[0], 999_999_999];
    const kinds = await kindsOf(async () => {
      for (const items of [
        await change(
          ids.map((id) => ({ id, completed: true })),
          member,
        ),
        await change(
          ids.map((id) => ({ id, labels: { add: [1] } })),
          member,
        ),
        await change(
          ids.map((id) => ({ id, assignees: { remove: [1] } })),
          member,
        ),
        await change(
          lists.map((listId) => ({ id: card, move: { listId } })),
          member,
        ),
      ]) {
        expect(statusesOf(items)).toEqual(ids.map(() => [404, 'not_found']));
        expect(new Set(items.map(({ error }) => error?.error.replace(/\d+/, '#'))).size).toBe(1);
      }
    });
    expect(kinds).toEqual([]);
  });

  it('is closed to viewers', async () => {
    const viewer = api.member('viewer');
    const { status } = await viewer.post(path, { cards: [{ id: await newCard(), completed: true }] });
    expect(status).toBe(403);
  });

  it('is done once under an Idempotency-Key, and not replayed to a caller who lost the board', async () => {
    const member = api.member('member');
    const own = await token.board(['a']);
    const card = await token.card(own.lists[0] as number);
    const send = (key: string): Promise<HttpResponse<CardBatchItemDto[]>> =>
      member.post(path, { cards: [{ id: card, completed: true }] }, { 'idempotency-key': key });
    const first = await send('bulk');
    const kinds = await kindsOf(async () => {
      const again = await send('bulk');
      expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
    });
    expect(kinds).toEqual([]);
    await token.patch(`/boards/${own.id}`, { visibility: 'private' });
    expect((await send('bulk')).status).toBe(404);
    expect(statusesOf((await send('another')).body)).toEqual([[404, 'not_found']]);
  });

  it('succeeds for concurrent batches of the same cards in opposite orders', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push(await newCard(`card ${n}`));
    const moves = (order: readonly number[], list: number): object[] =>
      order.flatMap((id) => [
        { id, move: { listId: board.lists[list], position: 'first' } },
        { id, completed: true },
      ]);
    const batches = [1, 2, 1, 2, 0].map((list, n) =>
      change(moves(n % 2 === 0 ? ids : ids.toReversed(), list)),
    );
    for (const items of await Promise.all(batches))
      expect(new Set(items.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it(`takes ${limits.batchChangesMax} changes`, async () => {
    const ids: number[] = [];
    for (let n = 0; n < 50; n++) ids.push(await newCard());
    const changes = Array.from({ length: limits.batchChangesMax }, (_, n) => ({
      id: ids[n % ids.length],
      set: { title: `title ${n}` },
    }));
    const items = await change(changes);
    expect(items.map(({ card }) => card?.title)).toEqual(changes.map(({ set }) => set.title));
  });
});
