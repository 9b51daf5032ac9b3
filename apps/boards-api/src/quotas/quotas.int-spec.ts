import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageSubject, type CardBatchItemDto, type ErrorDto, type WorkspaceUsageDto } from '@kiban/contracts';
import { request } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { RunningApi, type HttpResponse, type Client, type MadeBoard } from '../testing/running-api.js';

const BOARDS = 3;
const CARDS = 10;
const TEXT_BYTES = 2_000;

let api: RunningApi;
let nextWorkspaceId: number;

beforeAll(async () => {
  api = await RunningApi.start({
    QUOTA_BOARDS: String(BOARDS),
    QUOTA_CARDS: String(CARDS),
    QUOTA_TEXT_BYTES: String(TEXT_BYTES),
  });
  nextWorkspaceId = api.workspaceId + 1;
});
afterAll(() => api.stop());

/** A token of a workspace that holds nothing yet. */
const freshWorkspace = (): { token: Client; workspaceId: number } => {
  const workspaceId = (nextWorkspaceId += 1);
  return { token: api.stranger(workspaceId), workspaceId };
};

const usageOf = (workspaceId: number): Promise<WorkspaceUsageDto> =>
  request(api.nats, usageSubject, { workspaceId }, 5_000);

const cardsIn = async (token: Client, listId: number): Promise<number> =>
  (await token.get<{ cardCount: number }>(`/lists/${listId}`)).body.cardCount;

const expectRejected = (response: HttpResponse<unknown>, quota: string): void => {
  expect([response.status, (response.body as ErrorDto).code]).toEqual([409, 'limit_reached']);
  expect((response.body as ErrorDto).error).toContain(`quota of ${quota}`);
};

const exportWith = (cards: number, title = 'A'): object => ({
  format: 'kiban.board',
  formatVersion: 1,
  board: { name: 'Imported' },
  lists: [{ name: 'To do', cards: Array.from({ length: cards }, () => ({ title })) }],
});

describe('the quota of boards', () => {
  it('admits exactly its number of racing requests, by creation and by import', async () => {
    const { token, workspaceId } = freshWorkspace();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0 ? token.post('/boards', { name: 'Launch' }) : token.post('/boards/import', exportWith(0)),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(BOARDS);
    for (const response of responses)
      if (response.status !== 201) expectRejected(response, `${BOARDS} boards`);
    const { body: boards } = await token.get<{ id: number }[]>('/boards');
    expect(boards).toHaveLength(BOARDS);

    const id = boards[0]?.id ?? 0;
    expect((await token.post(`/boards/${id}/archive`)).status).toBe(200);
    expectRejected(await token.post('/boards', { name: 'Launch' }), `${BOARDS} boards`);
    expect((await token.delete(`/boards/${id}`)).status).toBe(204);
    expect((await token.post('/boards', { name: 'Launch' })).status).toBe(201);
    expect((await api.stranger(workspaceId + 1_000_000).post('/boards', { name: 'Launch' })).status).toBe(
      201,
    );
  });
});

describe('the quota of cards', () => {
  let token: Client;
  let workspaceId: number;
  let board: MadeBoard;
  let listId: number;

  const fill = async (many: number): Promise<void> => {
    ({ token, workspaceId } = freshWorkspace());
    board = await token.board(['To do', 'Done']);
    listId = board.lists[0] ?? 0;
    for (let n = 0; n < many; n += 1) await token.card(listId, 'A');
  };

  it('admits exactly its number of racing requests of one replica', async () => {
    await fill(0);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        token.post('/cards', {
          listId: board.lists[n % 2],
          title: 'A',
          ...(n % 3 === 0 ? { position: 'first' } : {}),
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(CARDS);
    for (const response of responses) if (response.status !== 201) expectRejected(response, `${CARDS} cards`);
    expect(await usageOf(workspaceId)).toMatchObject({ cards: CARDS });
  });

  it('counts archived cards, and rejects with an Idempotency-Key as well', async () => {
    await fill(CARDS);
    const { body: cards } = await token.get<{ id: number }[]>(`/lists/${listId}/cards`);
    expect((await token.post(`/cards/${cards[0]?.id}/archive`)).status).toBe(200);
    expectRejected(await token.post('/cards', { listId, title: 'A' }), `${CARDS} cards`);
    const keyed = await token.post('/cards', { listId, title: 'A' }, { 'idempotency-key': 'one' });
    expectRejected(keyed, `${CARDS} cards`);
  });

  it('replays the response of a card that was created before the quota was reached', async () => {
    await fill(CARDS - 1);
    const key = { 'idempotency-key': 'the-last' };
    const first = await token.post('/cards', { listId, title: 'A' }, key);
    expect(first.status).toBe(201);
    const replayed = await token.post('/cards', { listId, title: 'A' }, key);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);
  });

  it('rejects the items of a batch that exceed it, and an atomic batch as a whole', async () => {
    await fill(CARDS - 2);
    const cards = Array.from({ length: 4 }, () => ({ listId, title: 'A' }));
    const atomic = await token.post<ErrorDto>('/cards/batch', { atomic: true, cards });
    expectRejected(atomic, `${CARDS} cards`);
    expect(atomic.body.error).toContain('cards.2');
    expect(await cardsIn(token, listId)).toBe(CARDS - 2);

    const { status, body } = await token.post<CardBatchItemDto[]>('/cards/batch', { cards });
    expect([status, body.map((item) => [item.status, item.error?.code])]).toEqual([
      200,
      [
        [201, undefined],
        [201, undefined],
        [409, 'limit_reached'],
        [409, 'limit_reached'],
      ],
    ]);
  });

  it('rejects an import before anything is written', async () => {
    await fill(4);
    const before = await api.events();
    expectRejected(await token.post('/boards/import', exportWith(CARDS - 3)), `${CARDS} cards`);
    expect((await token.get<object[]>('/boards')).body).toHaveLength(1);
    expect(await api.events()).toEqual(before);
    expect((await token.post('/boards/import', exportWith(CARDS - 4))).status).toBe(201);
    expectRejected(await token.post('/cards', { listId, title: 'A' }), `${CARDS} cards`);
  });

  it('admits copies of cards while there is room, and counts their checklists as text [DEC-5.COPY-5]', async () => {
    await fill(CARDS - 1);
    const { body: cards } = await token.get<{ id: number }[]>(`/lists/${listId}/cards`);
    const id = cards[0]?.id ?? 0;
    for (const letter of ['i', 'j'])
      expect(
        (await token.post(`/cards/${id}/checklist`, { text: letter.repeat(TEXT_BYTES / 4) })).status,
      ).toBe(201);
    const full = `${TEXT_BYTES} bytes of text`;
    expectRejected(await token.post(`/cards/${id}/copy`), full);
    expect((await token.post(`/cards/${id}/copy`, { checklist: false })).status).toBe(201);
    expectRejected(await token.post(`/cards/${id}/copy`, { checklist: false }), `${CARDS} cards`);
    expect(await cardsIn(token, listId)).toBe(CARDS);
  });

  it('admits new cards once others are deleted', async () => {
    await fill(CARDS);
    const { body: cards } = await token.get<{ id: number }[]>(`/lists/${listId}/cards`);
    expect((await token.delete(`/cards/${cards[0]?.id}`)).status).toBe(204);
    await eventually('room for a card', async () => {
      const response = await token.post('/cards', { listId, title: 'A' });
      return response.status === 201;
    });
  });

  it('responds 404 for a list that the caller does not see, even if the quota is reached', async () => {
    await fill(CARDS);
    expect((await token.post('/cards', { listId: 999_999_999, title: 'A' })).status).toBe(404);
  });
});

describe('the quota of bytes of text', () => {
  it('limits every text on creation and on update, except one that becomes shorter', async () => {
    const { token, workspaceId } = freshWorkspace();
    const board = await token.board(['To do']);
    const listId = board.lists[0] ?? 0;
    // Two bytes each in UTF-8.
    const long = 'é'.repeat((TEXT_BYTES - 200) / 2);
    const cardId = await token.card(listId, 'A', { description: long });
    const { body: comment } = await token.post<{ id: number }>(`/cards/${cardId}/comments`, { text: 'c' });
    const { body: item } = await token.post<{ id: number }>(`/cards/${cardId}/checklist`, { text: 'i' });
    const { body: field } = await token.post<{ id: number }>(`/boards/${board.id}/fields`, {
      name: 'Note',
      type: 'text',
    });
    const more = 'm'.repeat(300);
    const before = await usageOf(workspaceId);
    const quota = `${TEXT_BYTES} bytes of text`;
    for (const [method, path, body] of [
      ['POST', '/cards', { listId, title: 'A', description: more }],
      ['POST', '/cards', { listId, title: 'A', description: more, position: 'first' }],
      ['POST', '/cards/batch', { atomic: true, cards: [{ listId, title: 'A', description: more }] }],
      ['PATCH', `/cards/${cardId}`, { title: more }],
      ['POST', `/cards/${cardId}/comments`, { text: more }],
      ['PATCH', `/comments/${comment.id}`, { text: more }],
      ['POST', `/cards/${cardId}/checklist`, { text: more }],
      ['PATCH', `/cards/${cardId}/checklist/${item.id}`, { text: more }],
      ['PUT', `/cards/${cardId}/fields/${field.id}`, { value: more }],
      ['POST', `/boards/${board.id}/lists`, { name: 'B', info: { text: more } }],
      ['PATCH', `/lists/${listId}`, { info: { attributes: { more } } }],
      ['POST', '/boards/import', exportWith(1, more)],
    ] as const)
      expectRejected(await token.send(method, path, body), quota);
    expect(await usageOf(workspaceId)).toEqual(before);

    expect((await token.patch(`/cards/${cardId}`, { description: 'short' })).status).toBe(200);
    await eventually('room for text', async () => {
      const response = await token.patch(`/comments/${comment.id}`, { text: more });
      return response.status === 200;
    });
  });
});

describe('the usage of a workspace', () => {
  it('equals its tables after creations, updates, an import and deletions', async () => {
    const { token, workspaceId } = freshWorkspace();
    const other = freshWorkspace();
    await other.token.card((await other.token.board(['To do'])).lists[0] ?? 0, 'Of another workspace');
    expect(await usageOf(workspaceId)).toEqual({
      boards: 0,
      cards: 0,
      textBytes: 0,
      quotas: { boards: BOARDS, cards: CARDS, textBytes: TEXT_BYTES },
    });

    const board = await token.board(['To do']);
    const listId = board.lists[0] ?? 0;
    const texts: string[] = [];
    const textOf = (text: string): string => {
      texts.push(text);
      return text;
    };
    const cardId = await token.card(listId, textOf('Größe'), { description: textOf('prüfen ✓') });
    await token.post(`/cards/${cardId}/comments`, { text: textOf('ein Kommentar') });
    await token.post(`/cards/${cardId}/checklist`, { text: textOf('erst dies') });
    const { body: field } = await token.post<{ id: number }>(`/boards/${board.id}/fields`, {
      name: 'Note',
      type: 'text',
    });
    await token.put(`/cards/${cardId}/fields/${field.id}`, { value: textOf('ein Wert') });
    await token.patch(`/lists/${listId}`, { info: { text: textOf('Hinweis'), attributes: { a: 'ü' } } });
    textOf(JSON.stringify({ a: 'ü' }));
    await token.post('/boards/import', exportWith(2, 'eingeführt'));
    texts.push('eingeführt', 'eingeführt');
    const deleted = await token.card(listId, 'to be deleted');
    expect((await token.delete(`/cards/${deleted}`)).status).toBe(204);

    const textBytes = Buffer.byteLength(texts.join(''));
    const usage = await eventually('a count of the tables', async () => {
      const counted = await usageOf(workspaceId);
      return counted.cards === 3 && counted.boards === 2 && counted;
    });
    expect(usage).toMatchObject({ boards: 2, cards: 3, textBytes });
  });
});
